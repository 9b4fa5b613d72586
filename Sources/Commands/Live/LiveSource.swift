internal import A11ySimulation

/// What a page follows: a file that is read here, or code in a program of its own.
protocol LiveSource: SendableMetatype {
  /// What came of reading.
  associatedtype Reading

  /// Counts how often there was something new to show.
  var version: Int { get }
  /// How the page shows it.
  var view: LiveView { get }
  /// The files that it is made of; when one of them changes, it is read again.
  var files: [String] { get }
  /// What the page tells while it is read; `nil` where that takes no time.
  var activity: String? { get }
  /// What is going on just now, which the page tells.
  mutating func tell(_ activity: String?)
  /// Reads it, which may take a while; what is shown stays as it is.
  func read(_ file: ProjectFile) -> Reading
  /// Shows what was read; what is wrong takes nothing away of what there was before.
  mutating func take(_ reading: Reading)
  /// Does what a key does on a walk.
  mutating func press(_ key: String) -> LiveTurn
  /// Takes the answer to what the person was asked; `nil` if they would rather not say.
  mutating func answer(_ words: String?) -> LiveTurn
  /// What a voice says of something that was heard on the walk.
  func narration(of number: Int) -> [SpokenItem]?
}

/// What came of a key or an answer.
enum LiveTurn: String, Codable {
  case heard, told, toggledSpeech, unknownKey
}
