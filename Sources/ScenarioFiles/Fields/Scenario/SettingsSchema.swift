import Diagnostics
import Interface

extension ValueSchema where Output == [Setting: Value] {
  /// What a person has set, by the names of the settings.
  static let settings = ValueSchema.record(
    "settings", [:],
    Setting.allCases.map { setting in
      Field(setting.rawValue, setting.summary + ".", .value(of: setting)) { $0[setting] = $1 }
    })
}

extension ValueSchema where Output == [SourceReading: Value] {
  /// Which source is followed where sources disagree, by the names of the readings.
  static let readings = ValueSchema.record(
    "readings", [:],
    SourceReading.allCases.map { reading in
      let sources = "Followed: \(reading.followedSource). Otherwise: \(reading.otherSource)."
      return Field(reading.rawValue, "\(reading.summary). \(sources)", .value(of: reading)) { $0[reading] = $1 }
    })
}

extension ValueSchema where Output == Value {
  fileprivate static func value(of choice: some NamedChoice) -> ValueSchema {
    switch choice.domain {
    case .flag: ValueSchema<Bool>.flag.map { .flag($0) }
    case .choice(let words):
      ValueSchema<String>.choice("value of \(choice.rawValue)", id: "unknown-value", of: words).map { .text($0) }
    }
  }
}
