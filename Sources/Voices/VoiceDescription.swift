/// One of the voices that can be chosen.
package struct VoiceDescription: Sendable, Hashable, Codable {
  /// A language that a voice speaks.
  package struct Language: Sendable, Hashable, Codable {
    /// The tag in lower case, such as `en-us`.
    package var tag: String
    /// How well the voice suits the language: the lower, the better.
    package var priority: Int

    package init(tag: String, priority: Int) {
      self.tag = tag
      self.priority = priority
    }
  }

  package var name: String
  /// What names the voice without doubt, such as `gmw/en-US`.
  package var identifier: String
  /// The languages that the voice speaks, its own first.
  package var languages: [Language]

  package init(name: String, identifier: String, languages: [Language]) {
    self.name = name
    self.identifier = identifier
    self.languages = languages
  }
}
