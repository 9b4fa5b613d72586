import A11ySwiftUI
import Testing

/// The same words, order, actions and findings, whether an interface is written as a scenario or in SwiftUI.
@MainActor
@Suite("Scenarios and SwiftUI say the same")
struct PairTests {
  private func check(_ pairs: [Pair]) throws {
    for pair in pairs {
      let told = try pair.told()
      #expect(!told.isEmpty, "\(pair.name) is silent")
      #expect(pair.coded() == told, "\(pair.name)")
    }
  }

  // The accessibility modifiers of Apple's documentation, “Accessibility modifiers”, each on what it is for.
  @Test("Words") func words() throws { try check(Pair.words) }
  @Test("Traits") func traits() throws { try check(Pair.traits) }
  @Test("Elements") func elements() throws { try check(Pair.elements) }
  @Test("Actions") func actions() throws { try check(Pair.actions) }
  @Test("Details and rotors") func details() throws { try check(Pair.details) }
  @Test("Controls") func controls() throws { try check(Pair.controls) }
  @Test("Containers") func containers() throws { try check(Pair.containers) }
}
