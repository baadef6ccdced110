#include "app/losses/loss_words.h"
#include "core/decode/utf8_text.h"
#include "plugin/c/boundary.h"
#include "plugin/python/native/functions.h"
#include "plugin/python/native/owned.h"

#include <cstring>

namespace charsleuth::python {

namespace {

/// The units of UTF-16 that the bytes of a buffer are, in this machine's order.
std::u16string unitsOf(const Buffer& buffer) {
    std::u16string units(buffer.size() / sizeof(char16_t), u'\0');
    if (!units.empty())
        std::memcpy(units.data(), buffer.data(), units.size() * sizeof(char16_t));
    return units;
}

PyObject* rowOf(const TextLoss& loss) {
    const std::string_view rule = ruleOf(loss.damage);
    const std::string words = wordsOf(loss), before = toUtf8(loss.before), now = toUtf8(loss.now);
    return Py_BuildValue("s#Ks#s#s#K", rule.data(), static_cast<Py_ssize_t>(rule.size()),
                         static_cast<unsigned long long>(loss.line), words.data(),
                         static_cast<Py_ssize_t>(words.size()), before.data(),
                         static_cast<Py_ssize_t>(before.size()), now.data(),
                         static_cast<Py_ssize_t>(now.size()),
                         static_cast<unsigned long long>(loss.places));
}

} // namespace

PyObject* losses(PyObject*, PyObject* arguments) {
    PyObject *before = nullptr, *now = nullptr, *name = nullptr;
    if (!PyArg_ParseTuple(arguments, "OOO", &before, &now, &name))
        return nullptr;
    Object nameBytes;
    const char* const nameText = utf8Of(name, nameBytes);
    if (nameText == nullptr)
        return nullptr;
    const auto encoding = c::encodingNamed(nameText);
    if (!encoding)
        return PyErr_Format(PyExc_LookupError, "unknown encoding: %U", name);
    const Buffer was(before), is(now);
    if (!was || !is)
        return nullptr;
    std::vector<TextLoss> found;
    if (!isOk(withoutLock([&] {
            return c::guarded([&] {
                found = lossesBetween(unitsOf(was), unitsOf(is), *encoding);
                return CHARSLEUTH_OK;
            });
        })))
        return nullptr;
    return listOf([&](std::size_t i) { return i < found.size(); },
                  [&](std::size_t i) { return rowOf(found[i]); });
}

} // namespace charsleuth::python
