extension Setting {
  /// Whether the interface is light or dark.
  package enum Appearance: String, ChosenWord {
    case light, dark

    package static var standard: Appearance { .light }
  }

  /// The direction in which the interface is laid out.
  package enum LayoutDirection: String, ChosenWord {
    case leftToRight, rightToLeft

    package static var standard: LayoutDirection { .leftToRight }
  }

  /// Whether groups are stops of their own, to go into and out of.
  package enum NavigationStyle: String, ChosenWord {
    /// As the device has it: grouped on the Mac, flat elsewhere.
    case automatic
    case flat, grouped

    package static var standard: NavigationStyle { .automatic }
  }

  /// How Assistive Access shows choices.
  package enum AssistiveAccessLayout: String, ChosenWord {
    case rows, grid

    package static var standard: AssistiveAccessLayout { .rows }
  }

  /// What is spoken where no other setting says so.
  package enum Verbosity: String, ChosenWord {
    case custom, verbose, minimal

    package static var standard: Verbosity { .custom }
  }

  /// Where role words are spoken.
  package enum Controls: String, ChosenWord {
    case before, after, off

    package static var standard: Controls { .after }
  }

  /// How something is announced that is on offer.
  package enum Offer: String, ChosenWord {
    case speak, sound, off

    package static var standard: Offer { .speak }
  }

  /// Which marks are heard; some are heard as the voice has them.
  package enum Punctuation: String, ChosenWord {
    case all, some, none

    package static var standard: Punctuation { .some }
  }

  /// How a capital letter is announced when characters are read.
  package enum CapitalLetters: String, ChosenWord {
    case cap, pitch, sound, off

    package static var standard: CapitalLetters { .cap }
  }

  /// What is said of text while it is typed.
  package enum TypingFeedback: String, ChosenWord {
    case characters, words, charactersAndWords, off

    package static var standard: TypingFeedback { .charactersAndWords }

    package var hasCharacters: Bool { self == .characters || self == .charactersAndWords }
    package var hasWords: Bool { self == .words || self == .charactersAndWords }
  }

  /// How a character is announced that is deleted.
  package enum DeletedText: String, ChosenWord {
    case speak, sound, pitch, off

    package static var standard: DeletedText { .pitch }
  }

  /// How numbers are read.
  package enum Numbers: String, ChosenWord {
    case words, digits

    package static var standard: Numbers { .words }
  }
}

extension DynamicTypeSize: ChosenWord {
  package static var standard: DynamicTypeSize { .large }
}

extension Settings {
  package var dynamicType: DynamicTypeSize { self[.dynamicType].word() }
  package var appearance: Setting.Appearance { self[.appearance].word() }
  package var layoutDirection: Setting.LayoutDirection { self[.layoutDirection].word() }
  package var navigationStyle: Setting.NavigationStyle { self[.navigationStyle].word() }
  package var assistiveAccessLayout: Setting.AssistiveAccessLayout { self[.assistiveAccessLayout].word() }
  package var controls: Setting.Controls { self[.controls].word() }
  package var actions: Setting.Offer { self[.actions].word() }
  package var moreContent: Setting.Offer { self[.moreContent].word() }
  package var punctuation: Setting.Punctuation { self[.punctuation].word() }
  package var capitalLetters: Setting.CapitalLetters { self[.capitalLetters].word() }
  package var typingFeedback: Setting.TypingFeedback { self[.typingFeedback].word() }
  package var deletedText: Setting.DeletedText { self[.deletedText].word() }
  package var numbers: Setting.Numbers { self[.numbers].word() }

  /// How many seconds Switch Control lights an item.
  package var scanningTime: Double { Double(choice(.scanningTime)) ?? 1 }
}
