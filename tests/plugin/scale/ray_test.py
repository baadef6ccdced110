"""Ray Data: two workers over a data set, one of them killed in the middle of the job."""

import os
import signal
import sys
import tempfile
import time
import unittest
from functools import partial
from pathlib import Path

import charsleuth
import charsleuth.arrow
import ray_session
from contents import contents
from ray_session import ray

CONTENTS = contents(200)
EXPECTED = [(number, charsleuth.detect(content).encoding) for number, content in enumerate(CONTENTS)]


def killed_once(batch, flag):
    """Answers for a batch; the first worker that comes here is killed."""
    time.sleep(0.5)
    try:
        Path(flag).touch(exist_ok=False)
    except FileExistsError:
        return charsleuth.arrow.with_answers(batch, "content")
    os.kill(os.getpid(), signal.SIGKILL)


class Ray(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        ray_session.begin()
        cls.data = ray.data.from_items([{"number": number, "content": content} for number, content in enumerate(CONTENTS)],
                                       override_num_blocks=8)

    @classmethod
    def tearDownClass(cls):
        ray.shutdown()

    def rows(self, answered):
        return sorted((row["number"], row["charsleuth"]["encoding"]) for row in answered.take_all())

    def test_rows_are_those_of_a_call_a_text(self):
        answered = self.data.map_batches(partial(charsleuth.arrow.with_answers, column="content"), batch_format="pyarrow")
        self.assertEqual(self.rows(answered), EXPECTED)

    def test_five_thousand_rows_are_those_of_arrow(self):
        many = contents(5000)
        data = ray.data.from_items([{"number": number, "content": content} for number, content in enumerate(many)], override_num_blocks=8)
        answered = data.map_batches(partial(charsleuth.arrow.with_answers, column="content", text=True), batch_format="pyarrow")
        rows = {row["number"]: row["charsleuth"] for row in answered.take_all()}
        self.assertEqual([rows[number] for number in range(len(many))], charsleuth.arrow.decode(many).to_pylist())

    def test_a_worker_without_the_library_is_told_and_the_session_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "charsleuth.py").write_text("raise ModuleNotFoundError(\"No module named 'charsleuth'\", name='charsleuth')\n")
            answered = self.data.map_batches(partial(charsleuth.arrow.with_answers, column="content"), batch_format="pyarrow",
                                             runtime_env=ray_session.with_path(folder, ray_session.HERE))
            with self.assertRaisesRegex(Exception, "No module named 'charsleuth'"):
                answered.take_all()
        self.test_rows_are_those_of_a_call_a_text()

    def test_a_job_ends_with_the_same_rows_after_a_worker_was_killed(self):
        flag = Path(os.environ.get("TMPDIR", "/tmp"), f"charsleuth-ray-{os.getpid()}")
        self.addCleanup(flag.unlink, missing_ok=True)
        answered = self.data.map_batches(partial(killed_once, flag=str(flag)), batch_format="pyarrow", concurrency=2)
        self.assertEqual(self.rows(answered), EXPECTED)
        self.assertTrue(flag.exists())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
