#include "core/declared/declaration.h"
#include "core/declared/reader.h"
#include "core/registry/registry.h"
#include "tests/core/declared/spec_example.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace charsleuth;

namespace {

std::vector<SpecExample> allExamples() {
    QFile file(QStringLiteral(DECLARED_SPEC));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return readSpec(file.readAll().toStdString());
}

std::vector<Declaration> declarationsIn(const SpecExample& example,
                                        const ByteMask* present = nullptr) {
    // A block of exactly the size, so that the sanitizer sees a read behind the end.
    const std::size_t size = example.bytes.size();
    const auto block = std::make_unique<Byte[]>(size);
    std::copy(example.bytes.begin(), example.bytes.end(), block.get());
    const Bytes all(block.get(), size);
    const std::size_t tail = std::min(size, declaredTailSize);
    return readDeclarations({.head = all.first(std::min(size, declaredHeadSize)),
                             .tail = all.last(tail),
                             .tailOffset = size - tail,
                             .size = size,
                             .fileName = example.fileName,
                             .present = present});
}

std::string described(const std::vector<Declaration>& declarations) {
    std::string text;
    for (const Declaration& d : declarations)
        text += "\n  " + d.rule + " \"" + d.label + "\" at " +
                std::to_string(d.range ? d.range->begin : 0) + ".." +
                std::to_string(d.range ? d.range->end : 0);
    return text;
}

} // namespace

class ReadersTest : public QObject {
    Q_OBJECT

private slots:
    void anExampleIsReadAsItSays_data();
    void anExampleIsReadAsItSays();
    void everyReaderHasExamplesThatMatchAndThatMustNot_data();
    void everyReaderHasExamplesThatMatchAndThatMustNot();
    void aReaderThatIsNotAskedWouldHaveFoundNothing();
};

void ReadersTest::anExampleIsReadAsItSays_data() {
    QTest::addColumn<int>("index");
    const std::vector<SpecExample> examples = allExamples();
    for (std::size_t i = 0; i < examples.size(); ++i)
        QTest::addRow("declared.md:%d %s", examples[i].lineNumber, examples[i].rule.c_str())
            << static_cast<int>(i);
    QVERIFY(!examples.empty());
}

void ReadersTest::anExampleIsReadAsItSays() {
    QFETCH(int, index);
    const SpecExample example = allExamples().at(static_cast<std::size_t>(index));
    QVERIFY2(example.problem.empty(), example.problem.c_str());
    const std::vector<Declaration> found = declarationsIn(example);
    const std::string text = "found:" + described(found);
    if (example.kind == SpecExample::Kind::Nothing) {
        QVERIFY2(found.empty(), text.c_str());
        return;
    }
    std::vector<Declaration> ofRule;
    std::ranges::copy_if(found, std::back_inserter(ofRule),
                         [&](const Declaration& d) { return d.rule == example.rule; });
    if (example.kind == SpecExample::Kind::No) {
        QVERIFY2(ofRule.empty(), text.c_str());
        return;
    }
    if (example.kind == SpecExample::Kind::FileKind) {
        QVERIFY2(ofRule.size() == 1 && !ofRule[0].range, text.c_str());
    } else {
        QVERIFY2(ofRule.size() == example.labels.size(), text.c_str());
    }
    for (std::size_t i = 0; i < example.labels.size(); ++i) {
        const ByteRange expected{example.labels[i].begin, example.labels[i].end};
        QVERIFY2(ofRule[i].range == expected, text.c_str());
    }
    if (!example.names.empty()) {
        QVERIFY2(!ofRule[0].encodings.empty(), text.c_str());
        QCOMPARE(std::string(info(ofRule[0].encodings[0]).name), example.names);
    }
}

void ReadersTest::everyReaderHasExamplesThatMatchAndThatMustNot_data() {
    QTest::addColumn<QString>("rule");
#define CHARSLEUTH_READER(function, rule, ...) QTest::newRow(rule) << QStringLiteral(rule);
#include "core/declared/reader_table.inc"
#undef CHARSLEUTH_READER
}

void ReadersTest::everyReaderHasExamplesThatMatchAndThatMustNot() {
    QFETCH(QString, rule);
    const std::vector<SpecExample> examples = allExamples();
    const auto has = [&](SpecExample::Kind kind) {
        return std::ranges::any_of(examples, [&](const SpecExample& e) {
            return e.kind == kind && e.rule == rule.toStdString();
        });
    };
    QVERIFY(has(SpecExample::Kind::Match) || has(SpecExample::Kind::FileKind));
    QVERIFY(has(SpecExample::Kind::No));
}

/// Each example, and each without one of its byte values.
void ReadersTest::aReaderThatIsNotAskedWouldHaveFoundNothing() {
    for (const SpecExample& whole : allExamples()) {
        std::set<int> left{-1};
        for (const char c : whole.bytes)
            left.insert(static_cast<Byte>(c));
        for (const int out : left) {
            SpecExample example = whole;
            std::erase_if(example.bytes, [&](char c) { return static_cast<Byte>(c) == out; });
            ByteMask present;
            for (const char c : example.bytes)
                present.insert(static_cast<Byte>(c));
            const std::string all = described(declarationsIn(example));
            const std::string asked = described(declarationsIn(example, &present));
            QVERIFY2(all == asked, (std::to_string(whole.lineNumber) + " without " +
                                    std::to_string(out) + ":" + all + "\nasked:" + asked)
                                       .c_str());
        }
    }
}

QTEST_APPLESS_MAIN(ReadersTest)
#include "readers_test.moc"
