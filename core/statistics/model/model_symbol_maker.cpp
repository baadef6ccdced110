#include "core/statistics/model/model_symbol_maker.h"

namespace charsleuth {

ModelSymbolMaker::ModelSymbolMaker(const LanguageModel& model)
    : m_model(&model), m_gap((*this)(U' ').missing()), m_start((*this)(U'\n')) {}

} // namespace charsleuth
