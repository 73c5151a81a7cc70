"""Stands for a process in which bots think, where the server started one.

What thinks is forked from the process of `forking` that has everything loaded, with the input, the
output and the environment of this one. Each ends with the other. Run with as little of Python as
possible: `python -I -S bot_stub.py ADDRESS MODULE`.
"""

import json
import os
import socket
import sys


def main() -> None:
    _, address, module = sys.argv
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as line:
        line.connect("\0" + address)
        wanted = {"module": module, "environment": dict(os.environ)}
        socket.send_fds(line, [json.dumps(wanted).encode()], [0, 1, 2])
        for number in (0, 1):  # whoever waits for their end must not wait for this process
            os.close(number)
        os._exit(int(line.recv(64) or 1) % 256)


if __name__ == "__main__":
    main()
