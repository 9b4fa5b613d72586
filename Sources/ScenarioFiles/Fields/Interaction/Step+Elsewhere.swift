package import Interface

extension Step.Kind {
  /// The step that people mean by the name of its gesture, or by what other tools call it, such as `tap` or `swipe up`.
  package init?(calledElsewhere words: String) {
    let name = words.lowercased().filter { $0.isLetter || $0.isNumber }
    let gesture = Step.Kind.allCases.first { kind in
      kind.row.gesture.map { $0.lowercased().filter { $0.isLetter || $0.isNumber } == name } ?? false
    }
    let meant = NamesElsewhere.meaning(of: words, among: Step.Kind.allCases.map(\.rawValue))
    guard let kind = gesture ?? meant.flatMap({ Step.Kind(rawValue: $0) }) else { return nil }
    self = kind
  }
}
