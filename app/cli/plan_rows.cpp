#include "app/cli/plan_rows.h"

#include "app/cli/conversion_words.h"
#include "app/files/printable.h"
#include "core/registry/encoding_name.h"

#include <algorithm>

namespace charsleuth::cli {

namespace {

using Action = FilePlan::Action;

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(text.size() + 1, width), ' ');
    return text;
}

std::string tableRow(const std::string& action, const std::string& from, const std::string& to,
                     const std::string& confidence, const std::string& rest) {
    constexpr std::size_t actionWidth = 9, nameWidth = 16, confidenceWidth = 12; // characters
    return padded(action, actionWidth) + padded(from, nameWidth) + padded(to, nameWidth) +
           padded(confidence, confidenceWidth) + rest + '\n';
}

} // namespace

std::string planTableHead() {
    return tableRow("action", "from", "to", "confidence", "file");
}

std::string planTableRow(const FilePlan& plan) {
    std::string rest = printable(plan.path);
    if (!plan.reason.empty())
        rest += ": " + withWayOut({plan.why, {plan.path, plan.reason}}, true).cause;
    if (plan.action == Action::Convert && !plan.stale.empty())
        rest += "; would still say " + printable(declarationsOf(plan, ", "));
    if (plan.action == Action::Convert && plan.report.nextLines > 0)
        rest += "; " + nextLineWords(plan.report, true);
    return tableRow(wordFor(plan.action, Tense::Future), plan.from ? nameOf(*plan.from) : "-",
                    plan.action == Action::Convert ? nameOf(plan.conversion.to) : "-",
                    plan.from ? confidenceOf(plan) : "-", rest);
}

void PlanSummary::add(const FilePlan& plan) {
    switch (plan.action) {
    case Action::Convert:
        ++m_converted;
        ++m_encodings[nameOf(*plan.from)];
        break;
    case Action::Keep:
        ++m_kept;
        m_binary += plan.binary ? 1 : 0;
        break;
    case Action::Refuse:
        ++m_refused;
        break;
    case Action::Fail:
        ++m_failed;
        break;
    }
}

std::string PlanSummary::text(Tense tense) const {
    std::string text =
        std::to_string(m_converted) + (tense == Tense::Future ? " to convert" : " converted");
    std::string encodings;
    for (const auto& [name, count] : m_encodings)
        encodings.append(encodings.empty() ? " (" : ", ")
            .append(name)
            .append(" ")
            .append(std::to_string(count));
    text += encodings + (encodings.empty() ? "" : ")");
    text += ", " + std::to_string(m_kept) + " unchanged";
    if (m_binary > 0)
        text += " (" + std::to_string(m_binary) + " binary)";
    text += ", " + std::to_string(m_refused) + " refused";
    if (m_failed > 0)
        text += ", " + std::to_string(m_failed) + " failed";
    return text + '\n';
}

} // namespace charsleuth::cli
