#include "core/declared/header_block.h"

#include "core/declared/scan.h"

namespace charsleuth {

namespace {

using namespace scan;

bool isNameCharacter(char c) {
    return c > ' ' && c < 0x7F && c != ':';
}

// Takes a name and a colon off the front.
Text takeName(Text& line) {
    Text rest = line;
    const Text name = takeWhile(rest, isNameCharacter);
    if (name.empty() || !takeExactly(rest, ":"))
        return {};
    line = rest;
    return name;
}

bool isPreamble(Text line) {
    return line.starts_with("HTTP/") || line.starts_with("From ");
}

} // namespace

bool startsHeaderBlock(const ReaderInput& input) {
    constexpr int fieldsLookedAt = 8;
    Text rest = input.head;
    HeaderField field;
    for (int i = 0; i < fieldsLookedAt && takeHeaderField(rest, field); ++i)
        if (isAmong(field.name,
                    {"From", "To", "Subject", "Date", "Received", "Return-Path", "Message-ID",
                     "MIME-Version", "Content-Type", "Newsgroups", "Path", "Delivered-To",
                     "X-Mozilla-Status", "Server", "Cache-Control", "Content-Length"}))
            return true;
    return false;
}

bool takeHeaderField(std::string_view& text, HeaderField& field) {
    if (isPreamble(text))
        takeLine(text);
    Text rest = text;
    field.name = takeName(rest);
    if (field.name.empty())
        return false;
    const Text start = rest;
    do
        takeLine(rest);
    while (!rest.empty() && isBlank(rest.front()));
    field.value = start.substr(0, start.size() - rest.size());
    text = rest;
    return true;
}

} // namespace charsleuth
