import A11ySwiftUI
import Interface
import Testing

/// Apple's documentation of `NSUbiquitousKeyValueStore`: values by keys, and nothing or zero where none is kept.
@MainActor
@Suite("What an app keeps for all devices of a person")
struct UbiquitousStoreTests {
  @Test("What is kept is there as long as the preview")
  func views() {
    #expect(hear(Counting(), .last, .activate, .activate, .first).last == "2 beaches")
    #expect(stops(Counting()) == ["0 beaches", "Add, button"])
  }
}

private struct Counting: A11ySwiftUI.View {
  private let store = NSUbiquitousKeyValueStore.default
  @State private var count: Int64 = 0

  var body: some A11ySwiftUI.View {
    Text("\(count) beaches")
    Button("Add") {
      store.set(store.longLong(forKey: "count") + 1, forKey: "count")
      count = store.longLong(forKey: "count")
    }
  }
}
