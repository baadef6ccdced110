/*
 * Charsleuth for C: which encoding are these bytes in, and what is the text?
 *
 *     charsleuth_detection* detection = NULL;
 *     if (charsleuth_detect(bytes, size, NULL, &detection) == CHARSLEUTH_OK) {
 *         charsleuth_verdict verdict = {.struct_size = sizeof verdict};
 *         charsleuth_detection_verdict(detection, &verdict);
 *         puts(verdict.encoding ? verdict.encoding : "binary");
 *     }
 *     charsleuth_detection_free(detection);
 *
 * Threads: a handle that is passed as a pointer to const may be used by many threads at once;
 * any other handle by one thread at a time. Functions without a handle may be called by any
 * thread. Nothing is kept between calls: no environment, locale, file or clock is read. A thread
 * needs 256 KiB of stack (162 KiB were measured), which is more than musl gives it unasked (128).
 *
 * Memory: a handle is the caller's, who gives it to its _free function (NULL is allowed). Strings
 * and arrays belong to the handle that they came from and live as long as it, unless said
 * otherwise; those of the registry live as long as the program. Every string is UTF-8 and ends
 * with NUL. Where there is nothing to say a string is NULL, never "".
 *
 * Errors: a function returns CHARSLEUTH_OK or says what was wrong, and then has changed nothing
 * that it was handed but for setting the handle asked for to NULL. After CHARSLEUTH_OUT_OF_MEMORY
 * an examination or decoder can only be freed. No C++ exception comes out. Bad bytes are no error:
 * every byte string has an answer.
 *
 * Versions: structs begin with their size, which the caller sets before the call to sizeof; later
 * versions add fields at the end only, and the library writes no more than that size (what it does
 * not know it sets to zero). Functions and constants are never taken away within the same SONAME.
 */
#ifndef CHARSLEUTH_H
#define CHARSLEUTH_H

#include <stddef.h>
#include <stdint.h>

#define CHARSLEUTH_VERSION_MAJOR 0
#define CHARSLEUTH_VERSION_MINOR 2
#define CHARSLEUTH_VERSION_PATCH 0

#if defined(_WIN32)
#if defined(CHARSLEUTH_BUILDS_LIBRARY)
#define CHARSLEUTH_API __declspec(dllexport)
#else
#define CHARSLEUTH_API
#endif
#elif defined(__GNUC__)
#define CHARSLEUTH_API __attribute__((visibility("default")))
#else
#define CHARSLEUTH_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the library that is in use, e.g. "0.2.0". */
CHARSLEUTH_API const char* charsleuth_version(void);

/* ---- What a call came to ------------------------------------------------------------------- */

typedef int32_t charsleuth_status;
#define CHARSLEUTH_OK 0
#define CHARSLEUTH_OUT_OF_MEMORY 1
#define CHARSLEUTH_BAD_ARGUMENT 2 /* NULL, an index past the end, a struct_size not set */
#define CHARSLEUTH_UNKNOWN_NAME 3 /* no such encoding, kind of hint or chain */
#define CHARSLEUTH_CONCLUDED 4    /* the examination or decoder has been finished before */
#define CHARSLEUTH_INTERNAL 5     /* a defect of the library */
#define CHARSLEUTH_TOO_LONG 6     /* more bytes than this function takes */
#define CHARSLEUTH_WRONG_TYPE 7   /* a column of a type that has no bytes */

/* One plain sentence in English without a full stop; never NULL. */
CHARSLEUTH_API const char* charsleuth_status_text(charsleuth_status status);

/* ---- What is known besides the bytes ------------------------------------------------------- */

typedef struct charsleuth_options charsleuth_options;

CHARSLEUTH_API charsleuth_status charsleuth_options_new(charsleuth_options** options);
CHARSLEUTH_API void charsleuth_options_free(charsleuth_options* options);

/* `kind` is one of "content-type", "declared", "language", "locale", "url", "tld", "filename",
 * "disposition", "from", "newsgroup", "platform", "era", "parent". Hints shift the answer, they
 * never settle it. */
CHARSLEUTH_API charsleuth_status charsleuth_options_hint(charsleuth_options* options,
                                                         const char* kind, const char* value);

/* Called once or more: no other encodings are candidates, and these are never ruled out. */
CHARSLEUTH_API charsleuth_status charsleuth_options_only(charsleuth_options* options,
                                                         const char* encoding);
CHARSLEUTH_API charsleuth_status charsleuth_options_exclude(charsleuth_options* options,
                                                            const char* encoding);

/* For how many candidates the answer has the evidence and the telling byte, the best ones first;
 * SIZE_MAX, which is so without this call, of all. The others are listed all the same, those that
 * are ruled out only where all are explained. Of short input, that is much of the work. */
CHARSLEUTH_API charsleuth_status charsleuth_options_explained(charsleuth_options* options,
                                                              size_t candidates);

/* ---- Detection ----------------------------------------------------------------------------- */

typedef struct charsleuth_examination charsleuth_examination;
typedef struct charsleuth_detection charsleuth_detection;

/* `options` may be NULL, and may be freed afterwards. `bytes` may be NULL where `size` is 0. */
CHARSLEUTH_API charsleuth_status charsleuth_detect(const void* bytes, size_t size,
                                                   const charsleuth_options* options,
                                                   charsleuth_detection** detection);

/* The same for input that comes in pieces, of any length in bounded memory; the answer does not
 * depend on how it was divided. */
CHARSLEUTH_API charsleuth_status charsleuth_examination_new(const charsleuth_options* options,
                                                            charsleuth_examination** examination);
CHARSLEUTH_API charsleuth_status charsleuth_examination_feed(charsleuth_examination* examination,
                                                             const void* bytes, size_t size);
CHARSLEUTH_API charsleuth_status charsleuth_examination_conclude(
    charsleuth_examination* examination, charsleuth_detection** detection);
CHARSLEUTH_API void charsleuth_examination_free(charsleuth_examination* examination);

CHARSLEUTH_API void charsleuth_detection_free(charsleuth_detection* detection);

/* Encodings are called by their canonical names: the WHATWG name where there is one, else IANA's,
 * else the one in widest use. Offsets and sizes are bytes from the first byte of the input. */
typedef struct charsleuth_verdict {
    size_t struct_size;
    uint64_t size;           /* bytes examined */
    const char* encoding;    /* the best candidate's; NULL where the input is binary */
    const char* edit_as;     /* what an editor should open it as, e.g. "UTF-8" for pure ASCII */
    double confidence;       /* 0..1, the probability that the best candidate's text is right */
    const char* certainty;   /* "decided", "strong", "plausible", "tied"; NULL without an answer */
    const char* language;    /* BCP 47 */
    const char* line_ending; /* "LF", "CRLF", "CR", "NEL", "mixed", "none" */
    const char* bom;         /* the encoding whose byte order mark stands at the start */
    uint64_t bom_size;       /* its bytes */
    const char* binary_reason;
    int32_t binary;     /* 1: this is no text */
    int32_t ascii_only; /* 1: any ASCII-compatible encoding gives this text */
    size_t candidates;  /* best first */
    size_t excluded;    /* ruled out; they follow the others in charsleuth_detection_candidate */
    size_t conflicts;   /* declarations that the bytes contradict */
    /* The answer is UTF-8 whose text was UTF-8, was taken for this encoding and was encoded again
     * ("cafÃ©"): encoded in it, the text is what was meant, in UTF-8. NULL: it was not. */
    const char* encoded_twice;
    double language_confidence; /* 0..1: that the text is in `language`; 0 without one */
} charsleuth_verdict;

CHARSLEUTH_API charsleuth_status charsleuth_detection_verdict(const charsleuth_detection* detection,
                                                              charsleuth_verdict* verdict);

/* One text of the input, with every encoding that gives it. */
typedef struct charsleuth_candidate {
    size_t struct_size;
    const char* encoding;
    const char* const* same_text; /* the others that decode the input to the same text */
    size_t same_text_count;
    const char* edit_as;
    const char* language;     /* BCP 47 */
    double confidence;        /* 0..1; those of a detection add up to at most 1 */
    uint64_t malformed;       /* sequences that do not fit; of one ruled out, those until then */
    uint64_t first_malformed; /* where `malformed` is not 0 and the place is known; else the size */
    uint64_t c1;              /* C1 control characters in the text */
    uint64_t telling_byte;    /* where it first differs from its next rival */
    size_t evidence;
    int32_t excluded;           /* 1: ruled out */
    double language_confidence; /* 0..1: that the text is in `language`; 0 without one */
} charsleuth_candidate;

CHARSLEUTH_API charsleuth_status charsleuth_detection_candidate(
    const charsleuth_detection* detection, size_t index, charsleuth_candidate* candidate);

/* One reason for or against a candidate. */
typedef struct charsleuth_evidence {
    size_t struct_size;
    const char* kind;     /* "declared", "structure", "statistics", "opinion", "hint" */
    const char* source;   /* e.g. "html-meta", "language-model:ja" */
    const char* encoding; /* which it speaks of */
    const char* effect;   /* "decides", "supports", "weakens", "excludes" */
    double decibans;      /* 10·log10 of the likelihood ratio; they add up */
    uint64_t begin, end;  /* the bytes that it speaks of; 0, 0: all of them */
    const char* detail;   /* one plain sentence without a full stop, in English */
} charsleuth_evidence;

CHARSLEUTH_API charsleuth_status
charsleuth_detection_evidence(const charsleuth_detection* detection, size_t candidate, size_t index,
                              charsleuth_evidence* evidence);

typedef struct charsleuth_conflict {
    size_t struct_size;
    const char* declared; /* as written */
    const char* rule;     /* which reader found it, e.g. "html-meta" */
    uint64_t begin, end;  /* the label's bytes */
} charsleuth_conflict;

CHARSLEUTH_API charsleuth_status charsleuth_detection_conflict(
    const charsleuth_detection* detection, size_t index, charsleuth_conflict* conflict);

/* ---- Decoding ------------------------------------------------------------------------------ */

typedef struct charsleuth_decoder charsleuth_decoder;

#define CHARSLEUTH_INVALID 0   /* the bytes break the encoding's structure */
#define CHARSLEUTH_UNMAPPED 1  /* well-formed, but no character is assigned */
#define CHARSLEUTH_TRUNCATED 2 /* the input ended inside a sequence */

/* One malformed sequence as the encoding's standard counts them; the text has one U+FFFD for it. */
typedef struct charsleuth_malformed {
    uint64_t begin, end;  /* bytes of all the input */
    uint64_t text_offset; /* UTF-8 bytes from the start of this piece's text */
    int32_t kind;
    int32_t reserved;
} charsleuth_malformed;

/* What one piece of input added. All of it belongs to the decoder, until its next call. */
typedef struct charsleuth_text {
    size_t struct_size;
    const char* utf8; /* `utf8_size` bytes and a NUL; the text may hold NULs too */
    size_t utf8_size;
    const charsleuth_malformed* malformed; /* sorted */
    size_t malformed_count;
} charsleuth_text;

/* `encoding` is any name that charsleuth_encoding_find knows. */
CHARSLEUTH_API charsleuth_status charsleuth_decoder_new(const char* encoding,
                                                        charsleuth_decoder** decoder);

/* `last` not 0 says that the input ends here, so an unfinished sequence is malformed; one call
 * with all the bytes and `last` decodes everything. The texts of the pieces together are the same
 * however the input was divided. A byte order mark is U+FEFF like any other character, and so is
 * UTF-8's before text in an encoding that is not of Unicode. */
CHARSLEUTH_API charsleuth_status charsleuth_decoder_feed(charsleuth_decoder* decoder,
                                                         const void* bytes, size_t size,
                                                         int32_t last, charsleuth_text* text);
CHARSLEUTH_API void charsleuth_decoder_free(charsleuth_decoder* decoder);

/* ---- Mojibake (since 0.2) ------------------------------------------------------------------ */

/* The runs of a text that were read in a wrong encoding and saved, and what they were before. */
typedef struct charsleuth_repairs charsleuth_repairs;

/* `bytes` are text in `encoding`, which charsleuth_detect finds. `chain` NULL: any. Otherwise only
 * this one is undone, wherever it can be, e.g. "UTF-8 read as windows-1252; UTF-8 read as IBM850",
 * in the order in which it happened. Runs of less confidence than `least_confidence`, 0..1, are
 * left as they are. Sound text stays as it is; finding no run is CHARSLEUTH_OK, too. */
CHARSLEUTH_API charsleuth_status charsleuth_repair(const void* bytes, size_t size,
                                                   const char* encoding, const char* chain,
                                                   double least_confidence,
                                                   charsleuth_repairs** repairs);
CHARSLEUTH_API void charsleuth_repairs_free(charsleuth_repairs* repairs);

CHARSLEUTH_API size_t charsleuth_repairs_count(const charsleuth_repairs* repairs);

/* The whole text with every run repaired, `size` bytes of UTF-8 and a NUL; the text may hold NULs
 * too. A malformed sequence became U+FFFD. NULL where `repairs` is. */
CHARSLEUTH_API const char* charsleuth_repairs_text(const charsleuth_repairs* repairs, size_t* size);

/* In the order of the input; runs do not overlap. */
typedef struct charsleuth_repaired_run {
    size_t struct_size;
    uint64_t begin, end;      /* its bytes */
    uint64_t line, column;    /* of its first character, from 1 on */
    const char* before;       /* as it stands; may hold NULs */
    size_t before_size;       /* bytes of UTF-8 */
    const char* after;        /* as it was meant; may hold NULs */
    size_t after_size;        /* bytes of UTF-8 */
    const char* const* chain; /* steps in the order in which they happened */
    size_t chain_size;
    double confidence; /* 0..1 */
    int32_t lossy;     /* 1: the chain does not make `before` of `after`; something is lost */
} charsleuth_repaired_run;

CHARSLEUTH_API charsleuth_status charsleuth_repairs_run(const charsleuth_repairs* repairs,
                                                        size_t index, charsleuth_repaired_run* run);

/* ---- Files in several encodings (since 0.2) ------------------------------------------------ */

/* The input divided, each segment in one encoding: without a gap, neighbours differ. */
typedef struct charsleuth_division charsleuth_division;

/* Input of one encoding has one segment, none without bytes. `options` may be NULL; its hints are
 * about the whole input, charsleuth_options_only limits what segments may be in. More than 256 MiB
 * are CHARSLEUTH_TOO_LONG. */
CHARSLEUTH_API charsleuth_status charsleuth_segments(const void* bytes, size_t size,
                                                     const charsleuth_options* options,
                                                     charsleuth_division** division);
CHARSLEUTH_API void charsleuth_division_free(charsleuth_division* division);

CHARSLEUTH_API size_t charsleuth_division_count(const charsleuth_division* division);

/* 1: more than one encoding is needed to read the segments. */
CHARSLEUTH_API int32_t charsleuth_division_mixed(const charsleuth_division* division);

typedef struct charsleuth_segment {
    size_t struct_size;
    uint64_t begin, end;          /* its bytes */
    uint64_t first_line;          /* from 1 on */
    uint64_t last_line;           /* inclusive; a segment may end inside a line */
    const char* encoding;         /* NULL: binary */
    const char* const* same_text; /* the others that decode the segment to the same text */
    size_t same_text_count;
    const char* language; /* BCP 47 */
    double confidence;    /* 0..1 */
    uint64_t malformed;   /* sequences that do not fit */
} charsleuth_segment;

CHARSLEUTH_API charsleuth_status charsleuth_division_segment(const charsleuth_division* division,
                                                             size_t index,
                                                             charsleuth_segment* segment);

/* ---- Bodies of mails (since 0.2) ----------------------------------------------------------- */

/* The bodies of text in base64 or quoted-printable of a mail, its parts, a mailbox (mbox) or an
 * MHTML page, or the values in quoted-printable of a vCard 2.1 or vCalendar 1.0, in order: to a
 * detection and to charsleuth_segments they are ASCII. */
CHARSLEUTH_API size_t charsleuth_division_body_count(const charsleuth_division* division);

typedef struct charsleuth_body {
    size_t struct_size;
    uint64_t begin, end; /* its encoded bytes */
    uint64_t first_line; /* from 1 on */
    uint64_t last_line;  /* inclusive */
    /* Of what it decodes to. */
    const char* encoding;         /* NULL: binary */
    const char* const* same_text; /* the others that decode it to the same text */
    size_t same_text_count;
    const char* language;     /* BCP 47 */
    double confidence;        /* 0..1 */
    uint64_t malformed;       /* sequences that do not fit */
    const char* transfer;     /* "base64", "quoted-printable" */
    const char* contradicted; /* the charset declared for it, where its bytes contradict it */
} charsleuth_body;

CHARSLEUTH_API charsleuth_status charsleuth_division_body(const charsleuth_division* division,
                                                          size_t index, charsleuth_body* body);

/* ---- The registry -------------------------------------------------------------------------- */

typedef struct charsleuth_encoding {
    size_t struct_size;
    const char* name;         /* canonical */
    const char* label;        /* as a menu shows it, e.g. "Japanese (Shift_JIS)" */
    const char* region;       /* group in a menu, e.g. "Japanese" */
    const char* edit_as;      /* what an editor should open it as */
    const char* superset;     /* decodes all this one does to the same text, C1 aside */
    const char* era;          /* e.g. "1983-" */
    const char* platform;     /* "dos", "windows", "mac", "unix", "amiga", "atari", "mainframe",
                               * "internet", "any" */
    int32_t ascii_compatible; /* 1: bytes 00..7F alone are ASCII */
} charsleuth_encoding;

CHARSLEUTH_API size_t charsleuth_encoding_count(void);
CHARSLEUTH_API charsleuth_status charsleuth_encoding_at(size_t index,
                                                        charsleuth_encoding* encoding);

/* Any alias in any namespace; case and surrounding white space are ignored. Where namespaces
 * disagree the WHATWG's meaning wins ("latin1" is windows-1252), but a canonical name, spelled as
 * it is given here, always means its own encoding. */
CHARSLEUTH_API charsleuth_status charsleuth_encoding_find(const char* label,
                                                          charsleuth_encoding* encoding);

/* Whose names. */
#define CHARSLEUTH_IANA 0
#define CHARSLEUTH_WHATWG 1
#define CHARSLEUTH_EMACS 2
#define CHARSLEUTH_VIM 3
#define CHARSLEUTH_PYTHON 4
#define CHARSLEUTH_ICONV 5
#define CHARSLEUTH_WINDOWS 6 /* code page numbers */
#define CHARSLEUTH_JAVA 7
#define CHARSLEUTH_LATEX 8
#define CHARSLEUTH_VSCODE 9
#define CHARSLEUTH_QT 10
#define CHARSLEUTH_COMMON 11 /* in use, though no standard gives them */

/* The name of `encoding` in a namespace, preferred first; NULL past the last one, and where there
 * is no such encoding or namespace. */
CHARSLEUTH_API const char* charsleuth_encoding_name(const char* encoding, int32_t space,
                                                    size_t index);

/* BCP 47, most usual first; NULL as above. */
CHARSLEUTH_API const char* charsleuth_encoding_language(const char* encoding, size_t index);

#ifdef __cplusplus
}
#endif

#endif
