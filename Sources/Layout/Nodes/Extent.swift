internal import Interface

/// How short, how long and how long by itself a node is along one axis.
struct Extent: Hashable {
  var min: Double
  var ideal: Double
  var max: Double

  /// A length that does not give.
  static func fixed(_ length: Double) -> Extent { Extent(min: length, ideal: length, max: length) }

  /// Whatever is offered, and a length of its own where nothing is.
  static func flexible(ideal: Double, min: Double = 0) -> Extent {
    Extent(min: min, ideal: Swift.max(min, ideal), max: .infinity)
  }

  static let zero = Extent.fixed(0)

  /// How much a stack may gain or lose by it: SwiftUI's stacks serve the least flexible child first.
  var flexibility: Double { max - min }

  /// The length that is chosen when a length is proposed; `nil` asks for the ideal one.
  func length(for proposal: Double?) -> Double {
    guard let proposal else { return ideal }
    return Swift.min(Swift.max(proposal, min), max)
  }

  /// The extent with the same length added everywhere.
  func adding(_ length: Double) -> Extent {
    Extent(min: min + length, ideal: ideal + length, max: max + length)
  }

  /// The larger of two extents, as beside each other across the axis.
  func union(_ other: Extent) -> Extent {
    Extent(
      min: Swift.max(min, other.min), ideal: Swift.max(ideal, other.ideal), max: Swift.max(max, other.max))
  }

  static func + (first: Extent, second: Extent) -> Extent {
    Extent(min: first.min + second.min, ideal: first.ideal + second.ideal, max: first.max + second.max)
  }
}

extension LengthLimits {
  /// The extent of a frame around something: SwiftUI's `frame(minWidth:idealWidth:maxWidth:)`.
  func extent(around content: Extent) -> Extent {
    if let fixed, fixed.isFinite { return .fixed(fixed) }
    let lower = min ?? (max.map { Swift.min(content.min, $0) } ?? content.min)
    let upper = Swift.max(lower, max ?? Swift.max(content.max, lower))
    return Extent(min: lower, ideal: Swift.min(Swift.max(ideal ?? content.ideal, lower), upper), max: upper)
  }

  /// What a frame proposes to its content.
  func proposal(within outer: Double?) -> Double? {
    if let fixed, fixed.isFinite { return fixed }
    guard var proposal = outer ?? ideal else { return nil }
    if let max { proposal = Swift.min(proposal, max) }
    if let min { proposal = Swift.max(proposal, min) }
    return proposal
  }

  /// How long a frame is around content that has chosen a length.
  ///
  /// A limit that is given counts with the proposal, one that is not given with the content.
  func length(around content: Double, within outer: Double?) -> Double {
    if let fixed, fixed.isFinite { return fixed }
    let lower = min ?? (max.map { Swift.min(content, $0) } ?? content)
    let upper = max ?? Swift.max(content, lower)
    return Swift.min(Swift.max(outer ?? ideal ?? content, lower), Swift.max(lower, upper))
  }
}
