/// A text made out of another one that knows for each of its scalars where it came from.
struct TracedText: Sendable, Hashable {
  private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar its origin: an offset in scalars into the text that it all began with.
  private(set) var origins: [Int] = []

  init() {}

  /// A text as it stands.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    origins = Array(scalars.indices)
  }

  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  mutating func append(_ scalar: Unicode.Scalar, from origin: Int) {
    scalars.append(scalar)
    origins.append(origin)
  }

  mutating func append(_ text: String, from origin: Int) {
    for scalar in text.unicodeScalars { append(scalar, from: origin) }
  }
}

extension TracedText {
  /// The text without control characters, which would be commands to the synthesizer; white space becomes a space.
  var withoutControlCharacters: TracedText {
    guard scalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    var clean = TracedText()
    for (scalar, origin) in zip(scalars, origins) {
      if scalar.properties.isWhitespace {
        clean.append(" ", from: origin)
      } else if scalar.properties.generalCategory != .control {
        clean.append(scalar, from: origin)
      }
    }
    return clean
  }
}
