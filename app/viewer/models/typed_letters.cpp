#include "app/viewer/models/typed_letters.h"

#include <QString>

#include <algorithm>
#include <string_view>
#include <utility>

namespace charsleuth::viewer {

namespace {

/// Letters that have no mark to be taken off, and signs; by code point. What is typed for them is
/// that of the Unicode CLDR transform Latin-ASCII.
constexpr std::pair<char32_t, std::u16string_view> typed[] = {
    {U'\u00A0', u" "},   {U'\u00A1', u"!"},  {U'\u00A3', u"GBP"}, {U'\u00A6', u"|"},
    {U'\u00A9', u"(C)"}, {U'\u00AB', u"<<"}, {U'\u00AD', u"-"},   {U'\u00AE', u"(R)"},
    {U'\u00B4', u"'"},   {U'\u00BB', u">>"}, {U'\u00BF', u"?"},   {U'\u00C6', u"AE"},
    {U'\u00D0', u"D"},   {U'\u00D7', u"x"},  {U'\u00D8', u"O"},   {U'\u00DE', u"TH"},
    {U'\u00DF', u"ss"},  {U'\u00E6', u"ae"}, {U'\u00F0', u"d"},   {U'\u00F7', u"/"},
    {U'\u00F8', u"o"},   {U'\u00FE', u"th"}, {U'\u0110', u"D"},   {U'\u0111', u"d"},
    {U'\u0126', u"H"},   {U'\u0127', u"h"},  {U'\u0131', u"i"},   {U'\u0141', u"L"},
    {U'\u0142', u"l"},   {U'\u0152', u"OE"}, {U'\u0153', u"oe"},  {U'\u0166', u"T"},
    {U'\u0167', u"t"},   {U'\u02BC', u"'"},  {U'\u1E9E', u"SS"},  {U'\u2009', u" "},
    {U'\u2010', u"-"},   {U'\u2011', u"-"},  {U'\u2012', u"-"},   {U'\u2013', u"-"},
    {U'\u2014', u"-"},   {U'\u2015', u"-"},  {U'\u2018', u"'"},   {U'\u2019', u"'"},
    {U'\u201A', u"'"},   {U'\u201B', u"'"},  {U'\u201C', u"\""},  {U'\u201D', u"\""},
    {U'\u201E', u"\""},  {U'\u2020', u"+"},  {U'\u2022', u"*"},   {U'\u2026', u"..."},
    {U'\u202F', u" "},   {U'\u2032', u"'"},  {U'\u2033', u"\""},  {U'\u2039', u"<"},
    {U'\u203A', u">"},   {U'\u2044', u"/"},  {U'\u20AC', u"EUR"}, {U'\u2116', u"No"},
    {U'\u2122', u"TM"},  {U'\u2190', u"<-"}, {U'\u2192', u"->"},  {U'\u2212', u"-"},
    {U'\u2260', u"!="},  {U'\u2264', u"<="}, {U'\u2265', u">="},
};

} // namespace

std::u16string typedLetters(char32_t character) {
    const auto known = std::ranges::lower_bound(typed, character, {},
                                                &std::pair<char32_t, std::u16string_view>::first);
    if (known != std::ranges::end(typed) && known->first == character)
        return std::u16string(known->second);
    // Without its marks, and wide or joined letters as plain ones.
    std::u16string letters;
    for (const QChar unit :
         QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_KD))
        if (unit.unicode() < 0x80)
            letters += unit.unicode();
        else if (!unit.isMark())
            return u"?";
    return letters.empty() ? u"?" : letters;
}

std::u16string htmlEntity(char32_t character) {
    return QStringLiteral("&#%1;").arg(static_cast<uint>(character)).toStdU16String();
}

} // namespace charsleuth::viewer
