import A11yDefaults
import A11ySwiftUI
import Interface
import Testing

/// The readme of Defaults, version 8: "Usage", "SwiftUI support", "Observe changes", "Reset keys".
@MainActor
@Suite("What an app keeps by the package Defaults", .serialized)
struct DefaultsTests {
  @Test("A view shows what is kept, changes it, and follows it")
  func views() {
    #expect(stops(Settings()) == ["Quality, 80%", "Unicorns, switch button, off", "Spring", "Change, button"])
    #expect(hear(Settings(), .next(1), .activate).last == "on")
    let changed = hear(Settings(), .last, .activate, .first, .next(1), .next(1))
    #expect(changed.suffix(3) == ["Quality, 50%", "Unicorns, switch button, off", "Autumn"])
  }

  @Test("A key has its default value until it is given another, and after it is reset")
  func keys() {
    #expect(Defaults[.nick] == nil)
    Defaults[.nick] = "Beth"
    #expect(Defaults[.nick] == "Beth")
    Defaults.reset(.nick)
    #expect(Defaults[.nick] == nil)
    Defaults[.trips].append(Visit(place: "Beach"))
    #expect(Defaults[.trips].map(\.place) == ["Beach"] && !Defaults.Keys.trips.isDefaultValue)
    Defaults.reset([.trips])
    #expect(Defaults[.trips].isEmpty && Defaults.Keys.trips.isDefaultValue)
  }

  @Test("Whoever follows a key hears of its changes")
  func publishers() {
    var heard: [String?] = []
    let following = Defaults.publisher(.followed).sink { heard.append($0.newValue) }
    Defaults[.followed] = "Nick"
    following.cancel()
    Defaults[.followed] = "Beth"
    #expect(heard == [nil, "Nick"])
  }
}

private enum Season: String, Defaults.Serializable {
  case spring = "Spring"
  case autumn = "Autumn"
}

private struct Visit: Codable, Hashable, Defaults.Serializable { var place: String }

extension Defaults.Keys {
  fileprivate static let quality = Key<Double>("quality", default: 0.8)
  fileprivate static let hasUnicorn = Key<Bool>("hasUnicorn", default: false)
  fileprivate static let season = Key<Season>("season", default: .spring)
  fileprivate static let nick = Key<String?>("nick")
  fileprivate static let followed = Key<String?>("followed")
  fileprivate static let trips = Key<[Visit]>("trips") { [] }
}

private struct Settings: A11ySwiftUI.View {
  @Default(.quality) private var quality
  @Default(.season) private var season

  var body: some A11ySwiftUI.View {
    LabeledContent("Quality", value: quality, format: .percent)
    Defaults.Toggle("Unicorns", key: .hasUnicorn)
    Text(season.rawValue)
    Button("Change") {
      quality = 0.5
      Defaults[.season] = .autumn
    }
  }
}
