#include "tests/accuracy/reliability.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace charsleuth::accuracy {

namespace {

constexpr std::size_t binCount = 15;

struct Point {
    double confidence;
    double right; ///< 0 or 1
    double weight;
};

/// `points` sorted by confidence; `times` says how often each is counted.
std::vector<ReliabilityBin> binned(const std::vector<Point>& points,
                                   const std::vector<unsigned>& times) {
    double all = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        all += points[i].weight * times[i];
    std::vector<ReliabilityBin> bins;
    ReliabilityBin bin;
    double before = 0;
    const auto close = [&] {
        bin.confidence /= bin.mass;
        bin.right /= bin.mass;
        bin.mass /= all;
        bins.push_back(bin);
        bin = {};
    };
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double weight = points[i].weight * times[i];
        if (weight == 0)
            continue;
        bin.confidence += weight * points[i].confidence;
        bin.right += weight * points[i].right;
        bin.mass += weight;
        bin.answers += times[i];
        before += weight;
        if (before >= all * static_cast<double>(bins.size() + 1) / binCount - 1e-9 * all)
            close();
    }
    if (bin.mass > 0)
        close();
    return bins;
}

double errorOf(const std::vector<ReliabilityBin>& bins) {
    double error = 0;
    for (const ReliabilityBin& bin : bins)
        error += bin.mass * std::abs(bin.confidence - bin.right);
    return error;
}

} // namespace

Reliability reliability(std::span<const Score> scores, Mix mix) {
    constexpr int resamples = 200;
    std::vector<Point> points;
    Reliability result;
    double all = 0, sureRight = 0;
    for (const Score& score : scores) {
        if (score.guess == "binary" || score.encoding == "none")
            continue;
        points.push_back({score.confidence, score.rank == 1 ? 1.0 : 0.0, score.*mix});
        all += score.*mix;
        if (score.confidence >= 0.99) {
            result.sureMass += score.*mix;
            sureRight += points.back().right * score.*mix;
        }
    }
    if (all <= 0)
        return result;
    result.sure = result.sureMass > 0 ? sureRight / result.sureMass : 1;
    result.sureMass /= all;
    std::ranges::stable_sort(points, {}, &Point::confidence);
    std::vector<unsigned> times(points.size(), 1);
    result.bins = binned(points, times);
    result.error = errorOf(result.bins);

    std::mt19937_64 random(1);
    std::vector<double> errors;
    for (int i = 0; i < resamples; ++i) {
        std::ranges::fill(times, 0U);
        for (std::size_t k = 0; k < points.size(); ++k)
            ++times[random() % points.size()];
        errors.push_back(errorOf(binned(points, times)));
    }
    std::ranges::sort(errors);
    result.low = errors[resamples / 40];
    result.high = errors[resamples - 1 - resamples / 40];
    return result;
}

} // namespace charsleuth::accuracy
