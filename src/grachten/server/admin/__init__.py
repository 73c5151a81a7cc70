"""What an operator does on the running server."""
