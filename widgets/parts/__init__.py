"""What the pages with settings share: their address, and the parts and looks of their leaves."""
