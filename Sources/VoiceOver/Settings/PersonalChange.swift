package import Interface
internal import Languages
internal import Utterances

/// What a person has otherwise than a new device in English: settings, one as a rule, or the language.
package struct PersonalChange: Sendable, Hashable {
  /// A setting with what it is set to.
  package struct Assignment: Sendable, Hashable {
    package var setting: Setting
    package var value: Value

    package init(_ setting: Setting, _ value: Value) {
      self.setting = setting
      self.value = value
    }
  }

  /// What is changed.
  package enum Kind: Sendable, Hashable {
    case settings([Assignment])
    /// VoiceOver's own language, and the app's where it has words in it.
    case language(String)
  }

  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A setting that is changed alone.
  package init(_ setting: Setting, _ value: Value) { self.init(.settings([Assignment(setting, value)])) }

  /// Settings that are changed together, in the order of the table of settings.
  package init(_ settings: [Setting: Value]) {
    self.init(.settings(Setting.allCases.compactMap { name in settings[name].map { Assignment(name, $0) } }))
  }

  /// What is changed, in words: `boldText on`, `dynamicType accessibility3 with boldText on`, `language de`.
  package var words: String {
    switch kind {
    case .settings(let settings):
      settings.map { "\($0.setting.rawValue) \($0.value.asSetting)" }.joined(separator: " with ")
    case .language(let tag): "language \(tag)"
    }
  }

  /// The settings that are changed.
  package var settings: [Assignment] {
    if case .settings(let settings) = kind { settings } else { [] }
  }

  /// The setting, if one alone is changed.
  package var setting: Setting? { settings.count == 1 ? settings[0].setting : nil }

  /// Whether the system changes by it only what is seen.
  package var changesLooksAlone: Bool { !settings.isEmpty && settings.allSatisfy(\.setting.changesLooksAlone) }

  /// The scenario with the change; `nil` if it is so already.
  package func applied(to scenario: Scenario) -> Scenario? {
    var changed = scenario
    switch kind {
    case .settings(let settings):
      guard settings.contains(where: { scenario.settings[$0.setting] != $0.value }) else { return nil }
      for assignment in settings { changed.settings[assignment.setting] = assignment.value }
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
    setting.domain.values.map { PersonalChange(setting, $0) }
  }

  /// The other assistive technologies that a person can have on beside VoiceOver.
  package static let technologies = Setting.allCases.filter {
    $0.area == .technology && $0 != .voiceOver && $0 != .talkBack
  }.map {
    PersonalChange($0, .flag(true))
  }

  /// Each two of some changes, where they are not two values of one setting.
  package static func pairs(of changes: [Assignment]) -> [PersonalChange] {
    changes.indices.flatMap { first in
      changes[(first + 1)...].filter { $0.setting != changes[first].setting }.map {
        PersonalChange([changes[first].setting: changes[first].value, $0.setting: $0.value])
      }
    }
  }

  /// The languages with a phrasebook; those from right to left turn the interface round as well.
  package static let languages = Phrasebook.all.map { PersonalChange(.language($0.language)) }
}
