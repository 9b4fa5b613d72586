/// The same scenario under other circumstances, which are played and recorded besides.
public struct Variant: Sendable, Hashable {
  /// VoiceOver's own language as a BCP 47 tag; `nil` for the scenario's.
  public var locale: String?
  /// What the person has set besides.
  public var settings: [Setting: Value]

  public init(locale: String? = nil, settings: [Setting: Value] = [:]) {
    self.locale = locale
    self.settings = settings
  }
}
