/// DuckDB's functions detect_encoding(BLOB) and to_utf8(BLOB) as an extension, by DuckDB's C
/// interface for extensions (1.2) and by charsleuth_column.h. Needs nothing of DuckDB but its
/// header.

#define DUCKDB_EXTENSION_NAME charsleuth
#define DUCKDB_EXTENSION_API_VERSION_MAJOR 1
#define DUCKDB_EXTENSION_API_VERSION_MINOR 2
#define DUCKDB_EXTENSION_API_VERSION_PATCH 0
#include <duckdb_extension.h>

#include "charsleuth_column.h"

#include <cstddef>
#include <cstring>
#include <new>
#include <vector>

DUCKDB_EXTENSION_EXTERN

namespace {

/// The fields of an answer that the functions give.
struct Wanted {
    const char* field;
    bool isText;
};
const Wanted encodingWanted{"encoding", false}, textWanted{"text", true};

/// The rows of a chunk's BLOBs, as pointers and sizes; a null pointer is a null row.
struct Blobs {
    std::vector<const void*> bytes;
    std::vector<size_t> sizes;
};

Blobs blobsOf(duckdb_data_chunk chunk) {
    const duckdb_vector vector = duckdb_data_chunk_get_vector(chunk, 0);
    auto* texts = static_cast<duckdb_string_t*>(duckdb_vector_get_data(vector));
    uint64_t* validity = duckdb_vector_get_validity(vector);
    Blobs blobs;
    for (idx_t row = 0; row < duckdb_data_chunk_get_size(chunk); ++row) {
        const bool isNull = validity != nullptr && !duckdb_validity_row_is_valid(validity, row);
        blobs.bytes.push_back(isNull ? nullptr : duckdb_string_t_data(&texts[row]));
        blobs.sizes.push_back(isNull ? 0 : duckdb_string_t_length(texts[row]));
    }
    return blobs;
}

/// The field's place in the answers.
size_t placeOf(const ArrowSchema& type, const char* field) {
    size_t place = 0;
    while (std::strcmp(type.children[place]->name, field) != 0)
        ++place;
    return place;
}

template <typename Offset>
void copyTexts(const ArrowArray& field, duckdb_vector output) {
    const auto* validity = static_cast<const unsigned char*>(field.buffers[0]);
    const auto* offsets = static_cast<const Offset*>(field.buffers[1]);
    const auto* text = static_cast<const char*>(field.buffers[2]);
    duckdb_vector_ensure_validity_writable(output);
    uint64_t* written = duckdb_vector_get_validity(output);
    for (int64_t row = 0; row < field.length; ++row) {
        const auto at = static_cast<size_t>(row);
        if (validity != nullptr && (validity[at / 8] >> (at % 8) & 1) == 0)
            duckdb_validity_set_row_invalid(written, at);
        else
            duckdb_vector_assign_string_element_len(
                output, at, text + offsets[at], static_cast<idx_t>(offsets[at + 1] - offsets[at]));
    }
}

void answer(duckdb_function_info info, duckdb_data_chunk input, duckdb_vector output) {
    try {
        const auto& wanted =
            *static_cast<const Wanted*>(duckdb_scalar_function_get_extra_info(info));
        const Blobs blobs = blobsOf(input);
        charsleuth_column column{};
        column.struct_size = sizeof column;
        column.bytes = blobs.bytes.data();
        column.sizes = blobs.sizes.data();
        column.rows = blobs.bytes.size();
        column.brief = 1;
        ArrowArray answers;
        ArrowSchema type;
        const auto work = wanted.isText ? charsleuth_decode_column : charsleuth_detect_column;
        if (const charsleuth_status status = work(&column, nullptr, &answers, &type);
            status != CHARSLEUTH_OK)
            return duckdb_scalar_function_set_error(info, charsleuth_status_text(status));
        const ArrowArray& field = *answers.children[placeOf(type, wanted.field)];
        wanted.isText ? copyTexts<int64_t>(field, output) : copyTexts<int32_t>(field, output);
        answers.release(&answers);
        type.release(&type);
    } catch (const std::bad_alloc&) {
        duckdb_scalar_function_set_error(info, "not enough memory");
    }
}

bool add(duckdb_connection connection, const char* name, const Wanted& wanted) {
    duckdb_scalar_function function = duckdb_create_scalar_function();
    duckdb_logical_type blob = duckdb_create_logical_type(DUCKDB_TYPE_BLOB),
                        text = duckdb_create_logical_type(DUCKDB_TYPE_VARCHAR);
    duckdb_scalar_function_set_name(function, name);
    duckdb_scalar_function_add_parameter(function, blob);
    duckdb_scalar_function_set_return_type(function, text);
    duckdb_scalar_function_set_extra_info(function, const_cast<Wanted*>(&wanted), nullptr);
    duckdb_scalar_function_set_function(function, answer);
    const bool isAdded = duckdb_register_scalar_function(connection, function) == DuckDBSuccess;
    duckdb_destroy_logical_type(&text);
    duckdb_destroy_logical_type(&blob);
    duckdb_destroy_scalar_function(&function);
    return isAdded;
}

} // namespace

DUCKDB_EXTENSION_ENTRYPOINT(duckdb_connection connection, duckdb_extension_info info,
                            struct duckdb_extension_access* access) {
    if (add(connection, "detect_encoding", encodingWanted) &&
        add(connection, "to_utf8", textWanted))
        return true;
    access->set_error(info,
                      "charsleuth: the functions detect_encoding and to_utf8 could not be added");
    return false;
}
