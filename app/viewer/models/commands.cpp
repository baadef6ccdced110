#include "app/viewer/models/commands.h"

#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/files/shell_word.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

namespace charsleuth::viewer {

namespace {

/// Escapes of what a line of text cannot hold, as Python's literals have them.
std::string escaped(const std::string& path) {
    std::string out;
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\'' || c == '\\')
            (out += '\\') += c;
        else if (byte < 0x20 || byte >= 0x7F)
            (out += "\\x") += hexDigits(byte, 2);
        else
            out += c;
    }
    return out;
}

std::string pythonWord(const std::string& path) {
    if (printable(path) != path)
        return std::string("b'").append(escaped(path)).append("'");
    std::string quoted;
    for (const char c : path) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return std::string("\"").append(quoted).append("\"");
}

struct Form {
    Namespace space;
    QString command; ///< %1: the file, %2: the encoding
};

Form formOf(Tool tool) {
    switch (tool) {
    case Tool::Iconv:
        return {Namespace::Iconv, QStringLiteral("iconv -f %2 -t UTF-8 %1")};
    case Tool::Vim:
        return {Namespace::Vim, QStringLiteral("vim -c 'e ++enc=%2' %1")};
    case Tool::Python:
        return {Namespace::Python, QStringLiteral("open(%1, encoding=\"%2\").read()")};
    case Tool::Charsleuth:
        break;
    }
    return {Namespace::Common, QStringLiteral("charsleuth show --as %2 %1")};
}

} // namespace

std::optional<QString> commandFor(Tool tool, const std::string& path, EncodingId encoding) {
    const Form form = formOf(tool);
    const auto names = namesIn(encoding, form.space);
    if (tool != Tool::Charsleuth && names.empty())
        return std::nullopt;
    const std::string_view name = tool == Tool::Charsleuth ? info(encoding).name : names.front();
    const std::string word =
        tool == Tool::Python ? pythonWord(path) : shellPath(path, Shell::Posix);
    return form.command.arg(qString(word), qString(name));
}

} // namespace charsleuth::viewer
