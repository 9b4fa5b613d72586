import Diagnostics
import Interface

extension Shape where Output == [Setting: Value] {
  /// What a person has set, by the names of the settings.
  static let settings = Shape.record(
    "settings", [:],
    Setting.allCases.map { setting in
      Field(setting.rawValue, setting.summary + ".", .value(of: setting)) { $0[setting] = $1 }
    })
}

extension Shape where Output == Value {
  fileprivate static func value(of setting: Setting) -> Shape {
    switch setting.domain {
    case .flag: Shape<Bool>.flag.map { .flag($0) }
    case .choice(let words):
      Shape<String>.choice("value of \(setting.rawValue)", id: "unknown-value", of: words).map { .text($0) }
    }
  }
}
