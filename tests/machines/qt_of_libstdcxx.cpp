// Qt of Debian is built with libstdc++. Where the tests are built with libc++, these two functions
// of it, alone, take or give a type of the other library.
#include <QByteArray>

#include <string>

QByteArray QByteArray::fromStdString(const std::string& text) {
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

std::string QByteArray::toStdString() const {
    return {data(), static_cast<std::size_t>(size())};
}
