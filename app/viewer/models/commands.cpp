#include "app/viewer/models/commands.h"

#include "app/files/digits.h"
#include "app/files/printable.h"
#include "app/files/shell_word.h"
#include "app/viewer/words/wording.h"
#include "core/registry/registry.h"

#include <QStringList>

#include <vector>

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

/// Of programs that many have. Python comes last: its line is none for a shell.
std::vector<Form> otherForms() {
    return {{Namespace::Iconv, QStringLiteral("iconv -f %2 -t UTF-8 %1")},
            {Namespace::Vim, QStringLiteral("vim -c 'e ++enc=%2' %1")},
            {Namespace::Python, QStringLiteral("open(%1, encoding=\"%2\").read()")}};
}

} // namespace

QString commandsFor(const std::string& path, EncodingId encoding) {
    const QString inShell = qString(shellPath(path, Shell::Posix));
    QStringList commands{
        QStringLiteral("charsleuth show --as %2 %1").arg(inShell, qString(info(encoding).name))};
    for (const Form& form : otherForms())
        if (const auto names = namesIn(encoding, form.space); !names.empty())
            commands += form.command.arg(form.space == Namespace::Python ? qString(pythonWord(path))
                                                                         : inShell,
                                         qString(names.front()));
    return commands.join(QLatin1Char('\n'));
}

} // namespace charsleuth::viewer
