"""What comes before a request or a message is one: sockets, limits, and both protocols."""
