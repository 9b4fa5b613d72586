import A11ySwiftUI
import A11yWrappingHStack
import Testing

/// The readmes of the two packages of this name.
@MainActor
@Suite("Stacks that go on in the next line")
struct WrappingHStackTests {
  private let words = ["Towel", "Sunscreen", "Book"]

  @Test("What stands in the next line is heard after what stands in the first")
  func data() {
    let stack = WrappingHStack(words, id: \.self, spacing: .constant(16)) { Text($0).frame(width: 150) }
    #expect(stops(stack) == words)
  }

  @Test("A stack of views of its own is heard as well")
  func views() {
    let stack = WrappingHStack(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
      ForEach(words, id: \.self) { word in Button(word) {} }
    }
    #expect(stops(stack) == words.map { "\($0), button" })
  }
}
