import A11yAppServices
import A11ySwiftUI
import Testing

/// The documentation of TipKit: tips with reasons, options, actions and counted events, as apps write them.
@MainActor
@Suite("Tips")
struct TipTests {
  struct FavoriteTip: Tip {
    @Parameter @MainActor static var hasOpened: Bool = false
    static let didVisit = Event(id: "didVisit")

    var title: Text { Text("Save as a favorite") }
    var message: Text? { Text("Your favorites are at the top.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { [Action(id: "learn", title: "Learn more")] }
    var rules: [Rule] {
      #Rule(Self.$hasOpened) { $0 == true }
      #Rule(Self.didVisit) { $0.donations.donatedWithin(.week).count >= 3 }
    }
    var options: [any TipOption] {
      MaxDisplayCount(3)
      IgnoresDisplayFrequency(true)
    }
  }

  struct Favorites: A11ySwiftUI.View {
    let tip = FavoriteTip()
    var body: some A11ySwiftUI.View {
      VStack {
        TipView(tip, arrowEdge: .bottom) { action in
          if action.id == "learn" { tip.invalidate(reason: .actionPerformed) }
        }
        .tipViewStyle(.miniTip)
        Button("Favorite", systemImage: "star") { FavoriteTip.didVisit.sendDonation() }.popoverTip(tip)
      }
      .task { try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)]) }
    }
  }

  @Test("A tip compiles as an app writes it, and is not shown where nothing was counted")
  func favorite() {
    #expect(stops(Favorites()) == ["Favorite, button"])
    #expect(FavoriteTip().rules.count == 2)
  }
}
