internal import Interface

/// What is a label on the screen, and what it is the label of, by the places of both.
struct LabeledPair {
  var label: [Int32]?
  var contents: Set<[Int32]> = []
}

extension Emitter {
  /// Calls what is paired with a label by the words of the label, which stays an element of its own (Apple,
  /// “accessibilityLabeledPair(role:id:in:)”, “one element is the label for another”; that it stays is assumed).
  func pair(_ views: inout [Interface.View]) {
    let labeled = pairs.values.compactMap { pair in pair.label.map { (label: $0, contents: pair.contents) } }
    // Of several labels of one element the first on the screen counts, in every run.
    for (label, contents) in labeled.sorted(by: { $0.label.lexicographicallyPrecedes($1.label) }) {
      guard let words = views.lazy.compactMap({ $0.words(at: label) }).first else { continue }
      for index in views.indices { views[index].name(words, at: contents) }
    }
  }
}

extension Interface.View {
  /// The words of the view at a place in this one.
  fileprivate func words(at place: [Int32]) -> String? {
    if turns == place { return label?.text?.constant ?? title }
    return children.lazy.compactMap { $0.words(at: place) }.first
  }

  /// Puts words before what the views at some places in this one are called, where they have no label of the author's.
  ///
  /// Source: Apple's sample “Creating accessible views”: “This improves the experience on macOS. On iOS, it will combine the
  /// contents of the label” (a button); of a grid, that “the label of the element is picked up” from what is in each cell.
  /// Which words come first is assumed.
  fileprivate mutating func name(_ words: String, at places: Set<[Int32]>) {
    let isOneElement = !kind.has(.arranges) || childBehavior != nil
    if places.contains(turns), label == nil, isOneElement { label = Interface.Label(prepend: .constant(words)) }
    for index in children.indices { children[index].name(words, at: places) }
  }
}
