"""The build backend of the checkout's own pyproject.toml: setuptools, in this folder."""

import os

os.chdir(os.path.dirname(os.path.abspath(__file__)))

from setuptools.build_meta import *  # noqa: E402, F401, F403
