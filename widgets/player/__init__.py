"""The lesson player: the leaves of its page, the boards it can be played on, and the desk that ties them together."""
