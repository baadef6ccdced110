// Names on disk are changed in the folders that were walked, and in no other.

#include "app/names/renaming.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

namespace fs = std::filesystem;
using namespace charsleuth;

class RenamingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_temporary = QTemporaryDir();
        m_base = m_temporary.path().toStdString();
        for (const char* folder : {"tree/sub", "outside"}) {
            fs::create_directories(m_base / folder);
            std::ofstream(m_base / folder / m_raw) << "x";
        }
    }

    void aFolderThatBecomesALinkIsNotFollowed() {
        const DiskNames found = namesBelow({(m_base / "tree").string()}, EncodingId::Koi8R,
                                           [](const Error&) { QFAIL("cannot be read"); });
        QCOMPARE(found.names.size(), std::size_t(1));
        fs::rename(m_base / "tree/sub", m_base / "tree/other");
        fs::create_directory_symlink(m_base / "outside", m_base / "tree/sub");
        auto journal = RenameJournal::open((m_base / "journal").string());
        QVERIFY(bool(journal));
        QVERIFY(rename(found.names.front(), *journal).has_value());
        QVERIFY(fs::exists(m_base / "outside" / m_raw));
        QVERIFY(journal->steps().empty());
    }

    void aJournalGivesBackNoNameThatOthersObey() {
        std::ofstream(m_base / "journal")
            << "{\"journal\":\"charsleuth names\",\"version\":1}\n{\"folder\":\""
            << (m_base / "tree/").string() << "\",\"from\":\".git\",\"to\":\"sub\"}\n";
        std::string told;
        const auto undone = undoRenames((m_base / "journal").string(),
                                        [&](const Error& error) { told += error.cause; });
        QVERIFY(undone && *undone == 0);
        QVERIFY2(told.find("git") != std::string::npos, told.c_str());
        QVERIFY(fs::exists(m_base / "tree/sub"));
    }

private:
    const std::string m_raw = "\xD4\xC5\xD3\xD4.txt"; // in KOI8-R
    QTemporaryDir m_temporary;
    fs::path m_base;
};

QTEST_APPLESS_MAIN(RenamingTest)
#include "renaming_test.moc"
