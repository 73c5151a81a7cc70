"""The game server: tables, clocks, people and bots, over HTTP and WebSocket."""
