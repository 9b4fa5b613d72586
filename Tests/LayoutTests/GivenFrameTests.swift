import Interface
import Layout
import Testing

@Suite("Frames that the author gave are never moved")
struct GivenFrameTests {
  private func given(_ kind: Kind, _ frame: Frame, _ children: [View] = []) -> View {
    View(kind, children: children).with { $0.frame = frame }
  }

  @Test("A given frame stands as it is, and is told from an estimate")
  func given() throws {
    let placed = layOut([given(.view, Frame(-10, 2000, 3, 4)), .text("Hello")])
    #expect(placed.map(\.frame).first == Frame(-10, 2000, 3, 4))
    #expect(placed.map(\.isGiven) == [true, false])
  }

  @Test("Views without frames stand in those that have one")
  func inside() throws {
    let placed = try #require(
      layOut([given(.view, Frame(100, 200, 100, 50), [.text("A"), .text("B")]), .text("C")]).first)
    #expect(placed.partFrames.map(\.rounded) == [Frame(100, 200, 11.3, 20.3), Frame(100, 222.3, 10.7, 20.3)])
  }

  @Test("The rest is laid out around them")
  func around() throws {
    // The second row is where the third would be: that one moves below.
    let placed = layOut([.text("A"), given(.view, Frame(0, 25, 390, 40)), .text("B")])
    #expect(placed.compactMap { $0.frame?.rounded.y } == [0, 25, 73])
    let column = try #require(
      layOut([.vstack([.text("A"), given(.view, Frame(0, 400, 390, 40)), .text("B")]), .text("C")]).first)
    #expect(column.parts.compactMap { $0.frame?.rounded.y } == [0, 400, 28.3])
  }

  @Test("A container without a frame is as large as what is in it")
  func containers() throws {
    let row = View.hstack([given(.button, Frame(10, 10, 40, 20)), given(.button, Frame(300, 14, 40, 20))])
    let placed = try #require(layOut([row]).first)
    #expect(placed.frame == Frame(10, 10, 330, 24))
    #expect(!placed.isGiven)
  }

  @Test("A background does not push anything away")
  func background() throws {
    let placed = layOut([given(.view, Frame(0, 0, 390, 844)), .text("A"), .text("B")])
    #expect(placed.compactMap { $0.frame?.rounded.y } == [0, 0, 28.3])
  }
}
