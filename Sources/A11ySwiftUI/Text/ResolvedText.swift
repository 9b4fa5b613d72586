/// The words of a text, and what is known of parts of them.
package struct ResolvedText: Equatable {
  struct Run: Equatable {
    var text: String
    /// What is spoken in place of the words.
    var spoken: String?
    var link: URL?
    var language: String?
    var speech = SpeechTraits()
    var phonetics: String?
    var headingLevel: Int?
  }

  var runs: [Run]
  var style = TextStyle()

  init(_ string: String) { runs = string.isEmpty ? [] : [Run(text: string)] }

  init(runs: [Run] = []) { self.runs = runs }

  /// The words as they are seen.
  var string: String { runs.map(\.text).joined() }

  /// The words as they are spoken.
  var spoken: String { runs.map { $0.spoken ?? $0.text }.joined() }

  var isEmpty: Bool { runs.allSatisfy { ($0.spoken ?? $0.text).isEmpty } }

  static func + (one: ResolvedText, other: ResolvedText) -> ResolvedText {
    var sum = ResolvedText(runs: one.runs + other.runs)
    sum.style = one.style
    if other.style.paint != one.style.paint { sum.style.paint = .unknown }
    return sum
  }

  mutating func append(_ other: ResolvedText) { runs += other.runs }

  /// The same words with something said of each part.
  func each(_ change: (inout Run) -> Void) -> ResolvedText {
    var copy = self
    for index in copy.runs.indices { change(&copy.runs[index]) }
    return copy
  }
}

/// What is kept of a text's looks, for layout and audits.
struct TextStyle: Equatable {
  var font: Font?
  var isBold = false
  var paint: Paint?
  var lineLimit: Int?
  var minimumScale: Double?
}
