"""Ray for the tests: a session of two workers that have this folder's modules."""

import os
from pathlib import Path

os.environ.setdefault("RAY_DATA_DISABLE_PROGRESS_BARS", "1")
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
import ray  # noqa: E402

HERE = str(Path(__file__).parent)
TRIES = 5


def with_path(*folders):
    """An environment of workers in which Python looks for modules in these folders first."""
    return {"env_vars": {"PYTHONPATH": os.pathsep.join([*folders, os.environ.get("PYTHONPATH", "")])}}


def begin():
    """Begins the session. Ray gives its processes half a minute, which no setting changes and a busy machine may not have."""
    for number in range(1, TRIES + 1):
        try:
            return ray.init(num_cpus=2, include_dashboard=False, object_store_memory=200 << 20, log_to_driver=False, runtime_env=with_path(HERE))
        except Exception as error:
            ray.shutdown()
            if number == TRIES or "timed out during startup" not in str(error):
                raise
