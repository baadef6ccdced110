#include "plugin/c/boundary.h"

using namespace charsleuth;
using namespace charsleuth::c;

namespace {

static_assert(static_cast<int>(Namespace::Iana) == CHARSLEUTH_IANA);
static_assert(static_cast<int>(Namespace::Whatwg) == CHARSLEUTH_WHATWG);
static_assert(static_cast<int>(Namespace::Emacs) == CHARSLEUTH_EMACS);
static_assert(static_cast<int>(Namespace::Vim) == CHARSLEUTH_VIM);
static_assert(static_cast<int>(Namespace::Python) == CHARSLEUTH_PYTHON);
static_assert(static_cast<int>(Namespace::Iconv) == CHARSLEUTH_ICONV);
static_assert(static_cast<int>(Namespace::Windows) == CHARSLEUTH_WINDOWS);
static_assert(static_cast<int>(Namespace::Java) == CHARSLEUTH_JAVA);
static_assert(static_cast<int>(Namespace::Latex) == CHARSLEUTH_LATEX);
static_assert(static_cast<int>(Namespace::VsCode) == CHARSLEUTH_VSCODE);
static_assert(static_cast<int>(Namespace::Qt) == CHARSLEUTH_QT);
static_assert(static_cast<int>(Namespace::Common) == CHARSLEUTH_COMMON);

charsleuth_status show(const EncodingInfo& row, charsleuth_encoding* encoding) {
    charsleuth_encoding value{};
    value.name = row.name.data();
    value.label = row.label.data();
    value.region = row.region.data();
    value.edit_as = row.editAsName.data();
    value.superset = row.superset ? info(*row.superset).name.data() : nullptr;
    value.era = orNull(row.era);
    value.platform = orNull(row.platform);
    value.ascii_compatible = row.asciiCompatible;
    return fill(encoding, value);
}

const char* entry(std::span<const std::string_view> texts, size_t index) {
    return index < texts.size() ? texts[index].data() : nullptr;
}

} // namespace

const char* charsleuth_version(void) {
    return CHARSLEUTH_VERSION;
}

const char* charsleuth_status_text(charsleuth_status status) {
    switch (status) {
    case CHARSLEUTH_OK:
        return "all went well";
    case CHARSLEUTH_OUT_OF_MEMORY:
        return "there is not enough memory";
    case CHARSLEUTH_BAD_ARGUMENT:
        return "an argument is NULL, out of range, or a struct without its size";
    case CHARSLEUTH_UNKNOWN_NAME:
        return "there is no encoding, hint or chain of this name";
    case CHARSLEUTH_CONCLUDED:
        return "the examination or decoder was finished before";
    case CHARSLEUTH_INTERNAL:
        return "the library has a defect";
    case CHARSLEUTH_TOO_LONG:
        return "the input is longer than the function takes";
    case CHARSLEUTH_WRONG_TYPE:
        return "the column is of a type that has no bytes";
    default:
        return "unknown status";
    }
}

size_t charsleuth_encoding_count(void) {
    return allEncodings().size();
}

charsleuth_status charsleuth_encoding_at(size_t index, charsleuth_encoding* encoding) {
    if (index >= allEncodings().size() || !isUsable(encoding))
        return CHARSLEUTH_BAD_ARGUMENT;
    return show(allEncodings()[index], encoding);
}

charsleuth_status charsleuth_encoding_find(const char* label, charsleuth_encoding* encoding) {
    if (label == nullptr || !isUsable(encoding))
        return CHARSLEUTH_BAD_ARGUMENT;
    const auto id = encodingNamed(label);
    return id ? show(info(*id), encoding) : CHARSLEUTH_UNKNOWN_NAME;
}

const char* charsleuth_encoding_name(const char* encoding, int32_t space, size_t index) {
    const auto id = encodingNamed(encoding);
    if (!id || space < CHARSLEUTH_IANA || space > CHARSLEUTH_COMMON)
        return nullptr;
    return entry(namesIn(*id, static_cast<Namespace>(space)), index);
}

const char* charsleuth_encoding_language(const char* encoding, size_t index) {
    const auto id = encodingNamed(encoding);
    return id ? entry(info(*id).languages, index) : nullptr;
}
