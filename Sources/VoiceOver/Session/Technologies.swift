internal import Interface

/// The assistive technologies that are on, looked up once when the person sets something: every step asks for them.
struct Technologies: Sendable {
  let hasVoiceOver: Bool
  let hasTalkBack: Bool
  /// Whether a screen reader tells what is on the screen.
  let isReadAloud: Bool
  /// Whether to go on to the next is to move what Switch Control lights, since no VoiceOver goes anywhere.
  private let movesLight: Bool

  init(_ settings: Settings) {
    hasVoiceOver = settings.isOn(.voiceOver)
    hasTalkBack = settings.isOn(.talkBack)
    isReadAloud = settings.isReadAloud
    movesLight = settings.isOn(.switchControl) && !hasVoiceOver
  }

  /// Whose step it is: while a keyboard looks for something, what is typed is looked for.
  func technology(of kind: Step.Kind, whileFinding isFinding: Bool) -> StepRow.Technology {
    switch (kind, kind.row.technology) {
    case (.type, _) where isFinding: .fullKeyboardAccess
    case (_, .voiceOver) where hasTalkBack: .talkBack
    case (.next, _) where movesLight, (.previous, _) where movesLight: .switchControl
    case (_, let technology): technology
    }
  }
}
