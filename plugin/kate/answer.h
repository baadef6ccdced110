/// What `charsleuth detect --json` said about a file; plugin/PROTOCOL.md describes it.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace charsleuth::kate {

struct Reason {
    double decibans = 0;
    QString detail; // one plain sentence without a full stop
};

struct Candidate {
    QString encoding;      // its name for people
    QString qtName;        // empty: Qt has no such encoding
    QString language;      // BCP 47; may be empty
    QString preview;       // the first line of the text; may be empty
    double confidence = 0; // 0..1
    qint64 malformed = 0;  // sequences
    std::vector<Reason> reasons;
};

struct Conflict {
    QString declared, rule;
};

/// A run of mojibake in a text in UTF-8.
struct Repair {
    qint64 begin = 0, end = 0; // its bytes
    QString before, after;
};

struct Answer {
    QString encoding; // empty: this is no text
    bool binary = false;
    bool bom = false;          // it begins with a byte order mark
    bool leftToEditor = false; // binary or pure ASCII: any choice of the editor's is as good
    bool unsure = false;       // rivals are worth offering
    QStringList openAs;        // Qt's names, best first; empty: it has none
    std::vector<Candidate> candidates; // best first
    std::vector<Conflict> conflicts;   // what the file says of itself and is not
    int mojibake = 0;                  // runs of text that were read wrong and saved
    QString mojibakeChain;             // how, in words
    bool mixed = false;                // it is in several encodings
    bool bodies = false;               // it is a mail with text in base64 or quoted-printable
};

/// Nothing where it is no JSON or has not the fields of an answer.
std::optional<Answer> readAnswer(const QByteArray& json);

/// What `charsleuth repair --json` said, in the order of the text; nothing where that is no answer.
std::optional<std::vector<Repair>> readRepairs(const QByteArray& json);

/// "98 %", as people read a probability.
QString percent(double probability);

} // namespace charsleuth::kate
