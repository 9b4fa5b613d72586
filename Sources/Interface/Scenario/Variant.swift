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

  package init(locale: String? = nil, settings: [Setting: Value] = [:], style: Style? = nil) {
    self.locale = locale
    self.settings = settings
    self.style = style
  }
}
