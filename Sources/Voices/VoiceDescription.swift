/// One of the voices that can be chosen.
public struct VoiceDescription: Sendable, Hashable, Codable {
  /// A language that a voice speaks.
  public struct Language: Sendable, Hashable, Codable {
    /// The tag in lower case, such as `en-us`.
    public var tag: String
    /// How well the voice suits the language: the lower, the better.
    public var priority: Int

    public init(tag: String, priority: Int) {
      self.tag = tag
      self.priority = priority
    }
  }

  public var name: String
  /// What names the voice without doubt, such as `gmw/en-US`.
  public var identifier: String
  /// The languages that the voice speaks, its own first.
  public var languages: [Language]

  public init(name: String, identifier: String, languages: [Language]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}
