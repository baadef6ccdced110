"""Spark: local mode, and a cluster of two processes, one of which is killed in the middle of a job.

    spark_test.py CLUSTER     "local[2]" or "local-cluster[2,1,1024]"
"""

import os
import signal
import sys
import tempfile
import threading
import time
import unittest
import unittest.mock
from pathlib import Path

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
from pyspark.sql import SparkSession  # noqa: E402

import charsleuth  # noqa: E402
import charsleuth.arrow  # noqa: E402
import charsleuth.spark  # noqa: E402
from contents import contents  # noqa: E402

CLUSTER = sys.argv[1] if len(sys.argv) > 1 else "local[2]"
SAMPLES = Path(__file__).resolve().parents[3] / "resources/samples/files"
CONTENTS = contents(200)


def executors(application):
    """The processes of the executors of a local cluster's application."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "cmdline").read_bytes().split(b"\0") if folder.name.isdigit() else []
        except OSError:  # it has ended
            continue
        if application.encode() in words and any(b"CoarseGrainedExecutorBackend" in word for word in words):
            found.append(int(folder.name))
    return found


class Spark(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.spark = (SparkSession.builder.master(CLUSTER).appName("charsleuth").config("spark.ui.enabled", "false")
                     .config("spark.driver.memory", "1g").config("spark.executor.memory", "512m")
                     .config("spark.sql.execution.arrow.maxRecordsPerBatch", "50").config("spark.log.level", "ERROR").getOrCreate())
        rows = [(number, bytearray(content)) for number, content in enumerate(CONTENTS)]
        cls.frame = cls.spark.createDataFrame(rows, "number int, content binary").repartition(8)

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def expected(self):
        return [(number, charsleuth.detect(content).encoding) for number, content in enumerate(CONTENTS)]

    def test_rows_are_those_of_a_call_a_text(self):
        rows = charsleuth.spark.detect(self.frame).select("number", "charsleuth.encoding").collect()
        self.assertEqual(sorted(map(tuple, rows)), self.expected())

    def test_files_are_read_with_their_texts(self):
        files = self.spark.read.format("binaryFile").load(str(SAMPLES))
        rows = charsleuth.spark.decode(files, "content", into="answer").select("path", "answer.encoding", "answer.text").collect()
        self.assertEqual(len(rows), len(list(SAMPLES.iterdir())))
        for path, encoding, text in rows:
            data = Path(path.removeprefix("file:")).read_bytes()
            verdict = charsleuth.detect(data)
            self.assertEqual((encoding, text), (verdict.encoding, charsleuth.decode(data)[0] if verdict.encoding else None))

    def test_sql_has_two_functions(self):
        charsleuth.spark.register(self.spark)
        self.frame.createOrReplaceTempView("contents")
        rows = self.spark.sql("SELECT number, detect_encoding(content) e, to_utf8(content) t FROM contents").collect()
        self.assertEqual(sorted(row[:2] for row in rows), self.expected())
        for number, encoding, text in rows:
            if encoding is not None:
                self.assertEqual(text, charsleuth.decode(CONTENTS[number])[0])
        self.assertEqual(self.spark.sql("SELECT detect_encoding(CAST(NULL AS BINARY)), to_utf8(unhex('89504e470d0a1a0a0000000d49484452'))").collect(), [(None, None)])

    def test_a_string_column_is_read_as_its_bytes(self):
        strings = self.spark.sql("SELECT CAST(unhex('cff0e8e2e5f22c20ece8f0') AS STRING) AS s, 1 AS other")
        self.assertEqual(charsleuth.spark.detect(strings, "s", keep=True).select("other", "charsleuth.encoding").collect(),
                         [(1, "windows-1251")])

    def test_a_text_that_may_be_too_long_for_a_string_is_a_row_with_a_reason(self):
        most = max(map(len, CONTENTS)) - 1
        with unittest.mock.patch.object(charsleuth.spark, "_LONGEST", most):
            rows = charsleuth.spark.decode(self.frame).select("number", "charsleuth.text", "charsleuth.reason").collect()
        long = {number: (text, reason) for number, text, reason in rows if len(CONTENTS[number]) > most}
        self.assertEqual(set(long.values()), {(None, f"longer than {most} bytes")})
        self.assertEqual(len(rows), len(CONTENTS))
        self.assertTrue(long)

    def test_a_column_that_is_not_there_is_told_at_once(self):
        with self.assertRaisesRegex(ValueError, "no column 'body'"):
            charsleuth.spark.detect(self.frame, "body")

    @unittest.skipIf(CLUSTER.startswith("local-cluster"), "asked in one process")
    def test_five_thousand_rows_are_those_of_arrow(self):
        many = contents(5000)
        frame = self.spark.createDataFrame([(number, bytearray(content)) for number, content in enumerate(many)], "number int, content binary")
        rows = charsleuth.spark.decode(frame.repartition(8)).collect()
        answers = {number: answer.asDict() for number, answer in rows}
        self.assertEqual([answers[number] for number in range(len(many))], charsleuth.arrow.decode(many).to_pylist())

    def test_a_worker_without_the_library_is_told_and_the_session_goes_on(self):
        environment = self.spark.sparkContext.environment
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "charsleuth.py").write_text("raise ModuleNotFoundError(\"No module named 'charsleuth'\", name='charsleuth')\n")
            environment["PYTHONPATH"] = folder
            self.addCleanup(environment.pop, "PYTHONPATH", None)
            with self.assertRaisesRegex(Exception, "ModuleNotFoundError: No module named 'charsleuth'"):
                charsleuth.spark.detect(self.frame).collect()
        del environment["PYTHONPATH"]
        self.test_rows_are_those_of_a_call_a_text()

    @unittest.skipUnless(CLUSTER.startswith("local-cluster"), "executors are processes of their own in a cluster only")
    def test_a_job_ends_with_the_same_rows_after_an_executor_was_killed(self):
        application = self.spark.sparkContext.applicationId
        with tempfile.TemporaryDirectory() as folder:
            flag = Path(folder, "a worker has begun")
            killed = []

            def kill():
                while not flag.exists():
                    time.sleep(0.1)
                killed.append(executors(application)[0])
                os.kill(killed[0], signal.SIGKILL)

            def slowed(batches, flag=str(flag)):
                for batch in batches:
                    open(flag, "w").close()
                    time.sleep(1)
                    yield batch

            self.assertEqual(len(executors(application)), 2)
            thread = threading.Thread(target=kill, daemon=True)
            thread.start()
            slow = self.frame.mapInArrow(slowed, self.frame.schema)
            rows = charsleuth.spark.detect(slow).select("number", "charsleuth.encoding").collect()
            thread.join()
        self.assertEqual(len(killed), 1)
        self.assertFalse(Path("/proc", str(killed[0])).exists())
        self.assertEqual(sorted(map(tuple, rows)), self.expected())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
