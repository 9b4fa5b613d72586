import Elements
import Interface
import Layout
import Order
import OrderedCollections
import Testing
import VoiceOver

@Suite("Doubts about the reading order")
struct OrderDoubtTests {
  /// A doubt in short: what is read earlier, what later, why it is unsure, and the margin in points.
  private func doubts(
    _ views: [PlacedView], on platform: Platform = Platform(.iOS, 18), settings: Settings = Settings()
  ) -> [String] {
    let order = ReadingOrder(
      of: AccessibilityTree(of: ChunkedArray(views), on: platform), on: platform, settings: settings)
    return order.doubts.map { doubt in
      let margin = (doubt.margin * 100).rounded() / 100
      return "\(doubt.first.name ?? ""), \(doubt.second.name ?? ""): \(doubt.cause.rawValue), \(margin)"
    }
  }

  private func text(
    _ words: String, at x: Double, _ y: Double, isGiven: Bool = false, priority: Double? = nil
  ) -> PlacedView {
    var view = View(.text, .text(.constant(words)))
    view.sortPriority = priority.map { .constant($0) }
    return PlacedView(
      view, frame: Frame(x: x, y: y, width: 10, height: 10),
      isGiven: isGiven)
  }

  // Rows are 8 points apart on a phone, 13 elsewhere (AccessibilitySnapshot, pull request 242); since iOS 26 two texts of
  // SwiftUI's are in one row if half of the lower one is level with the other. 3 points are doubtful.
  @Test(
    "A distance close to that of rows is doubtful",
    arguments: [
      (Platform(.iOS, 18), 4.9, nil), (Platform(.iOS, 18), 5, "left, right: rowThreshold, 3.0"),
      (Platform(.iOS, 18), 7.9, "left, right: rowThreshold, 0.1"),
      (Platform(.iOS, 18), 8, "right, left: rowThreshold, 0.0"),
      (Platform(.iOS, 18), 11, "right, left: rowThreshold, 3.0"), (Platform(.iOS, 18), 11.1, nil),
      (Platform(.iPadOS, 18), 8, nil), (Platform(.iPadOS, 18), 12, "left, right: rowThreshold, 1.0"),
      (Platform(.iOS, 26), 1.9, nil), (Platform(.iOS, 26), 2, "left, right: rowThreshold, 3.0"),
      (Platform(.iOS, 26), 5, "left, right: rowThreshold, 0.0"),
      (Platform(.iOS, 26), 8, "right, left: rowThreshold, 3.0"), (Platform(.iPadOS, 26), 8.1, nil),
    ] as [(Platform, Double, String?)])
  func threshold(platform: Platform, height: Double, expected: String?) {
    let views = [text("right", at: 100, 0), text("left", at: 0, height)]
    #expect(doubts(views, on: platform) == [expected].compactMap { $0 })
  }

  @Test("There is no doubt where the upper one is the leading one too")
  func agreement() {
    var settings = Settings()
    settings[.layoutDirection] = .text("rightToLeft")
    let views = [text("left", at: 0, 0), text("right", at: 100, 8)]
    #expect(doubts(views) == [])
    #expect(doubts(views, settings: settings) == ["left, right: rowThreshold, 0.0"])
    #expect(doubts([text("upper", at: 0, 0), text("lower", at: 0, 8)]) == [])
  }

  // What divides rows is known to a point at best.
  @Test(
    "Frames that the author gave are in doubt only where they nearly are one row",
    arguments: [(8, 0.0), (9, 1), (9.5, nil)])
  func given(height: Double, margin: Double?) {
    let views = [text("right", at: 100, 0, isGiven: true), text("left", at: 0, height, isGiven: true)]
    #expect(doubts(views) == [margin.map { "right, left: rowThreshold, \($0)" }].compactMap(\.self))
    #expect(
      doubts([text("right", at: 100, 0, isGiven: true), text("left", at: 0, 8)])
        == ["right, left: rowThreshold, 0.0"])
  }

  @Test("There is no doubt where priorities decide")
  func priorities() {
    #expect(doubts([text("right", at: 100, 0), text("left", at: 0, 8, priority: 1)]) == [])
  }

  @Test("In a staircase the first and the last step are in doubt")
  func staircase() {
    // 8 and 8 points from step to step are rows of 13, 16 points between the first and the last are not.
    let steps = [text("A", at: 0, 16), text("B", at: 10, 8), text("C", at: 20, 0)]
    #expect(doubts(steps, on: Platform(.iPadOS, 18)) == ["A, C: staircase, 3.0"])
  }

  @Test("A group is in doubt by the element that leads it")
  func groups() {
    let group = PlacedView(
      View(.view).with { $0.shouldGroupChildren = true }, frame: nil, isGiven: false,
      parts: [text("second", at: 0, 60), text("first", at: 0, 9)])
    #expect(doubts([text("right", at: 100, 0), group]) == ["right, first: rowThreshold, 1.0"])
  }

  @Test("A walk tells each doubt once")
  func walk() {
    // A large title is 41 points high, body text 20⅓: in the middle of the row it begins 10⅓ points lower.
    let row = View(
      .hstack, children: [.text("Small"), View(.text, .text("Large")).with { $0.font = "largeTitle" }])
    let next = Step(.next(1))
    let scenario = Scenario(
      name: "", platform: Platform(.iOS, 18), screens: ["main": Screen(views: [row])],
      flows: ["": Flow(tasks: [Flow.Task(steps: [next, next])])])
    let doubts = scenario.play().doubts
    #expect(doubts.map(\.first.name) == ["Large"])
    #expect(doubts.map(\.second.name) == ["Small"])
  }
}

extension View {
  fileprivate static func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
}
