"""A client of `charsleuth mcp` that sends what it is told, also what no client should send."""

import json
import subprocess

INITIALIZE = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}


class Client:
    def __init__(self, program, *options, cwd=None, env=None, under=()):
        """`under`: the words of a program that starts it."""
        self.process = subprocess.Popen([*under, program, "mcp", *options], cwd=cwd, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=30)

    def send(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def request(self, method, params=None):
        """The answer's "result" or "error"."""
        self.number += 1
        self.send(json.dumps({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}}).encode())
        answer = self.receive()
        assert answer["id"] == self.number, answer
        return answer.get("result") or answer["error"]

    def start(self):
        result = self.request("initialize", INITIALIZE)
        self.send(b'{"jsonrpc":"2.0","method":"notifications/initialized"}')
        return result

    def call(self, tool, **arguments):
        """The blocks of text that a tool answers with."""
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        assert not result["isError"], result
        return [block["text"] for block in result["content"]]

    def refused(self, tool, **arguments):
        """Why a tool did nothing."""
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        assert result["isError"], result
        return result["content"][0]["text"]
