"""The rules explorer, one part to a file: each turns an address into words, the core says what stands in them."""
