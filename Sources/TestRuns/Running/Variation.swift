package import Interface
internal import VoiceOver

/// What a command line changes in every scenario that it tests; each change has a golden of its own.
package struct Variation: Sendable {
  package var locale: String?
  package var settings: [(setting: Setting, value: Value)]
  package var readings: [(reading: SourceReading, value: Value)]
  package var style: Style
  /// The name that a scenario gives it; `nil` for one that a command line asks for.
  var givenName: String?

  package init(
    locale: String? = nil, settings: [(setting: Setting, value: Value)] = [],
    readings: [(reading: SourceReading, value: Value)] = [], style: Style = .spoken
  ) {
    self.locale = locale
    self.settings = settings
    self.readings = readings
    self.style = style
  }

  /// The name that stands in the golden's: `de`, `dynamic-type-accessibility3`; `nil` if nothing is changed.
  package var name: String? {
    if let givenName { return givenName }
    var parts = locale.map { [$0] } ?? []
    parts += settings.map { setting, value in "\(setting.rawValue.kebab)-\(value.asSetting.kebab)" }
    parts += readings.map { reading, value in "\(reading.rawValue.kebab)-\(value.asSetting.kebab)" }
    if style != .spoken { parts.append(style.rawValue) }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// The variant of a name that a scenario asks for.
  init(_ variant: Variant, named name: String) {
    self.init(
      locale: variant.locale, settings: variant.settings.map { ($0.key, $0.value) },
      readings: variant.readings.map { ($0.key, $0.value) }, style: variant.style ?? .spoken)
    givenName = name
  }

  /// A scenario as it stands, then the variants that it asks for itself; what it asks for of all that a person can set
  /// stands in ``matrix(of:)``.
  package static func all(of scenario: Scenario) -> [Variation] {
    [Variation()]
      + scenario.variants.filter { $0.value.matrix.isEmpty }.map { Variation($0.value, named: $0.key) }
  }

  /// What a scenario is to be played under of all that a person can set, one thing after the other.
  ///
  /// Only what is heard otherwise then has a golden.
  package static func matrix(of scenario: Scenario) -> [Variation] {
    scenario.variants.flatMap { name, variant -> [Variation] in
      let changes = variant.matrix.flatMap(\.changes)
      return changes.filter { $0.applied(to: scenario) != nil }.map { change in
        var variation = Variation(variant, named: name)
        variation.settings += change.settings.map { ($0.setting, $0.value) }
        switch change.kind {
        case .settings(let settings):
          let names = settings.map { "\($0.setting.rawValue.kebab)-\($0.value.asSetting.kebab)" }
          variation.givenName = ([name] + names).joined(separator: ".")
        case .language(let tag):
          variation.locale = tag
          variation.givenName = "\(name).language-\(tag)"
        }
        return variation
      }
    }
  }

  /// The scenario with the changes.
  package func applied(to scenario: Scenario) -> Scenario {
    var scenario = scenario
    if let locale { scenario.locale = locale }
    for (setting, value) in settings { scenario.settings[setting] = value }
    for (reading, value) in readings { scenario.readings[reading] = value }
    scenario.begin()
    return scenario
  }
}

extension Variant.Matrix {
  /// What is set, one after the other.
  fileprivate var changes: [PersonalChange] {
    switch self {
    case .every(.display): PersonalChange.display
    case .every(.technologies): PersonalChange.technologies
    case .every(.languages): PersonalChange.languages
    case .every(.all): PersonalChange.all
    case .together(let settings): [PersonalChange(settings)]
    }
  }
}

extension String {
  /// The name with dashes in place of capital letters: `dynamicType` is `dynamic-type`.
  fileprivate var kebab: String {
    reduce(into: "") { text, character in
      text += character.isUppercase ? "-\(character.lowercased())" : String(character)
    }
  }
}
