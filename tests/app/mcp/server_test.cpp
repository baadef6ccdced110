// The server between stand-ins for tools: whatever comes, an answer or an error goes, and the next
// message is answered.

#include "app/mcp/message_lines.h"
#include "app/mcp/server.h"

#include <QTest>

#include <new>
#include <random>
#include <unistd.h>

using namespace charsleuth;
using namespace charsleuth::mcp;

class McpServerTest : public QObject {
    Q_OBJECT

    static Server started() {
        const Json schema = Json::parse(
            R"({"type":"object","properties":{"text":{"type":"string"}},"required":["text"]})");
        Server server({{.name = "echo",
                        .inputSchema = schema,
                        .run = [](const Json& arguments) -> ToolAnswer {
                            return {{arguments["text"].get<std::string>()}};
                        }},
                       {.name = "greedy",
                        .inputSchema = schema,
                        .run = [](const Json&) -> ToolAnswer { throw std::bad_alloc(); }}},
                      "1.0", "");
        server.answer(
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        return server;
    }

    static std::string callOf(const std::string& tool, const std::string& text) {
        return Json{{"jsonrpc", "2.0"},
                    {"id", 1},
                    {"method", "tools/call"},
                    {"params", {{"name", tool}, {"arguments", {{"text", text}}}}}}
            .dump();
    }

private slots:
    void toolsAreCalled() {
        Server server = started();
        const Json answer = Json::parse(server.answer(callOf("echo", "日本\n")));
        QCOMPARE(answer["result"]["content"][0]["text"].get<std::string>(), std::string("日本\n"));
        QCOMPARE(answer["result"]["isError"].get<bool>(), false);
    }

    void whereMemoryRunsOutTheAnswerSaysSo() {
        Server server = started();
        const Json answer = Json::parse(server.answer(callOf("greedy", "")));
        QCOMPARE(answer["result"]["isError"].get<bool>(), true);
        QVERIFY(server.answer(callOf("echo", "a")).find("\"a\"") != std::string::npos);
    }

    void damagedMessagesGetAnErrorOrNothing() {
        std::mt19937 random(1);
        Server server = started();
        const std::string sound = callOf("echo", "text");
        for (int i = 0; i < 20000; ++i) {
            std::string message = sound;
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes)
                message[random() % message.size()] = static_cast<char>(random());
            message.resize(message.size() - random() % 3);
            const std::string answer = server.answer(message);
            QVERIFY(answer.find('\n') == std::string::npos);
            QVERIFY(answer.empty() || Json::accept(answer));
        }
        QVERIFY(server.answer(sound).find("\"result\"") != std::string::npos);
    }

    void linesComeWholeHoweverTheyAreSent() {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        const std::string_view sent = "one\r\n\n0123456789\nlast";
        QCOMPARE(::write(ends[1], sent.data(), sent.size()), ssize_t(sent.size()));
        ::close(ends[1]);
        MessageLines lines(ends[0], 9);
        QCOMPARE(lines.next()->text, std::string("one"));
        QCOMPARE(lines.next()->text, std::string());
        QVERIFY(lines.next()->tooLong);
        QCOMPARE(lines.next()->text, std::string("last"));
        QVERIFY(!lines.next());
        ::close(ends[0]);
    }
};

QTEST_GUILESS_MAIN(McpServerTest)
#include "server_test.moc"
