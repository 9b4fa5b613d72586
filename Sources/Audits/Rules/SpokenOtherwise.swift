internal import Diagnostics
internal import Elements
internal import Interface

extension Audit.Rule {
  static let spokenOtherwise = Audit.Rule(
    "spoken-otherwise",
    "A text is read otherwise than it is meant.",
    because: """
      Voices take “2h 34m” for “2 h 34 meters” and “/mo” for “slash mo” (reports on iOS 15 to 26; about 18 of 330 public \
      threads).
      """,
    severity: .note, confidence: .likely, criteria: ["3.1.5"],
    firing: [
      "views: [{ text: 2h 34m remaining }]", "views: [{ text: $1.24/mo }]", "views: [{ text: 2024/10/27 }]",
      "views: [{ text: Oslo · Rome · Paris }]", "views: [{ button: Burger w/ cheese }]",
      "views: [{ text: No. of guests }]", "views: [{ text: 1 - 2 bedrooms }]", "views: [{ text: 56m remaining }]",
      "views: [{ text: 5m }, { text: 3h }]", "views: [{ text: Duration }, { text: 39m }]",
      "views: [{ text: Visa ••••1234 }]", "views: [{ text: -$115.00 }]",
    ],
    passing: [
      "views: [{ text: 2h 34m remaining, label: 2 hours 34 minutes remaining }]", "views: [{ text: 5 m high }]",
      "views: [{ text: 2 hours 34 minutes }]", "views: [{ text: and/or }]",
      "views: [{ text: No. }, { text: No. 5 }]", "views: [{ text: 200m left }]",
      "views: [{ text: 5m }, { text: 12m }]", "views: [{ text: Oslo - Rome }]",
      "views: [{ text: −$115.00 }]",
      "views: [{ text: £3.99 }, { text: '15:20' }, { text: 10.0.1 }, { text: 5.37 GB }]",
    ],
    .stops { stop in
      guard stop.screen.language == "en", stop.element.sharedDetails?.wrapped.speech == nil else { return nil }
      // What a person has typed is not the app's.
      let value = stop.element.traits.contains(.textEntry) ? nil : stop.value
      guard
        let (seen, heard) = Mispronunciation.first(in: stop.label, tellsAges: stop.isAmongTimes)
          ?? value.flatMap({ Mispronunciation.first(in: $0, tellsAges: stop.isAmongTimes) })
      else { return nil }
      return Audit.Remark(
        message: "\(seen.quoted) is read as \(heard.quoted)",
        hints: ["write a \(code: "label") or \(code: "value") in words"])
    })
}

extension Audit.Stop {
  /// Whether a number with a letter is a time: others are for certain, or what stands before it is the caption of one.
  fileprivate var isAmongTimes: Bool {
    screen.tellsAges || preceding.map { Mispronunciation.isCaptionOfTime($0.words) } ?? false
  }
}
