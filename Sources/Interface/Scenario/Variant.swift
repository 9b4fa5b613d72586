/// The same scenario under other circumstances, which are played and recorded besides.
package struct Variant: Sendable, Hashable {
  /// VoiceOver's own language as a BCP 47 tag; `nil` for the scenario's.
  package var locale: String?
  /// What the person has set besides.
  package var settings: [Setting: Value]
  /// What is read otherwise, where sources disagree.
  package var readings: [SourceReading: Value] = [:]
  /// The notation of its transcript; `nil` for the usual one.
  package var style: Style?
  /// What is changed besides, one thing after the other; empty for nothing.
  package var matrix: [Matrix] = []

  /// What a person can set, of which each is a variant of its own.
  package enum Matrix: Sendable, Hashable {
    case every(Range)
    /// Some settings at once.
    case together([Setting: Value])
  }

  /// A range of what a person can set.
  package enum Range: String, Sendable, CaseIterable {
    /// What is shown otherwise, such as each text size.
    case display
    /// Each of the other assistive technologies.
    case technologies
    /// Each language that VoiceOver's words are known in.
    case languages
    case all
  }

  package init(locale: String? = nil, settings: [Setting: Value] = [:], style: Style? = nil) {
    self.locale = locale
    self.settings = settings
    self.style = style
  }
}
