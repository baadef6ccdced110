#include "app/cli/conversion_words.h"

#include "app/files/printable.h"

namespace charsleuth::cli {

Error withWayOut(const Refusal& refusal, bool inTree) {
    const auto wayOut = [&]() -> const char* {
        switch (refusal.why) {
        case Refusal::Why::Mixed:
            return inTree ? " (see detect --segments); name its encoding by --from to convert it"
                          : " (see detect --segments); name its encoding by --from to convert it, "
                            "or convert it by --segments";
        case Refusal::Why::EncodedTwice:
            return "; 'charsleuth repair' restores it, --from UTF-8 converts it as it is";
        case Refusal::Why::Unsure:
            return inTree ? "" : "; name its encoding by --from, or give --allow-plausible";
        case Refusal::Why::Linked:
            return "; --part-links allows that";
        default:
            return "";
        }
    }();
    return {refusal.error.path, refusal.error.cause + wayOut};
}

std::string lossTold(const ConversionReport& report, const ConversionPlan& plan) {
    const char* as = plan.onLoss == OnLoss::Replace ? "written as ?: " : "written as escapes: ";
    return as + lossWords(report, plan);
}

std::string nextLineWords(const ConversionReport& report, bool dryRun) {
    const std::string count =
        report.nextLines == 1 ? "1 line end" : std::to_string(report.nextLines) + " line ends";
    return (dryRun ? "the copy would keep " : "the copy keeps ") + count +
           " U+0085 (NEL), which few programs know outside EBCDIC; --newline lf changes them";
}

std::string staleWords(const StaleDeclaration& declaration, bool dryRun) {
    return (dryRun ? "the copy would still say \"" : "the copy still says \"") +
           printable(declaration.label) + "\" on line " + std::to_string(declaration.line) + " (" +
           declaration.rule + ')' +
           (declaration.replacement.empty() ? "" : "; --fix-declaration changes it");
}

} // namespace charsleuth::cli
