#include "plugin/c/charsleuth_column.h"
#include "plugin/python/native/functions.h"
#include "plugin/python/native/options.h"

#include <cstring>
#include <deque>
#include <vector>

namespace charsleuth::python {

namespace {

// Arrow's names (https://arrow.apache.org/docs/format/CDataInterface/PyCapsuleInterface.html).
constexpr char typeName[] = "arrow_schema";
constexpr char arrayName[] = "arrow_array";
constexpr char streamName[] = "arrow_array_stream";

/// Arrow's C stream interface, as its specification defines it.
struct ArrowArrayStream {
    int (*get_schema)(ArrowArrayStream*, ArrowSchema* out);
    int (*get_next)(ArrowArrayStream*, ArrowArray* out);
    const char* (*get_last_error)(ArrowArrayStream*);
    void (*release)(ArrowArrayStream*);
    void* private_data;
};

/// Releases what nobody took out of the capsule.
template <typename Arrow, const char* name>
void freeCapsule(PyObject* capsule) {
    auto* held = static_cast<Arrow*>(PyCapsule_GetPointer(capsule, name));
    if (held->release != nullptr)
        held->release(held);
    delete held;
}

/// A struct of Arrow in a capsule that owns it, and that `fill` fills. Null after an exception was
/// raised, as `fill` does where it returns false.
template <typename Arrow, const char* name, typename Fill>
PyObject* capsuleOf(Fill fill) {
    auto held = std::unique_ptr<Arrow>(new (std::nothrow) Arrow{});
    if (!held)
        return PyErr_NoMemory();
    Object capsule(PyCapsule_New(held.get(), name, freeCapsule<Arrow, name>));
    if (!capsule || !fill(*held.release()))
        return nullptr;
    return capsule.release();
}

/// What lies in a capsule, or null after an exception was raised. `None` is null without one.
template <typename Arrow, const char* name>
const Arrow* heldBy(PyObject* capsule) {
    return capsule == Py_None ? nullptr
                              : static_cast<const Arrow*>(PyCapsule_GetPointer(capsule, name));
}

/// The texts of a list of objects with the buffer interface, None among them.
class TextList {
public:
    /// False after an exception was raised.
    bool hold(PyObject* list) {
        for (Py_ssize_t i = 0; i < PyList_Size(list); ++i) {
            PyObject* item = PyList_GetItem(list, i);
            if (item == Py_None) {
                m_bytes.push_back(nullptr);
                m_sizes.push_back(0);
            } else {
                const Buffer& buffer = m_buffers.emplace_back(item);
                if (!buffer)
                    return false;
                m_bytes.push_back(buffer.data() != nullptr ? buffer.data() : "");
                m_sizes.push_back(buffer.size());
            }
        }
        return true;
    }
    void showIn(charsleuth_column& column) const {
        column.bytes = m_bytes.data();
        column.sizes = m_sizes.data();
        column.rows = m_bytes.size();
    }

private:
    std::deque<Buffer> m_buffers;
    std::vector<const void*> m_bytes;
    std::vector<size_t> m_sizes;
};

/// Raises the exception that a status means. Returns whether the status was CHARSLEUTH_OK.
bool isColumnOk(charsleuth_status status) {
    if (status == CHARSLEUTH_BAD_ARGUMENT)
        PyErr_SetString(PyExc_ValueError, "the rows or their hints are not those of the column");
    else if (status == CHARSLEUTH_UNKNOWN_NAME)
        PyErr_SetString(PyExc_ValueError, "a column of hints is called by no kind of hint");
    else
        return isOk(status);
    return false;
}

/// (type, array) of the answers.
PyObject* answersAbout(const charsleuth_column& column, const charsleuth_options* options,
                       bool isText) {
    ArrowArray array{};
    ArrowSchema type{};
    const charsleuth_status status = withoutLock([&] {
        return isText ? charsleuth_decode_column(&column, options, &array, &type)
                      : charsleuth_detect_column(&column, options, &array, &type);
    });
    if (!isColumnOk(status))
        return nullptr;
    const auto take = [](auto& from) {
        return [&from](auto& into) {
            into = from;
            from.release = nullptr;
            return true;
        };
    };
    const Object ofType(capsuleOf<ArrowSchema, typeName>(take(type)));
    const Object ofArray(capsuleOf<ArrowArray, arrayName>(take(array)));
    if (array.release != nullptr)
        array.release(&array);
    if (type.release != nullptr)
        type.release(&type);
    return ofType && ofArray ? PyTuple_Pack(2, ofType.get(), ofArray.get()) : nullptr;
}

template <typename Number>
Number numberAt(const void* buffer, int64_t index) {
    Number number{};
    memcpy(&number, static_cast<const char*>(buffer) + index * static_cast<int64_t>(sizeof number),
           sizeof number);
    return number;
}

bool bitAt(const void* bits, int64_t index) {
    return (static_cast<const uint8_t*>(bits)[index / 8] >> (index % 8) & 1) != 0;
}

template <typename Offset>
PyObject* textAt(const ArrowArray& field, int64_t row) {
    const auto begin = numberAt<Offset>(field.buffers[1], row);
    const auto end = numberAt<Offset>(field.buffers[1], row + 1);
    return PyUnicode_FromStringAndSize(static_cast<const char*>(field.buffers[2]) + begin,
                                       static_cast<Py_ssize_t>(end - begin));
}

/// A value of one of the types that answers have.
PyObject* valueAt(const ArrowArray& field, char format, int64_t row) {
    if (!bitAt(field.buffers[0], row))
        Py_RETURN_NONE;
    switch (format) {
    case 'u':
        return textAt<int32_t>(field, row);
    case 'U':
        return textAt<int64_t>(field, row);
    case 'g':
        return PyFloat_FromDouble(numberAt<double>(field.buffers[1], row));
    case 'l':
        return PyLong_FromLongLong(numberAt<int64_t>(field.buffers[1], row));
    default:
        return PyBool_FromLong(bitAt(field.buffers[1], row));
    }
}

/// None for a null row, else a dict.
PyObject* rowAt(const ArrowArray& array, const ArrowSchema& type, int64_t row) {
    if (!bitAt(array.buffers[0], row))
        Py_RETURN_NONE;
    Object fields(PyDict_New());
    for (int64_t i = 0; fields && i < type.n_children; ++i) {
        const Object value(valueAt(*array.children[i], *type.children[i]->format, row));
        if (!value || PyDict_SetItemString(fields.get(), type.children[i]->name, value.get()) != 0)
            return nullptr;
    }
    return fields.release();
}

} // namespace

PyObject* column(PyObject*, PyObject* arguments) {
    PyObject *texts = nullptr, *type = nullptr, *rowHints = nullptr, *hintsType = nullptr;
    OptionArguments asked;
    Py_ssize_t first = 0, count = 0;
    unsigned long long longest = 0;
    int isBrief = 0, isText = 0;
    if (!PyArg_ParseTuple(arguments, "OOOOO!O!O!nnKpp", &type, &texts, &hintsType, &rowHints,
                          &PyTuple_Type, &asked.hints, &PyTuple_Type, &asked.only, &PyTuple_Type,
                          &asked.exclude, &first, &count, &longest, &isBrief, &isText))
        return nullptr;
    charsleuth_column asks{};
    asks.struct_size = sizeof asks;
    TextList list;
    if (PyList_Check(texts)) {
        if (!list.hold(texts))
            return nullptr;
        list.showIn(asks);
    } else {
        asks.texts = heldBy<ArrowArray, arrayName>(texts);
        asks.type = heldBy<ArrowSchema, typeName>(type);
    }
    asks.hints = heldBy<ArrowArray, arrayName>(rowHints);
    asks.hints_type = heldBy<ArrowSchema, typeName>(hintsType);
    if (PyErr_Occurred() != nullptr)
        return nullptr;
    asks.first_row = static_cast<size_t>(first);
    asks.row_count = static_cast<size_t>(count);
    asks.longest = longest;
    asks.brief = isBrief;
    const Options options = optionsOf(asked);
    return options ? answersAbout(asks, options.get(), isText != 0) : nullptr;
}

PyObject* chunks(PyObject*, PyObject* capsule) {
    auto* stream = static_cast<ArrowArrayStream*>(PyCapsule_GetPointer(capsule, streamName));
    if (stream == nullptr)
        return nullptr;
    const auto isDone = [&](int error) {
        if (error == 0)
            return true;
        const char* why = stream->get_last_error(stream);
        PyErr_Format(PyExc_RuntimeError, "the column cannot be read: %s",
                     why != nullptr ? why : strerror(error));
        return false;
    };
    const Object type(capsuleOf<ArrowSchema, typeName>(
        [&](ArrowSchema& out) { return isDone(stream->get_schema(stream, &out)); }));
    const Object list(PyList_New(0));
    while (type && list) {
        bool isEnd = false;
        const Object array(capsuleOf<ArrowArray, arrayName>([&](ArrowArray& out) {
            const bool isRead = isDone(stream->get_next(stream, &out));
            isEnd = isRead && out.release == nullptr;
            return isRead;
        }));
        if (isEnd)
            return PyTuple_Pack(2, type.get(), list.get());
        if (!array || PyList_Append(list.get(), array.get()) != 0)
            break;
    }
    return nullptr;
}

PyObject* columnLength(PyObject*, PyObject* capsule) {
    const auto* array = heldBy<ArrowArray, arrayName>(capsule);
    return array != nullptr ? PyLong_FromLongLong(array->length) : nullptr;
}

PyObject* columnRows(PyObject*, PyObject* arguments) {
    PyObject *ofType = nullptr, *ofArray = nullptr;
    if (!PyArg_ParseTuple(arguments, "OO", &ofType, &ofArray))
        return nullptr;
    const auto* type = heldBy<ArrowSchema, typeName>(ofType);
    const auto* array = type != nullptr ? heldBy<ArrowArray, arrayName>(ofArray) : nullptr;
    if (array == nullptr)
        return nullptr;
    if (type->release == nullptr || array->release == nullptr) {
        PyErr_SetString(PyExc_ValueError, "these answers were handed over to another library");
        return nullptr;
    }
    const auto length = static_cast<size_t>(array->length);
    return listOf([&](size_t row) { return row < length; },
                  [&](size_t row) { return rowAt(*array, *type, static_cast<int64_t>(row)); });
}

} // namespace charsleuth::python
