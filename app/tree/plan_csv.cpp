#include "app/tree/plan_csv.h"

#include "app/files/digits.h"
#include "app/files/printable.h"
#include "core/registry/encoding_name.h"

#include <algorithm>
#include <cmath>

namespace charsleuth {

namespace {

using Action = FilePlan::Action;

} // namespace

std::string confidenceOf(const FilePlan& plan) {
    return plan.from ? fixedPoint(std::floor(std::max(0.0, plan.confidence) * 1e4) / 1e4, 4) : "";
}

std::string wordFor(FilePlan::Action action, Tense tense) {
    switch (action) {
    case Action::Convert:
        return tense == Tense::Future ? "convert" : "converted";
    case Action::Keep:
        return "unchanged";
    case Action::Refuse:
        return tense == Tense::Future ? "refuse" : "refused";
    case Action::Fail:
        break;
    }
    return "failed";
}

std::string declarationsOf(const FilePlan& plan, std::string_view between) {
    std::string words;
    for (const StaleDeclaration& declaration : plan.stale)
        words.append(words.empty() ? "" : between)
            .append(declaration.label + " on line " + std::to_string(declaration.line) + " (" +
                    declaration.rule + ')');
    for (const SaidEncoding* said : plan.falseBeside())
        words.append(words.empty() ? "" : between).append(said->label + " (" + said->by + ')');
    return words;
}

std::string csvField(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == field.npos)
        return field;
    std::string out = "\"";
    for (const char c : field)
        out.append(c == '"' ? 2 : 1, c);
    return out + '"';
}

std::string planCsvRow(const FilePlan& plan, Tense tense) {
    const bool converts = plan.action == Action::Convert;
    std::string row = csvField(validUtf8(plan.path));
    for (const std::string& field :
         {wordFor(plan.action, tense), plan.from ? nameOf(*plan.from) : "",
          converts ? nameOf(plan.conversion.to) : "", confidenceOf(plan), std::to_string(plan.size),
          std::to_string(plan.report.malformed), std::to_string(plan.report.lacking),
          validUtf8(declarationsOf(plan, "; ")), validUtf8(plan.reason)})
        row += ',' + csvField(field);
    return row + "\r\n";
}

} // namespace charsleuth
