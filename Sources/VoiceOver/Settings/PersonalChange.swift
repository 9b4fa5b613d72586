package import Interface
internal import Languages
internal import Utterances

/// One thing that a person has otherwise than a new device in English: a setting, or the language.
package struct PersonalChange: Sendable, Hashable {
  /// What is changed.
  package enum Kind: Sendable, Hashable {
    case setting(Setting, Value)
    /// VoiceOver's own language, and the app's where it has words in it.
    case language(String)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// What is changed, in words: `boldText on`, `language de`.
  package var words: String {
    switch kind {
    case .setting(let setting, let value): "\(setting.rawValue) \(value.asSetting)"
    case .language(let tag): "language \(tag)"
    }
  }

  /// The setting, if one is changed.
  package var setting: Setting? {
    if case .setting(let setting, _) = kind { setting } else { nil }
  }

  /// The scenario with the change; `nil` if it is so already.
  package func applied(to scenario: Scenario) -> Scenario? {
    var changed = scenario
    switch kind {
    case .setting(let setting, let value):
      guard scenario.settings[setting] != value else { return nil }
      changed.settings[setting] = value
    case .language(let tag):
      guard LanguageTag(scenario.locale).language != LanguageTag(tag).language else { return nil }
      changed.locale = tag
    }
    changed.begin()
    return changed
  }
}

extension PersonalChange {
  /// All changes under which everything must be found and done as without them, one after the other.
  package static let all = display + technologies + languages

  /// What is shown otherwise, each with all its values.
  package static let display = Setting.allCases.filter { $0.area == .display }.flatMap { setting in
    setting.domain.values.map { PersonalChange(.setting(setting, $0)) }
  }

  /// The other assistive technologies that a person can have on beside VoiceOver.
  package static let technologies = Setting.allCases.filter {
    $0.area == .technology && $0 != .voiceOver && $0 != .talkBack
  }.map {
    PersonalChange(.setting($0, .flag(true)))
  }

  /// The languages with a phrasebook; those from right to left turn the interface round as well.
  package static let languages = Phrasebook.all.map { PersonalChange(.language($0.language)) }
}
