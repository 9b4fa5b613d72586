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
    let list = Preview("List") { LongList() }
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
        format: "a list of %d rows: %.2f s until it is heard, %.1f ms for turning one of its switches", LongList.count,
        opened, max(0, turned - opened) / Double(turns) * 1000))
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let duration = try ContinuousClock().measure(body)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }
}
