"""The tutor on a screen: pages, boards and charts on Panel. Importing this package imports no Panel."""
