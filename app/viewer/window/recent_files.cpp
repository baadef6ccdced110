#include "app/viewer/window/recent_files.h"

#include "app/viewer/words/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

#include <algorithm>
#include <filesystem>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t remembered = 8;
constexpr std::size_t offered = 4;
constexpr std::pair<const char*, const char*> sampleFiles[] = {
    {"menu.txt", QT_TRANSLATE_NOOP("samples", "a menu that came out as boxes")},
    {"film.srt", QT_TRANSLATE_NOOP("samples", "subtitles from another century")},
    {"przepis.txt", QT_TRANSLATE_NOOP("samples", "a recipe with letters missing")},
};
const QString key = QStringLiteral("recentFiles");

/// Beside the installed program, or in the source tree above the build tree.
QDir samplesFolder() {
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString& place : {QStringLiteral("../share/charsleuth/samples"),
                                 QStringLiteral("../../../resources/samples/files")})
        if (program.exists(place))
            return QDir(program.filePath(place));
    return QDir(QStringLiteral("/nonexistent"));
}

} // namespace

std::vector<std::string> recentFiles() {
    std::vector<std::string> paths;
    for (const QVariant& path : QSettings().value(key).toList())
        paths.push_back(path.toByteArray().toStdString());
    return paths;
}

void rememberFile(const std::string& path) {
    if (path == "-")
        return;
    std::error_code ignored;
    const std::string absolute = std::filesystem::absolute(path, ignored).string();
    if (QFile::decodeName(absolute.c_str()).startsWith(samplesFolder().absolutePath()))
        return;
    std::vector<std::string> paths = recentFiles();
    std::erase(paths, absolute);
    paths.insert(paths.begin(), absolute);
    paths.resize(std::min(paths.size(), remembered));
    QVariantList list;
    for (const std::string& each : paths)
        list += QByteArray::fromStdString(each);
    QSettings().setValue(key, list);
}

std::vector<Offer> offersOf(const std::vector<std::string>& paths) {
    std::vector<Offer> offers;
    for (const std::string& path : paths) {
        if (offers.size() == offered)
            break;
        const auto slash = path.find_last_of('/');
        offers.push_back({path, fileName(path),
                          slash == path.npos ? QString() : pathText(path.substr(0, slash))});
    }
    return offers;
}

std::vector<Offer> sampleOffers() {
    std::vector<Offer> offers;
    const QDir folder = samplesFolder();
    for (const auto& [name, remark] : sampleFiles)
        if (folder.exists(QLatin1String(name)))
            offers.push_back(
                {QFile::encodeName(folder.absoluteFilePath(QLatin1String(name))).toStdString(),
                 QLatin1String(name), QCoreApplication::translate("samples", remark)});
    return offers;
}

} // namespace charsleuth::viewer
