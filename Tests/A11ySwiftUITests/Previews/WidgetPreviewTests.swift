import A11ySwiftUI
import PreviewTesting
import Testing

/// What previews of widgets and of live activities show: a view for each entry or state (Apple's articles “Previewing
/// widgets and Live Activities in Xcode” and “Displaying live data with Live Activities”, by which the expanded
/// presentation has its leading, center and trailing regions around the camera, and the bottom one below).
@MainActor
@Suite("Previews of widgets")
struct WidgetPreviewTests {
  @Test(
    "A preview of a widget is heard entry by entry",
    arguments: [
      ("WidgetPreviews, Preview", ["Tide", "1 feet"]),
      ("WidgetPreviews, Preview (2)", ["Tide", "2 feet"]),
      // Of a provider's timeline it is the first entry, in the size that is asked for.
      ("WidgetPreviews, Provided", ["Tide", "3 feet", "Rising"]),
      ("WidgetPreviews, Asked", ["Tide", "9 feet"]),
      ("WidgetPreviews, Activity", ["Ana comes in 5 minutes"]),
      ("WidgetPreviews, Wide island", ["Ana", "5 minutes", "Cancel ride, button"]),
      ("WidgetPreviews, Island", ["Ana", "5m"]),
      ("WidgetPreviews, Dot", ["5"]),
    ])
  func entries(name: String, words: [String]) throws {
    let preview = try #require(Preview.linked.first { $0.description == name })
    #expect(try preview.transcript().heard == words)
  }
}
