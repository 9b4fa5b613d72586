internal import Elements

/// What swipes up and down go through: TalkBack's reading controls.
///
/// Sources: google/talkback, `SelectorController` and strings `granularity_*`; support.google.com/accessibility/android/answer/6151827.
enum TalkBackGranularity: Sendable, Hashable, CaseIterable {
  case standard, actions, characters, words, lines, paragraphs, headings, controls, links

  var phrase: TalkBackPhrase {
    switch self {
    case .standard: .standardGranularity
    case .actions: .actionsControl
    case .characters: .characterGranularity
    case .words: .wordGranularity
    case .lines: .lineGranularity
    case .paragraphs: .paragraphGranularity
    case .headings: .headingGranularity
    case .controls: .controlGranularity
    case .links: .linkGranularity
    }
  }

  /// The one that is called so; the English name serves in every language.
  static func named(_ name: String, in words: TalkBackWords) -> TalkBackGranularity? {
    allCases.first { control in
      [words[control.phrase], control.phrase.english].contains { $0.lowercased() == name.lowercased() }
    }
  }

  /// What is gone through.
  enum Aim {
    case anything
    /// The actions of the element under the cursor.
    case actions
    /// Pieces of the text between characters of a kind; each character where there is none.
    case text(between: (@Sendable (Character) -> Bool)?)
    case stops(where: @Sendable (Element) -> Bool)
  }

  var aim: Aim {
    switch self {
    case .standard: .anything
    case .actions: .actions
    case .characters: .text(between: nil)
    case .words: .text(between: \.isWhitespace)
    case .lines, .paragraphs: .text(between: \.isNewline)
    case .headings: .stops { $0.traits.contains(.header) }
    case .controls:
      .stops { !$0.traits.isDisjoint(with: [.button, .toggle, .textEntry, .searchField, .adjustable, .popUpButton]) }
    case .links: .stops { $0.traits.contains(.link) || $0.hasDetails && !$0.details.links.isEmpty }
    }
  }
}
