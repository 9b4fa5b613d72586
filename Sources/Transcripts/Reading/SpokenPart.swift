internal import Interface
internal import Utterances

/// A part of a line that is heard, known from the utterance or read back from the text.
struct SpokenPart: Sendable, Hashable {
  /// The words with the mark that ends them, as they stand in the line.
  var text: String
  /// What the part tells; `nil` where the text does not show it.
  var kind: Utterance.Kind?
}

extension Utterance.Kind {
  /// What a reviewer calls a part that an element must not lose unnoticed; `nil` for all others.
  var noun: String? {
    switch self {
    case .role: "role"
    case .state, .selected: "state"
    case .app, .container, .alert, .header, .label, .cell, .value, .customContent, .boundary, .position, .recognition,
      .hint, .systemHint, .actionsAvailable, .moreContentAvailable, .notice:
      nil
    }
  }
}

extension Utterance {
  /// What is heard at once, part by part; `nil` in the notation of AccessibilitySnapshot, which rearranges the parts.
  func spokenParts(in style: Style) -> [SpokenPart]? {
    guard style != .snapshot else { return nil }
    var rest = text(in: style)[...]
    var parts: [SpokenPart] = []
    for part in self.parts where !part.kind.followsPause {
      let words = self.words(of: part, in: style)
      guard !words.isEmpty else { continue }
      guard rest.hasPrefix(words) else { return nil }
      rest = rest.dropFirst(words.count)
      let mark = rest.hasPrefix(", ") ? "," : ""
      parts.append(SpokenPart(text: (words + mark).onOneLine, kind: part.kind))
      rest = rest.dropFirst(mark.count).drop { $0 == " " }
    }
    return parts
  }
}
