import A11ySwiftUI
import Foundation
import PreviewTesting

/// Times previews from views to words: many of an ordinary size, and a long list in which one row changes.
@main
enum PreviewBenchmark {
  private static let previews = 100
  /// More seconds than these for all of the previews are too many.
  private static let limit = 1.0
  private static let turns = 10

  static func main() throws {
    let screens = (0..<previews).map { number in Preview("Screen \(number)") { CommentScreen(number: number) } }
    let all = try seconds { for screen in screens { _ = try screen.transcript() } }
    print(
      String(
        format: "%d previews of %d elements: %.2f s (%@, at most %.1f s)", previews, CommentScreen.elements, all,
        all <= limit ? "fine" : "TOO LONG", limit))
    try measure("bound to a collection") { LongList() }
    try measure("made of observable items") { ObservedList() }
    try measure("of views of their own") { ComposedList() }
  }

  /// Times a long list, and turns of its first switch.
  private static func measure(_ name: String, _ view: @escaping @MainActor @Sendable () -> any A11ySwiftUI.View) throws
  {
    let list = Preview(name, content: view)
    let opened = try seconds { _ = try list.flow { first() }.transcript() }
    let turned = try seconds {
      _ = try list.flow {
        activate()
        activate()
        activate()
        activate()
        activate()
        activate()
        activate()
        activate()
        activate()
        activate()
      }.transcript()
    }
    print(
      String(
        format: "a list of %d rows %@: %.2f s until it is heard, %.1f ms for turning one of its switches",
        LongList.count, name, opened, max(0, turned - opened) / Double(turns) * 1000))
  }

  /// The processor time that something takes, which is the same beside other work.
  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let start = clock()
    try body()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
