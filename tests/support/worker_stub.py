"""Stands for a worker process, where the server started one: bots, hints, reviews, pictures.

The worker is forked from the process of `forking` that has everything loaded, with the input, the
output and the environment of this one. Each ends with the other. Run with as little of Python as
possible: `python -I -S worker_stub.py ADDRESS PROGRAM`.
"""

import json
import os
import socket
import sys


def main() -> None:
    _, address, program = sys.argv
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as line:
        line.connect("\0" + address)
        wanted = {"program": program, "environment": dict(os.environ)}
        socket.send_fds(line, [json.dumps(wanted).encode()], [0, 1, 2])
        for number in (0, 1):  # whoever waits for their end must not wait for this process
            os.close(number)
        os._exit(int(line.recv(64) or 1) % 256)


if __name__ == "__main__":
    main()
