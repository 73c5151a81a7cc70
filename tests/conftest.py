"""What must be so before any test runs."""

import signal

from hypothesis import HealthCheck, settings

settings.register_profile(
    "patient",
    deadline=None,  # an example that takes a second on a busy machine is no failure
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")


def pytest_configure() -> None:
    """Hear Ctrl-C, and let every process hear it that a test starts.

    A shell without job control lets what it starts in the background ignore it (`make test &` in a
    script), and ignoring is inherited: tests that stop a command as people do would wait for ever.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
