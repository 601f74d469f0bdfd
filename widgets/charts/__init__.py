"""HoloViews figures on Bokeh, for what people would rather see than read. Each is told in words beside it, too."""
