import Interface
import Layout
import Testing

@Suite("Modifiers size and place a view as in SwiftUI")
struct ModifierTests {
  /// A view on a canvas of 200 × 100 points, with its frame.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: View
    var frame: Frame
  }

  private static func shape(_ modifiers: LayoutModifier...) -> View {
    View(.rectangle).with { $0.layout = modifiers }
  }

  // By the rules of SwiftUI's `frame`, `padding`, `aspectRatio` and `fixedSize`, computed by hand.
  static let examples: [Example] = [
    Example(
      testDescription: "a fixed width, any height", view: shape(.size(SizeLimits(width: LengthLimits(50)))),
      frame: Frame(75, 0, 50, 100)),
    Example(
      testDescription: "a greatest width", view: shape(.size(SizeLimits(width: LengthLimits(max: 120)))),
      frame: Frame(40, 0, 120, 100)),
    Example(
      testDescription: "a least width beyond the screen",
      view: shape(.size(SizeLimits(width: LengthLimits(min: 260), height: LengthLimits(20)))),
      frame: Frame(-30, 40, 260, 20)),
    Example(
      testDescription: "padding outside of a frame",
      view: shape(.size(SizeLimits(height: LengthLimits(20))), .padding(Edges(10))), frame: Frame(10, 40, 180, 20)),
    Example(
      testDescription: "a frame outside of padding",
      view: shape(.padding(Edges(10)), .size(SizeLimits(height: LengthLimits(40)))), frame: Frame(10, 40, 180, 20)),
    Example(
      testDescription: "a proportion kept inside", view: shape(.aspectRatio(AspectRatio(1))),
      frame: Frame(50, 0, 100, 100)),
    Example(
      testDescription: "a proportion that fills",
      view: shape(
        .aspectRatio(AspectRatio(1, .fill)), .size(SizeLimits(width: LengthLimits(100), height: LengthLimits(50)))),
      frame: Frame(50, 0, 100, 100)),
    Example(
      testDescription: "a shape that is asked for its own size",
      view: shape(.fixedSize(horizontal: true, vertical: true)), frame: Frame(95, 45, 10, 10)),
    Example(
      testDescription: "an alignment in a larger frame",
      view: View.box(20, 20).with {
        $0.layout.append(
          .size(
            SizeLimits(
              width: LengthLimits(max: .infinity), height: LengthLimits(max: .infinity), alignment: .bottomTrailing)))
      },
      frame: Frame(180, 80, 20, 20)),
  ]

  @Test("The frame of a view", arguments: examples)
  func frame(example: Example) throws {
    let placed = try #require(layOut(example.view, in: 200, 100))
    #expect(placed.frame?.rounded == example.frame)
  }

  @Test("An element of its own has the frame of all that was written before it")
  func element() throws {
    var row = View.hstack([.box(20, 20), .box(20, 20)])
    row.layout = [.padding(Edges(10))]
    row.makeElement(.combine)
    row.layout.append(.padding(Edges(5)))
    let placed = try #require(layOut(row, in: 200, 100))
    #expect(placed.frame == Frame(66, 30, 68, 40))
  }

  @Test("Layers stand behind and in front, in the room of the view")
  func layers() throws {
    let layers: [LayoutModifier] = [
      .background(Layer([View(.capsule)])), .overlay(Layer([.box(10, 10)], alignment: .topTrailing)),
    ]
    let box = View.box(60, 40).with { $0.layout += layers }
    let row = try #require(layOut(.hstack([box]), in: 60, 40))
    #expect(row.parts.map(\.view.kind) == [.capsule, .rectangle, .rectangle])
    #expect(row.partFrames == [Frame(0, 0, 60, 40), Frame(0, 0, 60, 40), Frame(50, 0, 10, 10)])
    // An element that is made after the layers holds them.
    let column = View.vstack([.box(60, 40)]).with {
      $0.layout = layers
      $0.makeElement(.contain)
    }
    let element = try #require(layOut(column, in: 60, 40))
    #expect(element.parts.map(\.view.kind) == [.capsule, .rectangle, .rectangle])
  }

  @Test("Lines of text are in line")
  func baselines() throws {
    let row = View.hstack([
      .text("Large").with { $0.font = "largeTitle" }, .text("small").with { $0.font = "footnote" },
    ]).with { $0.alignment = .firstTextBaseline }
    let placed = try #require(layOut(row, in: 300, 100))
    // Baselines at 0.952 of 34 and of 13 points: 32.37 − 12.38 apart at the top.
    let frames = placed.partFrames
    #expect(abs(frames[1].y - frames[0].y - 20) < 0.34)
  }
}
