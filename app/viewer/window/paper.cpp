#include "app/viewer/window/paper.h"

#include "app/files/written_file.h"
#include "app/viewer/words/cause_words.h"
#include "app/viewer/words/wording.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QPrinter>

#include <cmath>
#include <filesystem>
#include <utility>

namespace charsleuth::viewer {

namespace {

/// Puts a finished PDF under its name, whole or not at all; never in the place of a device.
std::optional<Error> place(const QByteArray& pdf, const std::string& path) {
    Result<WrittenFile> file = WrittenFile::beside(path);
    if (!file)
        return file.error();
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored))
        file->keepAttributes(); // as far as it goes: the text in it is not another's
    else
        file->setPermissions(0666);
    if (auto error = file->write(
            {reinterpret_cast<const Byte*>(pdf.data()), static_cast<std::size_t>(pdf.size())}))
        return error;
    return file->commit();
}

} // namespace

void Paper::savePdf(const std::string& path, const QString& title, const PrintedText& text) {
    const QString notWritten = tr("%1 could not be written: %2");
    const QString tooLong = tr("The PDF has only the first %1 pages.").arg(numberText(pageLimit));
    const auto work = [=](const std::function<bool(double)>& goOn) -> News {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        PrintEnd end{};
        {
            QPdfWriter writer(&buffer);
            writer.setTitle(title);
            end = printText(writer, text, goOn);
        }
        if (end == PrintEnd::Stopped)
            return {};
        if (const auto error = place(pdf, path))
            return {.trouble = notWritten.arg(pathText(path), causeText(error->cause))};
        return {.trouble = end == PrintEnd::TooLong ? tooLong : QString()};
    };
    start(work, notWritten.arg(pathText(path), causeText(notEnoughMemory)));
}

void Paper::print(std::shared_ptr<QPrinter> printer, const PrintedText& text) {
    const QString tooLong = tr("Only the first %1 pages were printed.").arg(numberText(pageLimit));
    const auto work = [printer = std::move(printer), text,
                       tooLong](const std::function<bool(double)>& goOn) -> News {
        const PrintEnd end = printText(*printer, text, goOn);
        if (end == PrintEnd::Stopped)
            printer->abort();
        return {.trouble = end == PrintEnd::TooLong ? tooLong : QString()};
    };
    start(work, tr("%1 could not be printed: %2").arg(text.head, causeText(notEnoughMemory)));
}

void Paper::start(Work work, const QString& outOfMemory) {
    m_outOfMemory = outOfMemory;
    m_done = 0;
    m_clock.start();
    m_job.start(
        [work = std::move(work)](std::stop_token stop, const auto& report) {
            News last = work([&](double done) {
                report({.done = done, .ended = false, .trouble = {}});
                return !stop.stop_requested();
            });
            last.ended = true;
            report(std::move(last));
        },
        [this](const News& news) {
            m_done = news.ended ? 1 : news.done;
            if (news.ended)
                emit ended(news.trouble);
            else
                emit progressed();
        },
        [this] { emit progressed(); });
    emit progressed();
}

void Paper::stop() {
    m_job.cancel();
    emit progressed();
}

QString Paper::progressText() const {
    if (!isRunning())
        return {};
    const auto percent = QStringLiteral("%1\u2009%").arg(std::lround(m_done * 100));
    constexpr qint64 enoughToTell = 500; // milliseconds
    if (m_done <= 0 || m_clock.elapsed() < enoughToTell)
        return tr("Laying out the pages: %1").arg(percent);
    const double left = static_cast<double>(m_clock.elapsed()) / 1000 * (1 - m_done) / m_done;
    return tr("Laying out the pages: %1 · %2 s left")
        .arg(percent, numberText(static_cast<std::uint64_t>(left + 1)));
}

} // namespace charsleuth::viewer
