// Copies of a walk over a folder are in that folder, or in the one that was named for them: where
// something becomes a link, nothing is written to what it leads to.

#include "app/tree/tree_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using namespace charsleuth;

namespace {

const QByteArray koi8 = QByteArray("\xF3\xC5\xC7\xCF\xC4\xCE\xD1 \xD5\xD4\xD2\xCF\xCD \xDB\xC5\xCC "
                                   "\xC4\xCF\xD6\xC4\xD8.\n")
                            .repeated(4);

void write(const fs::path& path, const QByteArray& bytes) {
    std::ofstream(path, std::ios::binary).write(bytes.data(), bytes.size());
}

QByteArray read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return QByteArray::fromStdString({std::istreambuf_iterator<char>(in), {}});
}

/// A folder with the file sub/a.txt, another folder outside, and a journal.
class Place {
public:
    Place() : m_base(m_temporary.path().toStdString()) {
        for (const char* folder : {"tree/sub", "outside", "named"})
            fs::create_directories(m_base / folder);
        write(m_base / "tree/sub/a.txt", koi8);
    }

    fs::path operator/(const char* below) const { return m_base / below; }

    void exchangeForLink(const char* folder) const {
        if (fs::exists(m_base / folder))
            fs::rename(m_base / folder, m_base / (std::string(folder) + ".kept"));
        fs::create_directory_symlink(m_base / "outside", m_base / folder);
    }

    /// The plan of what became of a file that is exchanged by `meanwhile` before its copy gets its
    /// name.
    FilePlan convert(TreeDestination destination, const std::string& below = "sub/a.txt",
                     const std::function<void()>& meanwhile = {}) const {
        const std::string root = (m_base / "tree").string();
        TreeRequest request;
        request.roots = {root};
        request.destination = destination;
        request.folder = destination == TreeDestination::InPlace ? "" : (m_base / "named").string();
        request.partLinks = true;
        auto journal = Journal::open((m_base / "journal").string(), headFor(request));
        if (!journal)
            qFatal("%s", journal.error().cause.c_str());
        TreeWriter writer(request, *journal);
        BesideReader beside;
        const std::string path = root + '/' + below;
        PreparedFile prepared =
            writer.prepare({path, path, below, root + '/'}, beside, EncodingId::Koi8R);
        if (meanwhile)
            meanwhile();
        PreparedFile* const file = &prepared;
        if (writer.putInPlace({&file, 1}))
            qFatal("the journal failed");
        return prepared.plan;
    }

    bool isNothingOutside() const { return fs::is_empty(m_base / "outside"); }

private:
    QTemporaryDir m_temporary;
    fs::path m_base;
};

} // namespace

class TreeWriterTest : public QObject {
    Q_OBJECT

private slots:
    void aFileIsConvertedAndKept() {
        const Place place;
        QVERIFY(place.convert(TreeDestination::InPlace).action == FilePlan::Action::Convert);
        QVERIFY(read(place / "tree/sub/a.txt").startsWith("\xD0\xA1"));
        QCOMPARE(read(place / "tree/sub/a.txt.orig"), koi8);
    }

    void aFolderThatBecomesALinkIsNotFollowed_data() {
        QTest::addColumn<TreeDestination>("destination");
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("in place") << TreeDestination::InPlace
                                  << QByteArray("tree/sub.kept/a.txt.orig");
        QTest::newRow("backup") << TreeDestination::Backup << QByteArray("named/sub/a.txt");
    }
    void aFolderThatBecomesALinkIsNotFollowed() {
        QFETCH(TreeDestination, destination);
        QFETCH(QByteArray, kept);
        const Place place;
        // Another name of the same file, so that nothing tells it from the one that was read.
        fs::create_hard_link(place / "tree/sub/a.txt", place / "outside/a.txt");
        const FilePlan plan =
            place.convert(destination, "sub/a.txt", [&] { place.exchangeForLink("tree/sub"); });
        QVERIFY2(plan.action == FilePlan::Action::Convert, plan.reason.c_str());
        QCOMPARE(read(place / "outside/a.txt"), koi8);
        QVERIFY(!fs::exists(place / "outside/a.txt.orig"));
        QVERIFY(read(place / "tree/sub.kept/a.txt").startsWith("\xD0\xA1"));
        QCOMPARE(read(place / kept), koi8);
    }

    void aLinkInTheFolderForCopiesIsNotEntered_data() {
        QTest::addColumn<TreeDestination>("destination");
        QTest::newRow("copies") << TreeDestination::Folder;
        QTest::newRow("originals") << TreeDestination::Backup;
    }
    void aLinkInTheFolderForCopiesIsNotEntered() {
        QFETCH(TreeDestination, destination);
        const Place place;
        place.exchangeForLink("named/sub");
        const FilePlan plan = place.convert(destination);
        QVERIFY(plan.action == FilePlan::Action::Fail);
        QVERIFY2(plan.reason.find("named/sub: ") != std::string::npos, plan.reason.c_str());
        QVERIFY(place.isNothingOutside());
        QCOMPARE(read(place / "tree/sub/a.txt"), koi8);
    }

    void aFolderForCopiesThatBecomesALinkIsNotFollowed() {
        const Place place;
        const FilePlan plan = place.convert(TreeDestination::Folder, "sub/a.txt",
                                            [&] { place.exchangeForLink("named/sub"); });
        QVERIFY2(plan.action == FilePlan::Action::Convert, plan.reason.c_str());
        QVERIFY(place.isNothingOutside());
        QVERIFY(read(place / "named/sub.kept/a.txt").startsWith("\xD0\xA1"));
    }

    void whatEditorsObeyIsNotCopied() {
        const Place place;
        fs::create_directories(place / "tree/.vscode");
        write(place / "tree/.vscode/tasks.json", "{}\n");
        const FilePlan plan = place.convert(TreeDestination::Folder, ".vscode/tasks.json");
        QVERIFY2(plan.action == FilePlan::Action::Refuse, plan.reason.c_str());
        QVERIFY(!fs::exists(place / "named/.vscode"));
    }
};

QTEST_APPLESS_MAIN(TreeWriterTest)
#include "tree_writer_test.moc"
