// `charsleuth mcp` driven by the official client of the Model Context Protocol, as an agent drives it. CHARSLEUTH is the program,
// test_mcp.sh installs the client.
import assert from "node:assert";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "charsleuth-mcp-"));
after(() => fs.rmSync(root, { recursive: true }));

async function connected(...options) {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: process.env.CHARSLEUTH, args: ["mcp", "--root", root, ...options] }));
    return client;
}

const textsOf = (result) => result.content.map((block) => block.text);

test("the client shakes hands and lists tools that its schemas accept", async () => {
    const client = await connected();
    assert.equal(client.getServerVersion().name, "charsleuth");
    assert.match(client.getInstructions(), /UTF-8/);
    const { tools } = await client.listTools();
    for (const name of ["detect_encoding", "read_text_file", "decode", "edit_text_file", "write_text_file", "convert_file", "check_files"]) {
        assert.ok(tools.some((tool) => tool.name === name), name);
    }
    await client.ping();
    await client.close();
});

test("a file in windows-1251 is read, edited and stays in windows-1251", async () => {
    const line = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0, 0x21, 0x0d, 0x0a]); // Привет, мир!
    fs.writeFileSync(path.join(root, "a.txt"), Buffer.concat([line, line, line]));
    const client = await connected();
    const [text, notes] = textsOf(await client.callTool({ name: "read_text_file", arguments: { path: "a.txt" } }));
    assert.equal(text, "Привет, мир!\n".repeat(3));
    assert.match(notes, /windows-1251.*CRLF/);
    const refused = await client.callTool({ name: "edit_text_file", arguments: { path: "a.txt", old_text: "мир", new_text: "世界", expected_count: 3 } });
    assert.equal(refused.isError, true);
    assert.match(textsOf(refused)[0], /U\+4E16/);
    const edited = await client.callTool({ name: "edit_text_file", arguments: { path: "a.txt", old_text: "мир", new_text: "дом", expected_count: 3 } });
    assert.ok(!edited.isError, textsOf(edited)[0]);
    const bytes = Buffer.concat([line, line, line]).toString("latin1").replaceAll("\xec\xe8\xf0", "\xe4\xee\xec");
    assert.equal(fs.readFileSync(path.join(root, "a.txt")).toString("latin1"), bytes);
    const write = async (token) => client.callTool({ name: "write_text_file", arguments: { path: "a.txt", text: "Привет!\n", ...token } });
    assert.match(textsOf(await write({}))[0], /no token/);
    const read = textsOf(await client.callTool({ name: "read_text_file", arguments: { path: "a.txt" } }));
    const written = await write({ token: read[1].match(/token: (\S+)/)[1] });
    assert.ok(!written.isError, textsOf(written)[0]);
    assert.equal(fs.readFileSync(path.join(root, "a.txt")).length, "Привет!\r\n".length);
    await client.close();
});

test("what a read-only server must not do it does not offer", async () => {
    const client = await connected("--read-only");
    const { tools } = await client.listTools();
    assert.ok(tools.every((tool) => tool.annotations.readOnlyHint));
    await assert.rejects(client.callTool({ name: "write_text_file", arguments: { path: "b.txt", text: "x" } }), /no tool/);
    assert.ok(!fs.existsSync(path.join(root, "b.txt")));
    await client.close();
});

test("many requests at once are all answered", async () => {
    fs.writeFileSync(path.join(root, "c.txt"), "one\n");
    const client = await connected();
    const results = await Promise.all(
        Array.from({ length: 200 }, () => client.callTool({ name: "detect_encoding", arguments: { path: "c.txt" } })),
    );
    assert.ok(results.every((result) => /ASCII/.test(textsOf(result)[0])));
    await client.close();
});
