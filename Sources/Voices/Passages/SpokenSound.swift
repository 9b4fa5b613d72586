/// A sound without words that VoiceOver makes.
package enum SpokenSound: String, Sendable, CaseIterable, Codable {
  /// There is no next element, or no previous one.
  case boundary
  /// Another screen has come.
  case screenChange
  /// A page has been scrolled.
  case pageScroll
  /// A character of a secret was typed, one was deleted, or a capital letter was read.
  case click
  /// An element has actions or more content.
  case offer
}

extension SpokenSound {
  /// What people read in place of the sound.
  var words: String {
    switch self {
    case .boundary: "boundary"
    case .screenChange: "screen changed"
    case .pageScroll: "page scrolled"
    case .click: "click"
    case .offer: "more is offered"
    }
  }

  /// A part of a sound: a pitch in hertz that fades within some milliseconds.
  struct Note: Sendable, Hashable {
    var frequency: Double
    var milliseconds: Int
  }

  /// What stands in for the sound: a low knock, rising notes, a falling one, a tick; not Apple's recordings.
  var notes: [Note] {
    switch self {
    case .boundary: [Note(frequency: 165, milliseconds: 60), Note(frequency: 131, milliseconds: 90)]
    case .screenChange: [Note(frequency: 660, milliseconds: 70), Note(frequency: 880, milliseconds: 110)]
    case .pageScroll: [Note(frequency: 440, milliseconds: 60), Note(frequency: 330, milliseconds: 60)]
    case .click: [Note(frequency: 1500, milliseconds: 40)]
    case .offer: [Note(frequency: 990, milliseconds: 50)]
    }
  }
}
