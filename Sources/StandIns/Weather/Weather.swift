public import A11ySwiftUI
@_exported public import Foundation

/// What the weather is like; a preview has the weather that it makes.
public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
  case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
  case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
  case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

  /// The name in words: `partlyCloudy` is “Partly Cloudy”.
  public var description: String {
    rawValue.reduce(into: "") { words, letter in
      if letter.isUppercase { words.append(" ") }
      words.append(words.isEmpty ? Character(letter.uppercased()) : letter)
    }
  }
  public var accessibilityDescription: String { description }
}

/// The service, which has no answer.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public func weather<Place>(for place: Place) async throws -> Weather { throw WeatherError.unknown }
  public func weather<Place, Data>(for place: Place, including query: WeatherQuery<Data>) async throws -> Data {
    throw WeatherError.unknown
  }
  public func weather<Place, One, Other>(
    for place: Place, including one: WeatherQuery<One>, _ other: WeatherQuery<Other>
  ) async throws -> (One, Other) { throw WeatherError.unknown }
  public var attribution: WeatherAttribution { get async throws { throw WeatherError.unknown } }
}
public enum WeatherError: Error, Sendable { case permissionDenied, unknown }
public struct WeatherAttribution: Sendable {
  public let serviceName: String
  public let legalPageURL: URL
  public let combinedMarkLightURL: URL
  public let combinedMarkDarkURL: URL
}
public struct WeatherQuery<Data>: Sendable {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
}
public struct Weather: Sendable {
  public let currentWeather: CurrentWeather
  public let hourlyForecast: Forecast<HourWeather>
  public let dailyForecast: Forecast<DayWeather>
  public let minuteForecast: Forecast<MinuteWeather>?
}
public struct CurrentWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let cloudCover: Double
  public let humidity: Double
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let apparentTemperature: Measurement<UnitTemperature>
}
public struct MinuteWeather: Hashable, Sendable {
  public let date: Date
  public let precipitationChance: Double
}
public struct HourWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let cloudCover: Double
  public let isDaylight: Bool
  public let temperature: Measurement<UnitTemperature>
  public let precipitationChance: Double
}
public struct DayWeather: Hashable, Sendable {
  public let date: Date
  public let condition: WeatherCondition
  public let symbolName: String
  public let highTemperature: Measurement<UnitTemperature>
  public let lowTemperature: Measurement<UnitTemperature>
  public let precipitationChance: Double
}
public struct Forecast<Element: Sendable & Hashable>: RandomAccessCollection, Sendable {
  public let forecast: [Element]
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(index: Int) -> Element { forecast[index] }
}
