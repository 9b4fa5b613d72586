package import Interface

/// What VoiceOver is to say, read once from the person's settings and from what is held of the sources.
package struct Verbosity: Sendable {
  var speaksHints: Bool
  package var controls: Setting.Controls
  var speaksValues: Bool
  var actions: Setting.Offer
  /// Whether a hint tells how to choose an action, in place of saying that there are some.
  var hintsAtActions: Bool
  var moreContent: Setting.Offer
  var speaksImportantContent: Bool
  var capitals: Setting.CapitalLetters
  var typing: Setting.TypingFeedback
  var deletions: Setting.DeletedText
  var speaksContainers: Bool
  var speaksTableHeaders: Bool
  var speaksRowsAndColumns: Bool
  /// Whether the number of a row is spoken wherever the cursor comes to the row, rather than in its first cell.
  var speaksRowsOnChange: Bool
  var speaksHeadingLevels: Bool
  var speaksBackLabels: Bool
  /// Whether VoiceOver Recognition is on.
  var recognizes: Bool
  /// The readings of the sources that call for certain role words and hints.
  var wishes: Set<SourceReading>

  /// The settings as a whole, for what is seldom asked.
  private let settings: Settings
  /// How words are spelled where their author says nothing about it.
  private let spelling: Spelling

  package init(_ settings: Settings, _ readings: SourceReadings = SourceReadings()) {
    self.settings = settings
    spelling = Spelling(nil, settings)
    speaksHints = settings.isOn(.hints)
    controls = settings.controls
    speaksValues = settings.isOn(.values)
    actions = settings.actions
    hintsAtActions = readings.isOn(.actionsHint)
    moreContent = settings.moreContent
    speaksImportantContent = settings.isOn(.importantContent)
    capitals = settings.capitalLetters
    typing = settings.typingFeedback
    deletions = settings.deletedText
    speaksContainers = settings.isOn(.containers)
    speaksTableHeaders = settings.isOn(.tableHeaders)
    speaksRowsAndColumns = settings.isOn(.rowAndColumnNumbers)
    speaksRowsOnChange = readings.isOn(.rowNumbersOnChange)
    speaksHeadingLevels = readings.isOn(.headingLevels)
    speaksBackLabels = readings.isOn(.backLabels)
    recognizes = settings.isOn(.recognition)
    wishes = Set([SourceReading.searchFieldAsText, .directTouchHint, .fieldHints].filter(readings.isOn))
  }

  /// How the words of an element are spelled.
  func spelling(of speech: Speech?) -> Spelling {
    guard let speech else { return spelling }
    var spelling = Spelling(speech, settings)
    spelling.announcesCapitals = capitals == .cap
    return spelling
  }
}
