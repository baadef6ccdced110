#include "app/viewer/window/recent_files.h"

#include "app/viewer/words/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

#include <algorithm>
#include <filesystem>
#include <ranges>
#include <utility>

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

NoText startPage(const std::vector<std::string>& recent) {
    NoText page{
        .symbol = Symbol::Application,
        .title = QCoreApplication::translate("samples", "Drop a file here to see what it says"),
        .ways = {{QCoreApplication::translate("samples", "Open a file …"), {}, openFileWay},
                 {QCoreApplication::translate("samples", "Open a folder …"), {}, openFolderWay}},
        .takesDrops = true};
    QString heading = QCoreApplication::translate("samples", "Recent files");
    for (const std::string& path : recent | std::views::take(offered))
        page.ways.push_back({.text = fileName(path),
                             .remark = pathText(path.substr(0, path.rfind('/'))),
                             .path = path,
                             .heading = std::exchange(heading, {})});
    heading = QCoreApplication::translate("samples", "Or try a sample");
    const QDir folder = samplesFolder();
    for (const auto& [name, remark] : sampleFiles)
        if (const QString file = folder.absoluteFilePath(QLatin1String(name)); QFile::exists(file))
            page.ways.push_back({.text = QLatin1String(name),
                                 .remark = QCoreApplication::translate("samples", remark),
                                 .path = QFile::encodeName(file).toStdString(),
                                 .heading = std::exchange(heading, {})});
    return page;
}

} // namespace charsleuth::viewer
