import Testing

/// A picker that is a link goes to a screen with its choices (SwiftUI's documentation of NavigationLinkPickerStyle), from
/// which a choice leads back.
@Suite("Pickers that are links")
struct PickerScreenTests {
  private static let form = """
    state: { size: Small }
    title: Order
    views: [{ form: [{ picker: Size, style: navigationLink, options: [Small, Large], selection: $size }] }]
    """

  static let examples: [WalkExample] = [
    WalkExample(
      "the way back is there and a title, and a choice leads back", form,
      steps: "next, activate, first, next, last, activate",
      "Size, Small, button", "* screen changed", "selected, Small, button", "Order, back button", "Size, heading",
      "Large, button", "* screen changed", "Size, Large, button"),
    WalkExample(
      "a scrub and the way back leave it as it was", form, steps: "next, activate, escape, activate, first, activate",
      "Size, Small, button", "* screen changed", "selected, Small, button", "* screen changed", "Size, Small, button",
      "* screen changed", "selected, Small, button", "Order, back button", "* screen changed", "Size, Small, button"),
    WalkExample(
      "without a state of its own it keeps the choice",
      "views: [{ form: [{ text: A }, { picker: Size, style: navigationLink, options: [Small, Large] }] }]",
      steps: "next, activate, last, activate", "Size, button", "* screen changed", "Small, button", "Large, button",
      "* screen changed", "Size, Large, button"),
  ]

  @Test("The screen with the choices", arguments: examples)
  func example(_ example: WalkExample) throws {
    #expect(try example.play() == example.heard)
  }
}
