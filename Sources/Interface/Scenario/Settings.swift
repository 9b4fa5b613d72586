public import OrderedCollections

/// What the person has set on the device, as far as it changes what is shown or said.
public struct Settings: Sendable, Hashable {
  /// What differs from a new device, in the order of the table of settings.
  public private(set) var changes: OrderedDictionary<Setting, Value>

  /// The settings of a new device with VoiceOver on.
  public init() {
    changes = [:]
  }

  /// The value of a setting.
  public subscript(setting: Setting) -> Value {
    get { changes[setting] ?? setting.standard }
    set {
      if newValue == setting.standard {
        changes[setting] = nil
      } else {
        changes[setting] = newValue
        changes.sort { $0.key.position < $1.key.position }
      }
    }
  }

  /// Whether a setting with two positions is on.
  public func isOn(_ setting: Setting) -> Bool {
    self[setting].flag ?? false
  }

  /// The word chosen for a setting with several.
  public func choice(_ setting: Setting) -> String {
    self[setting].text ?? ""
  }

  /// What differs from a new device, in words: `hints off`.
  public var changesInWords: [String] {
    changes.map { setting, value in
      "\(setting.rawValue) \(value.flag.map { $0 ? "on" : "off" } ?? value.text ?? "")"
    }
  }

  /// All settings with their values, as expressions see them under the name `settings`.
  var record: Value {
    var record = Settings.newDevice
    for (setting, value) in changes { record[setting.rawValue] = value }
    return .record(record)
  }

  private static let newDevice = OrderedDictionary(
    uniqueKeysWithValues: Setting.allCases.map { ($0.rawValue, $0.standard) })
}
