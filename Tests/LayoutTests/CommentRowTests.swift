import Interface
import Layout
import Testing

@Suite("The row of a comment, nothing customized")
struct CommentRowTests {
  private static func row(_ message: String = "Looks like a wonderful time") -> View {
    .hstack([
      .vstack([.text(message), .text("Nick")]), .spacer, .button(symbol: "star.fill"),
      .button(symbol: "arrowshape.turn.up.left.fill"),
    ])
  }

  /// The names of what is heard, by rows of origins closer than eight points (AccessibilitySnapshot, pull request 242).
  private func order(_ placed: PlacedView) -> [String] {
    let stops = placed.flattened.filter { $0.view.kind == .text || $0.view.kind == .button }
    return stops.sorted { first, second in
      guard let a = first.frame, let b = second.frame else { return false }
      return abs(a.y - b.y) >= 8 ? a.y < b.y : a.x < b.x
    }.map { $0.view.title ?? $0.view.symbol ?? "" }
  }

  // Apple's talk of 2024: “Looks like a wonderful time” · “favorite, button” · “reply, button” · “Nick”.
  @Test("Message, buttons and author are read in the order that was recorded", arguments: [320, 375, 390, 430.0])
  func order(width: Double) throws {
    let placed = try #require(layOut(Self.row(), in: width, 844))
    #expect(
      order(placed) == ["Looks like a wonderful time", "star.fill", "arrowshape.turn.up.left.fill", "Nick"])
  }

  @Test("The message takes the room that the buttons and the spacer leave")
  func frames() throws {
    let placed = try #require(layOut(Self.row(), in: 390, 844))
    let message = try #require(placed.holding("Looks like a wonderful time")?.frame)
    let author = try #require(placed.holding("Nick")?.frame)
    #expect(message.x == 0)
    // Two lines of body text, 20.33 high, and 2 between them.
    #expect(Frame(0, message.y, 0, message.height).rounded == Frame(0, 400.7, 0, 20.3))
    #expect(Frame(0, author.y, 0, author.height).rounded == Frame(0, 423, 0, 20.3))
    // The buttons stand at the trailing end, 8 apart, in the middle.
    #expect(placed.partFrames.suffix(2).map(\.maxX) == [362, 390])
  }
}

extension Frame {
  fileprivate var maxX: Double { x + width }
}
