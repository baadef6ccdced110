#pragma once

/// The trust in each kind of declaration: the precedence of all of them, as weights.
///
///    the user's own word                    not evidence: it overrules (DetectOptions::only, --as)
///    BOM of UTF-8/16/32 or GB18030          decides, unless the rest does not bear it out
///    whole file valid UTF-8, multi-byte     structure's proof; silences every other declaration
///    transport (a Content-Type header)      Transport
///    format's own declaration               Format
///    format that fixes its encoding         Fixed
///    generic tag for editors                Tag
///    said beside the file                   Beside
///    by which others only write             Weak
///    a trace, a custom                      Trace
///    locale, language, country              hints.h: shifts, a few decibans
///
/// Unit: decibans. A weight says how much likelier such a declaration stands in a file of that
/// encoding than in another one's. A wrong declaration mostly names a template's default, so the
/// labels that are such defaults weigh half (labelShare). The weights are chosen, except for a
/// factor of 0.65 that all but the BOM's have: the smallest of those tried that hardly
/// costs true declarations anything (EXPERIMENTS.md, "Declarations weigh 0.65").

#include "core/evidence/evidence.h"
#include "core/registry/registry.h"

namespace charsleuth {

enum class Trust : unsigned char {
    Bom,       ///< no other text begins like that by accident
    Mark,      ///< a BOM of a kind that text can begin with by accident
    Transport, ///< browsers read by it before they look inside, so a wrong one was noticed
    Format,    ///< programs of that format read by it, so a wrong one was noticed
    Fixed,  ///< every program of that format reads so, but what has the name may be another thing
    Tag,    ///< editors read by it, compilers may not
    Beside, ///< written by somebody about many files at once
    Weak,   ///< written in good faith, and read by nobody
    Trace,  ///< the encoding of most such files
};

constexpr Weight weightOf(Trust trust) {
    switch (trust) {
    case Trust::Bom:
        return {200};
    case Trust::Mark:
        return {60};
    case Trust::Transport:
        return {49};
    case Trust::Format:
        return {46};
    case Trust::Fixed:
        return {39};
    case Trust::Tag:
    case Trust::Beside:
        return {26};
    case Trust::Weak:
        return {13};
    case Trust::Trace:
        return {6};
    }
    return {0};
}

/// The share of its weight that a declaration of this encoding keeps. Encodings in which every byte
/// string decodes, and that editors, servers and templates write by default, prove less.
double labelShare(EncodingId named);

} // namespace charsleuth
