/// What is done and heard, one thing after the other, with what became of it.
struct EntryList: Sendable {
  private let entries: [Report.Entry]
  private let anchor: Anchor
  private let numbersStops: Bool
  private let isPlayed: Bool

  /// - Parameters:
  ///   - entries: What is done and heard.
  ///   - anchor: The place around it.
  ///   - numbersStops: Whether stops have the numbers that they have in the picture.
  ///   - isPlayed: Whether there is sound, in which the script finds each line by its number.
  init(_ entries: [Report.Entry], anchor: Anchor, numbersStops: Bool = false, isPlayed: Bool) {
    self.entries = entries
    self.anchor = anchor
    self.numbersStops = numbersStops
    self.isPlayed = isPlayed
  }

  var html: HTML {
    var stop = 0
    let items = entries.filter { !$0.isSectionTitle }.map { entry -> HTML in
      let isStop = numbersStops && entry.now.first?.isStop == true
      if isStop { stop += 1 }
      return EntryView(entry, anchor: anchor, stop: isStop ? stop : nil, isPlayed: isPlayed).html
    }
    return items.isEmpty ? .nothing : HTML(.ol, .css(numbersStops ? "entries stops" : "entries")) { HTML(items) }
  }
}

extension Report.Entry {
  /// Whether it only names the section, which the heading does already.
  var isSectionTitle: Bool { change == .same && (line?.kind == .screen || line?.kind == .flow) }
}
