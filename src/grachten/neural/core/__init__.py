"""The network's arithmetic, compiled: plain numbers and arrays."""
