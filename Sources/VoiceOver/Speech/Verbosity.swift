internal import Interface

/// What the person has told VoiceOver to say, read once from the settings.
struct Verbosity: Sendable {
  /// Where role words are spoken.
  enum Controls: String {
    case before, after, off
  }

  var speaksHints: Bool
  var controls: Controls
  var speaksActions: Bool
  var speaksMoreContent: Bool
  var speaksContainers: Bool
  var speaksTableHeaders: Bool
  var speaksRowsAndColumns: Bool

  /// The settings as a whole, for what is seldom asked.
  private let settings: Settings
  /// How words are spelled where their author says nothing about it.
  private let spelling: Spelling

  init(_ settings: Settings) {
    self.settings = settings
    spelling = Spelling(nil, settings)
    speaksHints = settings.isOn(.hints)
    controls = Controls(rawValue: settings.choice(.controls)) ?? .after
    speaksActions = settings.choice(.actions) == "speak"
    speaksMoreContent = settings.choice(.moreContent) == "speak"
    speaksContainers = settings.isOn(.containers)
    speaksTableHeaders = settings.isOn(.tableHeaders)
    speaksRowsAndColumns = settings.isOn(.rowAndColumnNumbers)
  }

  /// How the words of an element are spelled.
  func spelling(of speech: Speech?) -> Spelling {
    speech.map { Spelling($0, settings) } ?? spelling
  }
}
