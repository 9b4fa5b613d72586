package import Interface

/// What VoiceOver is to say, read once from the person's settings and from what is held of the sources.
package struct Verbosity: Sendable {
  /// Where role words are spoken.
  package enum Controls: String, Sendable {
    case before, after, off
  }

  /// How something is announced that is on offer.
  enum Offer: String {
    case speak, sound, off
  }

  /// How a capital letter is announced when characters are read.
  enum Capitals: String {
    case cap, pitch, sound, off
  }

  /// What is said of text while it is typed.
  enum TypingFeedback: String {
    case characters, words, charactersAndWords, off

    var hasCharacters: Bool { self == .characters || self == .charactersAndWords }
    var hasWords: Bool { self == .words || self == .charactersAndWords }
  }

  /// How a character is announced that is deleted.
  enum Deletions: String {
    case speak, sound, pitch, off
  }

  var speaksHints: Bool
  package var controls: Controls
  var speaksValues: Bool
  var actions: Offer
  /// Whether a hint tells how to choose an action, in place of saying that there are some.
  var hintsAtActions: Bool
  var moreContent: Offer
  var speaksImportantContent: Bool
  var capitals: Capitals
  var typing: TypingFeedback
  var deletions: Deletions
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
    controls = Controls(rawValue: settings.choice(.controls)) ?? .after
    speaksValues = settings.isOn(.values)
    actions = Offer(rawValue: settings.choice(.actions)) ?? .speak
    hintsAtActions = readings.isOn(.actionsHint)
    moreContent = Offer(rawValue: settings.choice(.moreContent)) ?? .speak
    speaksImportantContent = settings.isOn(.importantContent)
    capitals = Capitals(rawValue: settings.choice(.capitalLetters)) ?? .cap
    typing = TypingFeedback(rawValue: settings.choice(.typingFeedback)) ?? .charactersAndWords
    deletions = Deletions(rawValue: settings.choice(.deletedText)) ?? .pitch
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
