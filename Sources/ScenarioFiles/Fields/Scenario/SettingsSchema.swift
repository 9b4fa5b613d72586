import Diagnostics
import Interface

extension ValueSchema where Output == [Setting: Value] {
  /// What a person has set, by the names of the settings.
  static let settings = ValueSchema.record(
    "settings", [:],
    Setting.allCases.map { setting in
      Field(setting.rawValue, setting.summary + ".", .value(of: setting), value: { $0[setting] }) { $0[setting] = $1 }
    })
}

extension ValueSchema where Output == [SourceReading: Value] {
  /// Which source is followed where sources disagree, by the names of the readings.
  static let readings = ValueSchema.record(
    "readings", [:],
    SourceReading.allCases.map { reading in
      Field(reading.rawValue, reading.summaryWithSources, .value(of: reading), value: { $0[reading] }) {
        $0[reading] = $1
      }
    })
}

extension SourceReading {
  /// What is heard, and who heard it so or otherwise, in sentences.
  var summaryWithSources: String { "\(summary). Followed: \(followedSource). Otherwise: \(otherSource)." }
}

extension ValueSchema where Output == Value {
  fileprivate static func value(of choice: some NamedChoice) -> ValueSchema {
    switch choice.domain {
    case .flag: ValueSchema.switchPosition
    case .choice(let words):
      ValueSchema<String>.choice("value of \(choice.rawValue)", id: "unknown-value", of: words).map(
        { .text($0) }, back: \.text)
    }
  }
}

extension ValueSchema where Output == Value {
  /// On or off, as the switches of a device.
  fileprivate static let switchPosition: ValueSchema = {
    let flag = ValueSchema<Bool>.flag
    return ValueSchema(
      flag.expectation, schema: flag.schema, write: { $0.flag.map { .plain($0 ? "on" : "off") } },
      read: { node, reading in flag.read(node, &reading).map { .flag($0) } })
  }()
}
