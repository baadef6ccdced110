"""One survey of a folder by the program of the package, by Spark and by Ray: the same table."""

import os
import subprocess
import sys
import tempfile
import unittest
from functools import partial
from pathlib import Path

os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
import pyarrow  # noqa: E402
import pyarrow.compute  # noqa: E402
import pyarrow.dataset  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402
from pyspark.sql import functions as F  # noqa: E402

import charsleuth.arrow  # noqa: E402
import charsleuth.spark  # noqa: E402
import ray_session  # noqa: E402
from contents import contents  # noqa: E402
from ray_session import ray  # noqa: E402


def named(batch):
    """A batch of Ray with a field for the name, which is a hint."""
    return batch.append_column("filename", pyarrow.compute.replace_substring_regex(batch["path"], "^.*/", ""))


class Survey(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name).resolve()
        for number, content in enumerate(contents(300)):
            path = cls.folder / "files" / f"{number % 7}" / f"{number:04}{('.txt', '.csv', '.sub')[number % 3]}"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        subprocess.run([sys.executable, "-m", "charsleuth", "survey", "--parquet", cls.folder / "table", "--rows", "40", cls.folder / "files"], check=True)
        parts = pyarrow.dataset.dataset(sorted(map(str, (cls.folder / "table").iterdir()))).to_table()
        cls.expected = sorted(parts.to_pylist(), key=lambda row: row["path"])

    def same(self, rows):
        """Rows of path, size and charsleuth."""
        table = [{"path": row["path"].removeprefix("file:"), "size": row["size"], **row["charsleuth"]} for row in rows]
        self.assertEqual(len(self.expected), 300)
        self.assertEqual(sorted(table, key=lambda row: row["path"]), self.expected)

    def test_spark(self):
        spark = (SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").config("spark.driver.memory", "1g")
                 .config("spark.log.level", "ERROR").getOrCreate())
        self.addCleanup(spark.stop)
        files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(str(self.folder / "files"))
        files = files.select("path", "content", F.col("length").alias("size"), F.regexp_replace("path", "^.*/", "").alias("filename"))
        rows = charsleuth.spark.detect(files, "content", hint_fields=["filename"]).collect()
        self.same([row.asDict(recursive=True) for row in rows])

    def test_ray(self):
        ray_session.begin()
        self.addCleanup(ray.shutdown)
        files = ray.data.read_binary_files(str(self.folder / "files"), include_paths=True)
        asked = partial(charsleuth.arrow.with_answers, column="bytes", keep=True, hint_fields=["filename"])
        rows = files.map_batches(named, batch_format="pyarrow").map_batches(asked, batch_format="pyarrow").take_all()
        self.same([{**row, "size": len(row["bytes"])} for row in rows])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
