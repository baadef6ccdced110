"""Threads, memory, and input larger than usual."""

import mmap
import resource
import sys
import tempfile
import threading
import time
import unittest

import charsleuth
from samples import encoded


def resident():
    """Bytes of memory in use now."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize()


class Threads(unittest.TestCase):
    def test_many_threads_get_the_answers_of_one(self):
        texts = [(name, data) for name, _, _, data in encoded()]
        wrong = []

        def work(number):
            for i in range(30):
                name, data = texts[(number + i) % len(texts)]
                if charsleuth.detect(data).encoding != name or charsleuth.decode(data)[1].encoding != name:
                    wrong.append(name)

        threads = [threading.Thread(target=work, args=[number]) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_python_goes_on_during_a_detection(self):
        data = next(data for _, _, _, data in encoded()) * 1_800_000  # 120 MB
        turns = []
        ended = threading.Event()

        def count():
            while not ended.is_set():
                turns.append(time.monotonic())
                time.sleep(0.001)

        thread = threading.Thread(target=count)
        thread.start()
        begin = time.monotonic()
        charsleuth.detect(data)
        end = time.monotonic()
        ended.set()
        thread.join()
        self.assertTrue(any(begin < turn < end for turn in turns))

    def test_two_threads_cannot_feed_one_detector_at_once(self):
        detector = charsleuth.Detector()
        data = next(data for _, _, _, data in encoded()) * 300_000
        told = []

        def feed():
            try:
                for _ in range(3):
                    detector.feed(data)
            except RuntimeError as error:
                told.append(str(error))

        threads = [threading.Thread(target=feed) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(set(told), {"another thread is using this object"})


class Memory(unittest.TestCase):
    def test_ten_thousand_calls_need_no_more_memory_than_one_thousand(self):
        texts = [data for _, _, _, data in encoded()]

        def calls(count):
            for i in range(count):
                data = texts[i % len(texts)]
                verdict = charsleuth.detect(data)
                str(verdict.candidates[0]), verdict.declarations, charsleuth.decode(data)
                with charsleuth.Detector() as detector:
                    detector.feed(data)
                for wrong in [{"only": ["klingon"]}, {"hints": {"weather": "fine"}}]:
                    try:
                        charsleuth.detect(data, **wrong)
                    except (LookupError, ValueError):
                        pass

        calls(1_000)
        before = resident()
        calls(9_000)
        self.assertLess(resident() - before, 2 << 20)

    def test_a_file_of_any_size_is_read_in_bounded_memory(self):
        with tempfile.NamedTemporaryFile() as file:
            line = next(data for _, _, _, data in encoded())
            piece = line * 10_000
            for _ in range(300):  # 200 MB
                file.write(piece)
            file.flush()
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            self.assertEqual(charsleuth.detect_file(file.name).encoding, "windows-1251")
            self.assertLess(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before, 60_000)  # KiB

    def test_a_mapped_file_of_gigabytes_is_taken_where_it_lies(self):
        with tempfile.NamedTemporaryFile() as file:
            text = "Größe und Länge, Höhe über Grund.\n".encode() * 50_000
            size = (2 << 30) + 4096  # more than 31 bits can count; all but the beginning is a hole
            file.write(text)
            file.truncate(size)
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as mapped:
                verdict = charsleuth.detect(mapped)
        self.assertEqual(verdict.size, size)


if __name__ == "__main__":
    sys.exit(unittest.main())
