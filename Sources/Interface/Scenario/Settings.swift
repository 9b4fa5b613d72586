package import OrderedCollections

/// What the person has set on the device, as far as it changes what is shown or said.
package struct Settings: Sendable, Hashable {
  /// What differs from a new device or from the preset of the verbosity, in the order of the table of settings.
  package private(set) var changes: OrderedDictionary<Setting, Value>

  /// Whether the language of the device is written from right to left, and its interface is laid out so.
  package var isRightToLeft = false

  /// The settings of a new device with VoiceOver on.
  package init() {
    changes = [:]
  }

  /// Settings of a new device with some changes.
  package init(_ changes: [Setting: Value]) {
    self.init()
    change(changes)
  }

  /// Changes several settings, the verbosity first, whose preset the others can differ from.
  package mutating func change(_ changes: [Setting: Value]) {
    for setting in Setting.allCases {
      if let value = changes[setting] { self[setting] = value }
    }
  }

  /// The value of a setting: what the person has set, else what the preset of the verbosity says.
  package subscript(setting: Setting) -> Value {
    get { changes[setting] ?? preset[setting] ?? standard(of: setting) }
    set {
      if newValue == preset[setting] ?? standard(of: setting) {
        changes[setting] = nil
      } else {
        changes[setting] = newValue
        changes.sort { $0.key.position < $1.key.position }
      }
    }
  }

  /// The value that a new device has in the person's language.
  private func standard(of setting: Setting) -> Value {
    setting == .layoutDirection && isRightToLeft ? .word(Setting.LayoutDirection.rightToLeft) : setting.standard
  }

  /// What the preset of the verbosity gives to other settings.
  private var preset: [Setting: Value] {
    changes[.verbosity].flatMap { Setting.presets[$0.word()] } ?? [:]
  }

  /// Whether a setting with two positions is on.
  package func isOn(_ setting: Setting) -> Bool {
    self[setting].flag ?? false
  }

  /// Whether a screen reader tells what is on the screen.
  package var isReadAloud: Bool { isOn(.voiceOver) || isOn(.talkBack) }

  /// Whether Smart Invert inverts anything: an interface that is dark already it leaves as it is (Human Interface Guidelines,
  /// “Accessibility”).
  package var invertsSmartly: Bool { isOn(.smartInvert) && appearance != .dark }

  /// Whether the person has a setting otherwise than a new device.
  package func hasChanged(_ setting: Setting) -> Bool { changes[setting] != nil }

  /// The word chosen for a setting with several.
  package func choice(_ setting: Setting) -> String {
    self[setting].text ?? ""
  }

  /// What differs from a new device, in words: `hints off`.
  package var changesInWords: [String] {
    changes.map { setting, value in "\(setting.rawValue) \(value.asSetting)" }
  }

  /// Settings of a new device with the changes that a transcript names: `hints off, controls before`.
  ///
  /// What is not a setting is passed over, since a transcript may be older than the program that reads it.
  package init(inWords words: some StringProtocol) {
    var changes: [Setting: Value] = [:]
    for change in words.split(separator: ", ") {
      let parts = change.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let setting = Setting(rawValue: String(parts[0])) else { continue }
      switch setting.domain {
      case .flag: changes[setting] = .flag(parts[1] == "on")
      case .choice: changes[setting] = .text(String(parts[1]))
      }
    }
    self.init(changes)
  }

  /// All settings with their values, as expressions see them under the name `settings`.
  ///
  /// An app is told of cross-fades only where motion is reduced (Apple's reference of `prefersCrossFadeTransitions`), and has
  /// one flag for both ways to invert colors (of `accessibilityInvertColors`).
  package var record: Value {
    var record = Settings.newDevice
    for (setting, value) in preset { record[setting.rawValue] = value }
    for (setting, value) in changes { record[setting.rawValue] = value }
    if !isOn(.reduceMotion) { record[Setting.preferCrossFadeTransitions.rawValue] = .flag(false) }
    if isOn(.smartInvert) || isOn(.classicInvert) { record[Settings.invertColors] = .flag(true) }
    return .record(record)
  }

  /// What expressions call it that colors are inverted in either way.
  private static let invertColors = "invertColors"

  private static let newDevice: OrderedDictionary<String, Value> = {
    var record = OrderedDictionary(uniqueKeysWithValues: Setting.allCases.map { ($0.rawValue, $0.standard) })
    record[invertColors] = .flag(false)
    return record
  }()
}
