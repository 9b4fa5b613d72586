import Diagnostics
import Interface
import ScenarioFiles
import Testing

@Suite("Sizes and places of views")
struct LayoutFieldsTests {
  private func scenario(_ lines: String) -> ScenarioSource {
    ScenarioSource("scenario: Sizes\n" + lines, name: "test.yaml")
  }

  @Test(
    "A key becomes a modifier",
    arguments: [
      ("frame: [1, 2, 3, 4]", .frame(Rect(x: 1, y: 2, width: 3, height: 4))),
      ("frame: { x: 1, y: 2, width: 3, height: 4 }", .frame(Rect(x: 1, y: 2, width: 3, height: 4))),
      (
        "frame: { width: 40, maxHeight: infinity, alignment: top }",
        .layout(
          .size(SizeLimits(width: LengthLimits(40), height: LengthLimits(max: .infinity), alignment: .top)))
      ),
      ("padding: 8", .layout(.padding(Edges(8)))),
      // SwiftUI's own distance.
      ("padding: true", .layout(.padding(Edges(16)))),
      ("padding: { horizontal: 8, top: 4 }", .layout(.padding(Edges(top: 4, leading: 8, trailing: 8)))),
      ("aspectRatio: fill", .layout(.aspectRatio(AspectRatio(nil, .fill)))),
      ("aspectRatio: 1.5", .layout(.aspectRatio(AspectRatio(1.5)))),
      ("fixedSize: horizontal", .layout(.fixedSize(horizontal: true, vertical: false))),
      ("lineLimit: 2", .layout(.lineLimit(2))),
      ("layoutPriority: -1", .layout(.priority(-1))),
      ("offset: [3, -4]", .layout(.offset(Point(x: 3, y: -4)))),
    ] as [(String, Modifier)])
  func key(line: String, modifier: Modifier) throws {
    let scenario = try readScenario(scenario("views: [{ text: A, \(line) }]"))
    #expect(try #require(scenario.opening).screen.views.first?.modifiers == [modifier])
  }

  @Test("Layers are views, or views with an alignment")
  func layers() throws {
    let views = try #require(
      try readScenario(
        scenario(
          "views: [{ text: A, overlay: { circle: , label: B }, background: { views: [spacer], alignment: top } }]")
      ).opening
    ).screen.views
    var kinds: [Kind] = []
    for case .layout(.overlay(let layer)) in views[0].modifiers { kinds += layer.views.map(\.kind) }
    for case .layout(.background(let layer)) in views[0].modifiers {
      kinds += layer.views.map(\.kind)
      #expect(layer.alignment == .top)
    }
    #expect(kinds == [.circle, .spacer])
  }

  @Test("A device has the name that Apple gives it, and a platform that runs on it")
  func device() throws {
    let read = try readScenario(scenario("device: iPhone SE\norientation: landscape\nviews: [spacer]"))
    #expect(read.device?.width == 375)
    #expect(read.orientation == .landscape)
  }

  @Test(
    "What can not be is an error with a place",
    arguments: [
      ("device: iPhone 71\nviews: [spacer]", "unknown-device"),
      ("device: iPad mini\nviews: [spacer]", "device-platform"),
      ("views: [{ text: A, frame: { x: 1, width: 2 } }]", "missing-key"),
      ("views: [{ text: A, frame: { width: -2 } }]", "wrong-type"),
      ("views: [{ text: A, spacing: 2 }]", "field-not-allowed"),
      ("views: [{ hstack: [], alignment: middle }]", "unknown-alignment"),
    ])
  func errors(lines: String, id: String) throws {
    let error = try #require(throws: ScenarioError.self) { try readScenario(scenario(lines)) }
    #expect(error.diagnostics.shown.first?.id == id)
    #expect(error.diagnostics.shown.first?.place != nil)
  }
}
