import A11ySwiftUI
import PreviewTesting
import Testing

/// On what a preview is shown (Apple's references of PreviewTrait and PreviewProvider).
///
/// An iPhone on its side is compact in its height (Human Interface Guidelines, “Layout”); upright it is 402 points wide here.
@MainActor
@Suite("Traits of previews")
struct PreviewTraitTests {
  private func heard(_ name: String) throws -> [String] {
    let preview = try #require(Preview.linked.first { $0.description == name })
    return try preview.transcript().heard
  }

  @Test(
    "A preview is as large as its traits say",
    arguments: [
      ("TraitPreviews, Upright", "high, 402 wide"), ("TraitPreviews, On its side", "low, wide"),
      ("TraitPreviews, Fixed", "high, 100 wide"), ("TraitPreviews, Fixed on its side", "high, 120 wide"),
      ("Sides_Previews, Phone", "high, 402 wide"), ("Sides_Previews, Pad", "high, 402 wide"),
      ("Sides_Previews, Aside", "low, wide"), ("Sides_Previews, Small", "high, 90 wide"),
    ])
  func sizes(name: String, words: String) throws { #expect(try heard(name) == [words]) }

  // Apple, “presentationCompactAdaptation(horizontal:vertical:)”: “In a size class that is both horizontally and vertically
  // compact, SwiftUI uses the verticalAdaptation value.” Only a popover has a way to close it that is heard.
  @Test("What comes over a screen is another thing on a phone's side, if the app wants that")
  func adaptations() throws {
    #expect(try heard("TraitPreviews, Popover") == ["Facts", "dismiss popup"])
    #expect(try heard("TraitPreviews, Popover on its side") == ["Facts"])
  }
}
