import Interface

extension ValueSchema where Output == Announcement {
  /// The words, or a map.
  static let announcement = ValueSchema.forms(
    "text, or a map for an announcement",
    text: ValueSchema<Dynamic<String>>.template.map(
      { Announcement($0) }, back: { $0 == Announcement($0.text) ? $0.text : nil }),
    map: .record(
      "an announcement", Announcement(""),
      [
        Field("text", "The words.", .template, isRequired: true, into: \.text),
        Field("priority", "Which of two announcements gives way.", .choice("priority"), into: \.priority),
        Field(
          "delay", "Seconds before it is made.", .number(in: 0...(.infinity), "a number that is not negative"),
          into: \.delay),
        Field("queue", "Whether it waits for what is being spoken.", .flag, into: \.isQueued),
      ]))
}

extension ValueSchema where Output == Notice {
  /// The words, or `{ focus: … }`.
  static let notice = ValueSchema.forms(
    "text, or a map with 'focus'",
    text: ValueSchema<Dynamic<String>>.template.map(
      { .text($0) }, back: { if case .text(let words) = $0 { words } else { nil } }),
    map: .record(
      "a change", Notice.nothing,
      [
        Field(
          "focus", "The element that the cursor moves to.", .elementName, isRequired: true,
          value: { if case .element(let element) = $0 { element } else { nil } }
        ) { $0 = .element($1) }
      ]))
}
