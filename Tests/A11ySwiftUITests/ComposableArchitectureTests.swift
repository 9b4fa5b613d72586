import A11yComposableArchitecture
import A11ySwiftUI
import Interface
import Testing

/// Views of apps that are written with ComposableArchitecture, on what stands in for it.
@MainActor
@Suite("ComposableArchitecture")
struct ComposableArchitectureTests {
  private func view(_ change: ((inout DependencyValues) -> Void)? = nil) -> some A11ySwiftUI.View {
    OrderFeatureView(
      store: Store(initialState: OrderFeature.State()) {
        OrderFeature()
      } withDependencies: {
        change?(&$0)
      })
  }

  @Test("What is sent changes what is shown, with what the store was given from outside")
  func sending() {
    #expect(
      stops(view()) == [
        "1 cups", "Plus, button", "Gift, switch button, off", "Clear, button", "Edit, button", "Tea, 0 likes, button",
      ])
    #expect(hear(view(), .focus("Plus"), .activate, .first).last == "3 cups")
    #expect(hear(view { $0.steps.size = { $0 * 10 } }, .focus("Plus"), .activate, .first).last == "21 cups")
  }

  @Test("A binding sends what is set, and the feature goes on from there")
  func binding() {
    #expect(hear(view(), .focus("Gift"), .activate, .first).suffix(2) == ["on", "101 cups"])
  }

  @Test("A child changes in the state of its parent, and in the older way of seeing it")
  func children() {
    #expect(hear(view(), .focus("Tea, 0 likes"), .activate, .first, .last).last == "Tea, 1 likes, button")
  }

  @Test("An alert comes from state, and its answer goes to the feature")
  func alert() {
    let heard = hear(view(), .focus("Clear"), .activate, .next(1), .next(1), .first)
    #expect(heard.contains { $0.contains("Clear the order?") })
    #expect(hear(view(), .focus("Clear"), .activate, .focus("Clear"), .activate, .first).last == "0 cups")
  }

  @Test("One of several screens is presented, with a store of its own")
  func destinations() {
    #expect(
      hear(view(), .focus("Edit"), .activate, .focus("Milk, 0 likes"), .activate, .first).last
        == "Milk, 1 likes, button")
  }

  @Test("Cases are named as properties are")
  func cases() {
    let edit: CaseKeyPath<OrderFeature.Action, PresentationAction<LineFeature.Action>> = \.destination.edit
    let action = edit(.presented(.liked))
    #expect(action.is(\.destination))
    #expect(!action.is(\.alert))
    #expect(action[case: edit] != nil)
  }
}
