import Interface
import Layout
import Testing

@Suite("Controls, bars and rows have the sizes of their platform")
struct ControlTests {
  private static let glass = Canvas(
    size: Size(width: 402, height: 874), idiom: .phone, platform: Platform(.iOS, 26), scale: 3)

  /// A control alone on a phone of 390 points, with its size.
  struct Control: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var view: View
    var canvas = phone
    var size: Size
  }

  static let controls: [Control] = [
    // UISwitch: 51 × 31 (openradar 31777116); 63 × 28 in iOS 26.
    Control(testDescription: "a switch", view: View(.toggle), size: Size(width: 51, height: 31)),
    Control(
      testDescription: "a switch of iOS 26", view: View(.toggle), canvas: glass, size: Size(width: 63, height: 28)),
    Control(
      testDescription: "a toggle is as wide as its place", view: View(.toggle, .text("Comments")),
      size: Size(width: 390, height: 31)),
    // UIStepper: 94 × 32; UISegmentedControl: 32; UIPickerView: 216, by UIKit's intrinsic sizes.
    Control(testDescription: "a stepper", view: View(.stepper), size: Size(width: 94, height: 32)),
    Control(
      testDescription: "a segmented picker",
      view: View(.picker).with {
        $0.style = "segmented"
        $0.options = [PickerOption("A"), PickerOption("B")]
      },
      size: Size(width: 390, height: 32)),
    Control(
      testDescription: "a wheel", view: View(.picker).with { $0.style = "wheel" }, size: Size(width: 390, height: 216)
    ),
    Control(testDescription: "a slider", view: View(.slider), size: Size(width: 390, height: 31)),
    Control(testDescription: "a field", view: View(.textField, .text("Name")), size: Size(width: 390, height: 22)),
    Control(
      testDescription: "a divider", view: .vstack([View(.divider)]), size: Size(width: 390, height: 1.0 / 3)),
    // SwiftUI's shapes fill their place.
    Control(testDescription: "a shape", view: View(.rectangle), size: Size(width: 390, height: 844)),
    Control(testDescription: "a circle", view: View(.circle), size: Size(width: 390, height: 390)),
    // A circle that nobody has measured is a dot beside other views, as the mark of an unread comment.
    Control(
      testDescription: "a dot", view: .hstack([View(.circle)]), size: Size(width: 10, height: 10)),
    // UIButton.Configuration: 7 points above and below, 12 at the sides.
    Control(
      testDescription: "a bordered button",
      view: View(.button, .none, children: [.box(20, 20)]).with { $0.style = "bordered" },
      size: Size(width: 44, height: 34)),
  ]

  @Test("The size of a control", arguments: controls)
  func size(control: Control) throws {
    let frame = try #require(layOut([control.view], on: control.canvas).first?.frame)
    #expect(abs(frame.width - control.size.width) < 0.01)
    #expect(abs(frame.height - control.size.height) < 0.01)
  }

  @Test("Symbols grow with the text beside them")
  func symbols() throws {
    var settings = Settings()
    settings[.dynamicType] = .text("accessibility5")
    let small = try #require(layOut([.symbol("star.fill")]).first?.frame)
    let large = try #require(layOut([.symbol("star.fill")], on: phone, settings).first?.frame)
    // Body text grows from 17 to 53 points.
    #expect(abs(large.height / small.height - 53.0 / 17) < 0.1)
  }

  @Test("The points of a series stand where those of a chart without names stand")
  func series() throws {
    let points = [ChartPoint(label: "a", value: "1"), ChartPoint(label: "b", value: "2")]
    let plain = try #require(layOut([View(.chart).with { $0.points = points }]).first)
    let named = try #require(
      layOut([View(.chart).with { $0.series = [ChartSeries(name: "X", points: points)] }]).first)
    #expect(plain.partFrames.count == 2)
    #expect(named.partFrames == plain.partFrames)
  }

  @Test("A label and its value stand below each other at accessibility sizes")
  func labeledContent() throws {
    let view = View(.labeledContent, .text("Version"), children: [.text("26.1")])
    var settings = Settings()
    let beside = try #require(layOut([view]).first)
    settings[.dynamicType] = .text("accessibility1")
    let below = try #require(layOut([view], on: phone, settings).first)
    #expect(beside.partFrames.first?.y == beside.frame?.y)
    // A line of 28 points is 33.67 high, and 2 more are between them.
    let top = try #require(below.frame?.y)
    #expect(abs(try #require(below.partFrames.first?.y) - top - 35.67) < 0.01)
  }
}
