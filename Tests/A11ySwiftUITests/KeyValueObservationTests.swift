import A11ySwiftUI
import Testing

/// The documentation of `NSObject.observe(_:options:changeHandler:)`: with `.initial` a change is told at once.
@MainActor
@Suite("Properties that are observed by their paths")
struct KeyValueObservationTests {
  private final class Player: NSObject { let title = "The beach" }

  private final class Model: ObservableObject {
    @Published var title = "Nothing"
    private let player = Player()
    private var observations: [NSKeyValueObservation] = []

    func follow() {
      observations.append(
        player.observe(\.title, options: [.initial, .new]) { [weak self] player, change in
          self?.title = "\(player.title), \(change.newValue ?? "")"
        })
      observations.append(player.observe(\.title) { [weak self] _, _ in self?.title = "Later" })
    }
  }

  private struct Playing: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title).onAppear { model.follow() } }
  }

  @Test("Who asks to be told at first is told what is there")
  func initial() {
    #expect(stops(Playing()) == ["The beach, The beach"])
  }
}
