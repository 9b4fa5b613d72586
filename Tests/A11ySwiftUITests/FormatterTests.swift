import Testing

@testable import A11ySwiftUI

/// The formatters that Apple's Foundation has and that of Linux has not.
@Suite("Formatters")
@MainActor
struct FormatterTests {
  struct Length: CustomTestStringConvertible, Sendable {
    var seconds: Double
    var units: NSCalendar.Unit
    var style: DateComponentsFormatter.UnitsStyle
    var zero = DateComponentsFormatter.ZeroFormattingBehavior.default
    var most = 0
    var words: String
    var testDescription: String { words }
  }

  /// Documentation: DateComponentsFormatter.UnitsStyle (“9:41:30”, “9h 41m 30s” and so on) and ZeroFormattingBehavior
  /// (“for one hour and 10 seconds 1:00:10”; “the abbreviated version of one hour is displayed as 1h”).
  nonisolated static let lengths: [Length] = [
    Length(seconds: 34890, units: [.hour, .minute, .second], style: .positional, words: "9:41:30"),
    Length(seconds: 34890, units: [.hour, .minute, .second], style: .abbreviated, words: "9h 41m 30s"),
    Length(seconds: 34890, units: [.hour, .minute, .second], style: .short, words: "9 hr, 41 min, 30 sec"),
    Length(
      seconds: 34890, units: [.hour, .minute, .second], style: .full, words: "9 hours, 41 minutes, 30 seconds"),
    Length(
      seconds: 34890, units: [.hour, .minute, .second], style: .spellOut,
      words: "nine hours, forty-one minutes, thirty seconds"),
    Length(seconds: 3610, units: [.hour, .minute, .second], style: .positional, words: "1:00:10"),
    Length(seconds: 65, units: [.hour, .minute, .second], style: .positional, words: "1:05"),
    Length(seconds: 65, units: [.minute, .second], style: .positional, zero: .pad, words: "01:05"),
    Length(seconds: 3600, units: [.day, .hour, .minute, .second], style: .abbreviated, words: "1h"),
    Length(seconds: 3661, units: [.hour, .minute, .second], style: .full, most: 2, words: "1 hour, 1 minute"),
    Length(seconds: 0, units: [.hour, .minute], style: .full, words: "0 minutes"),
  ]

  @Test("A length of time", arguments: lengths)
  func length(_ length: Length) {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.allowedUnits = length.units
    formatter.unitsStyle = length.style
    formatter.zeroFormattingBehavior = length.zero
    formatter.maximumUnitCount = length.most
    #expect(formatter.string(from: length.seconds) == length.words)
  }

  @Test("How far a date is away, a list, a number with its unit")
  func others() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    #expect(relative.localizedString(for: now - 7200, relativeTo: now) == "2 hours ago")
    #expect(relative.localizedString(for: now + 7200, relativeTo: now) == "in 2 hours")
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    #expect(list.string(from: ["a", "b", "c"]) == "a, b, and c")
    let measurement = MeasurementFormatter()
    measurement.locale = Locale(identifier: "en_US")
    // NSHipster, “Formatter”: the unit is one of the place's; Apple, “MeasurementFormatter.UnitOptions”.
    #expect(measurement.string(from: Measurement(value: 10, unit: UnitLength.kilometers)) == "6.214 mi")
    measurement.unitOptions = .providedUnit
    #expect(measurement.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 km")
    measurement.unitStyle = .long
    #expect(measurement.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "5 kilometers")
  }

  /// Documentation: Measurement.FormatStyle, which texts take like every other format.
  @Test("A number with its unit in a text")
  func measurements() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided)) == "5 kilometers")
    #expect(stops(Text(way, format: .measurement(width: .abbreviated, usage: .asProvided))) == ["5 km"])
    // The same page: what the unit becomes in a place, and how the number is rounded then.
    let (american, french) = (Locale(identifier: "en_US"), Locale(identifier: "fr_FR"))
    let warmth = Measurement(value: 38, unit: UnitTemperature.celsius)
    #expect(warmth.formatted(.measurement(width: .abbreviated).locale(american)) == "100°F")
    #expect(warmth.formatted(.measurement(width: .abbreviated).locale(french)) == "38°C")
    #expect(warmth.formatted(.measurement(width: .wide).locale(american)) == "100 degrees Fahrenheit")
    let body = Measurement(value: 36.8, unit: UnitTemperature.celsius)
    #expect(body.formatted(.measurement(width: .abbreviated).locale(american)) == "98°F")
    #expect(body.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "36.8°C")
    let road = Measurement(value: 36, unit: UnitLength.miles)
    #expect(road.formatted(.measurement(width: .wide, usage: .road).locale(american)) == "36 miles")
    #expect(road.formatted(.measurement(width: .abbreviated, usage: .road).locale(french)) == "58 km")
    // CLDR's preferences of units: on a road nothing is smaller than a foot or a meter.
    let start = Measurement(value: 0, unit: UnitLength.meters)
    #expect(start.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "0 ft")
    #expect(start.formatted(.measurement(width: .abbreviated, usage: .road).locale(french)) == "0 m")
    #expect(stops(Text(way, format: .measurement(width: .wide))) == ["3.1 miles"])
  }

  // Two anchors of the same place can be told from those of another one, as preferences of them are.
  @Test("Places in a view")
  func anchors() {
    #expect(Anchor<CGRect>.Source.bounds.anchor == Anchor<CGRect>.Source.bounds.anchor)
    #expect(Anchor<CGPoint>.Source.top.anchor != Anchor<CGPoint>.Source.bottom.anchor)
  }

  // Apple, “PersonNameComponentsFormatter.Style”: the styles from the shortest to the longest.
  @Test("Names of persons are told in the order of their language")
  func names() throws {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ann", "Louise", "Clark")
    #expect(name.formatted() == "Ann Clark")
    #expect(name.formatted(.name(style: .short)) == "Ann")
    #expect(name.formatted(.name(style: .long)) == "Dr. Ann Louise Clark")
    #expect(name.formatted(.name(style: .abbreviated)) == "AC")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .medium) == "Ann Clark")
    let parsed = try PersonNameComponents("Ann Louise Clark")
    #expect([parsed.givenName, parsed.middleName, parsed.familyName] == ["Ann", "Louise", "Clark"])
    (name.givenName, name.familyName) = ("太郎", "山田")
    #expect(name.formatted() == "山田太郎")
  }
}
