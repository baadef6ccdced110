#pragma once

/// All that a report says, to compare.

#include "core/registry/registry.h"
#include "core/structure/survey.h"

#include <QByteArray>

#include <string>

namespace charsleuth::test {

inline QByteArray describe(const StructureReport& report) {
    const ByteCounts& counts = report.counts;
    QByteArray text;
    const auto add = [&](std::uint64_t n) {
        text += QByteArray::number(static_cast<qulonglong>(n)) + ' ';
    };
    for (const std::uint64_t n :
         {counts.size, counts.passed, counts.high, counts.highPassed, counts.lf, counts.cr,
          counts.crLf, counts.crEbcdicLf, counts.firstHigh.value_or(0)})
        add(n);
    for (const Byte value : counts.present()) {
        add(counts.count[value]);
        add(counts.first[value]);
    }
    text += '\n';
    for (const EncodingInfo& row : allEncodings()) {
        const Finding& finding = report.of(row.id);
        const TextTally& tally = finding.tally;
        text += std::string(row.name);
        for (const std::uint64_t n :
             {tally.units, tally.characters, tally.sequences, tally.malformed, tally.malformedBytes,
              tally.lf, tally.cr, tally.crlf, tally.nel, tally.c1})
            text += " " + QByteArray::number(static_cast<qulonglong>(n));
        if (tally.firstMalformed)
            text += " at " +
                    QByteArray::number(static_cast<qulonglong>(tally.firstMalformed->begin)) + "-" +
                    QByteArray::number(static_cast<qulonglong>(tally.firstMalformed->end));
        text += finding.complete ? "\n" : " in part\n";
        for (const Reason& reason : finding.reasons)
            text += "  " + QByteArray::number(reason.weight.decibans) + " " +
                    QByteArray::fromStdString(reason.detail.text()) + "\n";
    }
    text += QByteArray(report.format.data(), static_cast<qsizetype>(report.format.size())) +
            (report.asciiOnly ? " ascii" : "");
    return text;
}

} // namespace charsleuth::test
