#include "plugin/python/native/functions.h"
#include "plugin/python/native/handles.h"
#include "plugin/python/native/options.h"

#include <cstring>

namespace charsleuth::python {

namespace {

constexpr char examinationName[] = "charsleuth._native.examination";
using Examination = Worker<charsleuth_examination>;

void freeDetection(PyObject* capsule) {
    charsleuth_detection_free(
        static_cast<charsleuth_detection*>(PyCapsule_GetPointer(capsule, detectionName)));
}

void freeExamination(PyObject* capsule) {
    auto* worker = static_cast<Examination*>(PyCapsule_GetPointer(capsule, examinationName));
    charsleuth_examination_free(worker->handle);
    delete worker;
}

PyObject* detectionObject(charsleuth_detection* detection) {
    PyObject* capsule = PyCapsule_New(detection, detectionName, freeDetection);
    if (capsule == nullptr)
        charsleuth_detection_free(detection);
    return capsule;
}

/// Null after an exception was raised.
const charsleuth_detection* detectionIn(PyObject* capsule) {
    return static_cast<const charsleuth_detection*>(PyCapsule_GetPointer(capsule, detectionName));
}

} // namespace

PyObject* detect(PyObject*, PyObject* arguments) {
    charsleuth_detection* detection = answerTo(arguments, charsleuth_detect);
    return detection != nullptr ? detectionObject(detection) : nullptr;
}

PyObject* examination(PyObject*, PyObject* arguments) {
    OptionArguments asked;
    if (!PyArg_ParseTuple(arguments, "O!O!O!n", &PyTuple_Type, &asked.hints, &PyTuple_Type,
                          &asked.only, &PyTuple_Type, &asked.exclude, &asked.explained))
        return nullptr;
    const Options options = optionsOf(asked);
    charsleuth_examination* made = nullptr;
    if (!options || !isOk(charsleuth_examination_new(options.get(), &made)))
        return nullptr;
    auto* worker = new (std::nothrow) Examination{.handle = made};
    PyObject* capsule =
        worker != nullptr ? PyCapsule_New(worker, examinationName, freeExamination) : nullptr;
    if (capsule == nullptr) {
        charsleuth_examination_free(made);
        delete worker;
        return PyErr_Occurred() != nullptr ? nullptr : PyErr_NoMemory();
    }
    return capsule;
}

PyObject* feed(PyObject*, PyObject* arguments) {
    PyObject *capsule = nullptr, *data = nullptr;
    if (!PyArg_ParseTuple(arguments, "OO", &capsule, &data))
        return nullptr;
    auto* worker = static_cast<Examination*>(PyCapsule_GetPointer(capsule, examinationName));
    if (worker == nullptr)
        return nullptr;
    const Buffer buffer(data);
    if (!buffer)
        return nullptr;
    const Turn turn(*worker);
    if (!turn)
        return nullptr;
    const charsleuth_status status = withoutLock(
        [&] { return charsleuth_examination_feed(worker->handle, buffer.data(), buffer.size()); });
    if (!isOk(status))
        return nullptr;
    Py_RETURN_NONE;
}

PyObject* conclude(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    if (!PyArg_ParseTuple(arguments, "O", &capsule))
        return nullptr;
    auto* worker = static_cast<Examination*>(PyCapsule_GetPointer(capsule, examinationName));
    if (worker == nullptr)
        return nullptr;
    const Turn turn(*worker);
    if (!turn)
        return nullptr;
    charsleuth_detection* detection = nullptr;
    const charsleuth_status status =
        withoutLock([&] { return charsleuth_examination_conclude(worker->handle, &detection); });
    return isOk(status) ? detectionObject(detection) : nullptr;
}

PyObject* verdict(PyObject*, PyObject* capsule) {
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_verdict v{};
    v.struct_size = sizeof v;
    if (detection == nullptr || !isOk(charsleuth_detection_verdict(detection, &v)))
        return nullptr;
    return Py_BuildValue("Kzzdzzzzkziinnnz", static_cast<unsigned long long>(v.size), v.encoding,
                         v.edit_as, v.confidence, v.certainty, v.language, v.line_ending, v.bom,
                         static_cast<unsigned long>(v.bom_size), v.binary_reason, v.binary,
                         v.ascii_only, static_cast<Py_ssize_t>(v.candidates),
                         static_cast<Py_ssize_t>(v.excluded), static_cast<Py_ssize_t>(v.conflicts),
                         v.encoded_twice);
}

PyObject* candidate(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    Py_ssize_t index = 0;
    if (!PyArg_ParseTuple(arguments, "On", &capsule, &index))
        return nullptr;
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_candidate c{};
    c.struct_size = sizeof c;
    if (detection == nullptr ||
        !isOk(charsleuth_detection_candidate(detection, static_cast<size_t>(index), &c)))
        return nullptr;
    const Object sameText(namesOf(c.same_text, c.same_text_count));
    if (!sameText)
        return nullptr;
    return Py_BuildValue("zOzzdKKKKni", c.encoding, sameText.get(), c.edit_as, c.language,
                         c.confidence, static_cast<unsigned long long>(c.malformed),
                         static_cast<unsigned long long>(c.first_malformed),
                         static_cast<unsigned long long>(c.c1),
                         static_cast<unsigned long long>(c.telling_byte),
                         static_cast<Py_ssize_t>(c.evidence), c.excluded);
}

PyObject* evidence(PyObject*, PyObject* arguments) {
    PyObject* capsule = nullptr;
    Py_ssize_t ofCandidate = 0, index = 0;
    if (!PyArg_ParseTuple(arguments, "Onn", &capsule, &ofCandidate, &index))
        return nullptr;
    const charsleuth_detection* detection = detectionIn(capsule);
    charsleuth_evidence e{};
    e.struct_size = sizeof e;
    if (detection == nullptr ||
        !isOk(charsleuth_detection_evidence(detection, static_cast<size_t>(ofCandidate),
                                            static_cast<size_t>(index), &e)))
        return nullptr;
    return Py_BuildValue("zzzzdKKz", e.kind, e.source, e.encoding, e.effect, e.decibans,
                         static_cast<unsigned long long>(e.begin),
                         static_cast<unsigned long long>(e.end), e.detail);
}

PyObject* conflicts(PyObject*, PyObject* capsule) {
    const charsleuth_detection* detection = detectionIn(capsule);
    Object list(detection != nullptr ? PyList_New(0) : nullptr);
    if (!list)
        return nullptr;
    charsleuth_conflict c{};
    c.struct_size = sizeof c;
    for (size_t i = 0; charsleuth_detection_conflict(detection, i, &c) == CHARSLEUTH_OK; ++i) {
        // The label is as the file has it, in any bytes.
        const Object row(Py_BuildValue(
            "NzKK",
            PyUnicode_Decode(c.declared != nullptr ? c.declared : "",
                             c.declared != nullptr ? static_cast<Py_ssize_t>(strlen(c.declared))
                                                   : 0,
                             "utf-8", "replace"),
            c.rule, static_cast<unsigned long long>(c.begin),
            static_cast<unsigned long long>(c.end)));
        if (!row || PyList_Append(list.get(), row.get()) != 0)
            return nullptr;
    }
    return list.release();
}

} // namespace charsleuth::python
