internal import Elements
internal import Interface
internal import Utterances

/// What the system finds out about a series of a chart by itself.
///
/// The sentences are Apple's strings. By which rules they are chosen is not published: the words for a correlation are taken
/// as statistics has them (Evans, 1996: weak from 0.2, moderate from 0.4, strong from 0.6, very strong from 0.8), and an
/// outlier as what lies more than one and a half interquartile ranges outside of the quartiles (Tukey, 1977). All of it is
/// assumed, as well as that fewer than three points tell nothing.
extension ChartDescription.Series {
  /// Trend, strength of the correlation and outliers, in this order; empty where the values are no numbers.
  func insights(in phrasebook: Phrasebook) -> [String] {
    guard let numbers, numbers.count >= 3 else { return [] }
    let correlation = correlation(of: places, with: numbers)
    let strength = strength(of: correlation)
    let trend: [Phrase.Key] = strength == .noCorrelation ? [] : [correlation > 0 ? .increasingTrend : .decreasingTrend]
    return (trend + [strength]).map { phrasebook[$0].spoken } + outliers(among: numbers, in: phrasebook)
  }

  private func strength(of correlation: Double) -> Phrase.Key {
    switch correlation.magnitude {
    case 0.8...: .veryStrongCorrelation
    case 0.6...: .strongCorrelation
    case 0.4...: .moderateCorrelation
    case 0.2...: .weakCorrelation
    default: .noCorrelation
    }
  }

  /// Pearson's coefficient; 0 where one of the two does not vary.
  private func correlation(of places: [Double], with numbers: [Double]) -> Double {
    let count = Double(numbers.count)
    let (placeMean, mean) = (places.reduce(0, +) / count, numbers.reduce(0, +) / count)
    let pairs = zip(places, numbers).map { ($0 - placeMean, $1 - mean) }
    let product = pairs.map(*).reduce(0, +)
    let squares = pairs.map { $0.0 * $0.0 }.reduce(0, +) * pairs.map { $0.1 * $0.1 }.reduce(0, +)
    return squares > 0 ? product / squares.squareRoot() : 0
  }

  private func outliers(among numbers: [Double], in phrasebook: Phrasebook) -> [String] {
    let sorted = numbers.sorted()
    let (low, high) = (quantile(0.25, of: sorted), quantile(0.75, of: sorted))
    let reach = 1.5 * (high - low)
    let found = numbers.indices.filter { numbers[$0] < low - reach || numbers[$0] > high + reach }
    guard !found.isEmpty else { return [phrasebook[.noOutliers].spoken] }
    return found.map { phrasebook[.outlier].words(in: .spoken, "\(points[$0].x), \(points[$0].y)") }
  }

  /// What a share of sorted numbers lies below, between two of them by how near it is to each.
  private func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let place = share * Double(sorted.count - 1)
    let below = Int(place)
    let above = min(below + 1, sorted.count - 1)
    return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
  }
}
