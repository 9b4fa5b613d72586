import Interface
import Layout
import Testing

@Suite("Stacks share out room as SwiftUI does")
struct StackTests {
  /// A stack on a canvas of 200 × 100 points, with the frames that its children get.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var stack: View
    var frames: [Frame]
  }

  private static func limited(_ limits: SizeLimits, _ view: View = View(.rectangle)) -> View {
    var view = view
    view.layout.append(.size(limits))
    return view
  }

  // Computed by hand from the rules of WWDC 2019, session 237.
  static let rows: [Row] = [
    Row(
      testDescription: "8 points between children, in the middle of the screen",
      stack: .hstack([.box(20, 20), .box(30, 40)]),
      frames: [Frame(71, 40, 20, 20), Frame(99, 30, 30, 40)]),
    Row(
      testDescription: "a column",
      stack: .vstack([.box(20, 20), .box(30, 40)]),
      frames: [Frame(90, 16, 20, 20), Frame(85, 44, 30, 40)]),
    Row(
      testDescription: "spacing of its own, leading alignment",
      stack: .vstack([.box(20, 20), .box(30, 40)]).with {
        $0.spacing = 0
        $0.alignment = .leading
      },
      frames: [Frame(85, 20, 20, 20), Frame(85, 40, 30, 40)]),
    Row(
      testDescription: "bottom alignment",
      stack: .hstack([.box(20, 20), .box(30, 40)]).with { $0.alignment = .bottom },
      frames: [Frame(71, 50, 20, 20), Frame(99, 30, 30, 40)]),
    Row(
      testDescription: "a spacer takes what is left, and asks for no spacing",
      stack: .hstack([.box(20, 20), .spacer, .box(30, 20)]),
      frames: [Frame(0, 40, 20, 20), Frame(20, 50, 150, 0), Frame(170, 40, 30, 20)]),
    Row(
      testDescription: "flexible children get equal shares",
      stack: .hstack([View(.rectangle), .box(20, 20), View(.rectangle)]),
      frames: [Frame(0, 0, 82, 100), Frame(90, 40, 20, 20), Frame(118, 0, 82, 100)]),
    Row(
      testDescription: "the less flexible child chooses first",
      stack: .hstack([
        View(.rectangle), limited(SizeLimits(width: LengthLimits(max: 40), height: LengthLimits(10))),
      ]),
      frames: [Frame(0, 0, 152, 100), Frame(160, 45, 40, 10)]),
    Row(
      testDescription: "the child of higher priority gets all but what the other needs",
      stack: .hstack([
        limited(SizeLimits(width: LengthLimits(min: 30))),
        View(.rectangle).with { $0.layout.append(.priority(1)) },
      ]),
      frames: [Frame(0, 0, 30, 100), Frame(38, 0, 162, 100)]),
    Row(
      testDescription: "back to front, in a corner",
      stack: View(
        .zstack, children: [.box(60, 40), .box(20, 20)]
      ).with { $0.alignment = .topTrailing },
      frames: [Frame(70, 30, 60, 40), Frame(110, 30, 20, 20)]),
    Row(
      testDescription: "a divider is a pixel thick and as long as the row is high",
      stack: .hstack([.box(20, 20), View(.divider), .box(20, 20)]).with {
        $0.spacing = 0
        $0.layout = [.fixedSize(horizontal: true, vertical: true)]
      },
      frames: [Frame(79.8, 40, 20, 20), Frame(99.8, 40, 0.3, 20), Frame(100.2, 40, 20, 20)]),
    Row(
      testDescription: "a group goes on like the stack around it",
      stack: .hstack([.box(20, 20), View(.group, children: [.box(20, 20), .box(20, 20)])]),
      frames: [Frame(62, 40, 20, 20), Frame(90, 40, 48, 20)]),
    Row(
      testDescription: "padding is outside of the frame",
      stack: .hstack([.box(20, 20).with { $0.layout.append(.padding(Edges(10))) }, .box(20, 20)]),
      frames: [Frame(76, 40, 20, 20), Frame(114, 40, 20, 20)]),
    Row(
      testDescription: "an offset moves the child alone",
      stack: .hstack([.box(20, 20).with { $0.layout.append(.offset(Point(x: 5, y: -5))) }, .box(20, 20)]),
      frames: [Frame(81, 35, 20, 20), Frame(104, 40, 20, 20)]),
  ]

  @Test("The children of a stack", arguments: rows)
  func frames(row: Row) throws {
    let placed = try #require(layOut(row.stack, in: 200, 100))
    #expect(placed.partFrames.map(\.rounded) == row.frames)
  }

  @Test("From right to left, everything is mirrored")
  func mirrored() throws {
    var settings = Settings()
    settings[.layoutDirection] = .text("rightToLeft")
    let stack = View.hstack([.box(20, 20), .spacer, .box(30, 20)])
    let placed = try #require(layOut(stack, in: 200, 100, settings))
    #expect(
      placed.partFrames.map(\.rounded) == [Frame(180, 40, 20, 20), Frame(30, 50, 150, 0), Frame(0, 40, 30, 20)])
  }
}
