#include "app/viewer/recent_files.h"

#include "app/viewer/models/wording.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>

#include <algorithm>

namespace charsleuth::viewer {

namespace {

constexpr std::size_t kRemembered = 8;
constexpr std::size_t kOffered = 4;
const QString kKey = QStringLiteral("recentFiles");

/// Beside the installed program, or in the source tree above the build tree.
QDir samplesFolder() {
    const QDir program(QCoreApplication::applicationDirPath());
    for (const QString& place : {QStringLiteral("../share/charsleuth/samples"),
                                 QStringLiteral("../../../resources/samples")})
        if (program.exists(place))
            return QDir(program.filePath(place));
    return QDir(QStringLiteral("/nonexistent"));
}

} // namespace

std::vector<std::string> recentFiles() {
    std::vector<std::string> paths;
    for (const QVariant& path : QSettings().value(kKey).toList())
        paths.push_back(path.toByteArray().toStdString());
    return paths;
}

void rememberFile(const std::string& path) {
    const QDir samples = samplesFolder();
    const QString name = QFile::decodeName(path.c_str());
    if (path == "-" || QDir(QFileInfo(name).path()) == samples)
        return;
    std::vector<std::string> paths = recentFiles();
    std::erase(paths, path);
    paths.insert(paths.begin(), path);
    paths.resize(std::min(paths.size(), kRemembered));
    QVariantList list;
    for (const std::string& each : paths)
        list += QByteArray::fromStdString(each);
    QSettings().setValue(kKey, list);
}

std::vector<Offer> offersOf(const std::vector<std::string>& paths) {
    std::vector<Offer> offers;
    for (const std::string& path : paths) {
        if (offers.size() == kOffered)
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
    for (const QFileInfo& file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        if (offers.size() == 3)
            break;
        offers.push_back({QFile::encodeName(file.absoluteFilePath()).toStdString(), file.fileName(),
                          sizeText(static_cast<std::uint64_t>(file.size()))});
    }
    return offers;
}

} // namespace charsleuth::viewer
