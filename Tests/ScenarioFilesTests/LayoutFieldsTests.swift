import Diagnostics
import Interface
import ScenarioFiles
import Testing

@Suite("Sizes and places of views")
struct LayoutFieldsTests {
  private func scenario(_ lines: String) -> ScenarioSource {
    ScenarioSource("scenario: Sizes\n" + lines, name: "test.yaml")
  }

  private static let keys: [(String, @Sendable (inout View) -> Void)] = [
    ("frame: [1, 2, 3, 4]", { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }),
    ("frame: { x: 1, y: 2, width: 3, height: 4 }", { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }),
    (
      "frame: { width: 40, maxHeight: infinity, alignment: top }",
      {
        $0.layout.append(
          .size(SizeLimits(width: LengthLimits(40), height: LengthLimits(max: .infinity), alignment: .top)))
      }
    ),
    ("padding: 8", { $0.layout.append(.padding(Edges(8))) }),
    // SwiftUI's own distance.
    ("padding: true", { $0.layout.append(.padding(Edges(16))) }),
    ("padding: { horizontal: 8, top: 4 }", { $0.layout.append(.padding(Edges(top: 4, leading: 8, trailing: 8))) }),
    ("aspectRatio: fill", { $0.layout.append(.aspectRatio(AspectRatio(nil, .fill))) }),
    ("aspectRatio: 1.5", { $0.layout.append(.aspectRatio(AspectRatio(1.5))) }),
    ("fixedSize: horizontal", { $0.layout.append(.fixedSize(horizontal: true, vertical: false)) }),
    ("lineLimit: 2", { $0.lineLimit = 2 }),
    ("dynamicTypeSize: large", { $0.textSizes = TextSizeLimits(least: .large, greatest: .large) }),
    ("dynamicTypeSize: ...accessibility2", { $0.textSizes = TextSizeLimits(greatest: .accessibility2) }),
    ("dynamicTypeSize: small ... xLarge", { $0.textSizes = TextSizeLimits(least: .small, greatest: .xLarge) }),
    ("dynamicTypeSize: large...", { $0.textSizes = TextSizeLimits(least: .large) }),
    ("layoutPriority: -1", { $0.layout.append(.priority(-1)) }),
    ("offset: [3, -4]", { $0.layout.append(.offset(Point(x: 3, y: -4))) }),
  ]

  @Test("A key sets a property", arguments: keys)
  func key(line: String, set: @Sendable (inout View) -> Void) throws {
    let scenario = try readScenario(scenario("views: [{ text: A, \(line) }]"))
    let read = try #require(scenario.opening).screen.views.first
    var expected = View(.text, .text("A"), origin: read?.origin ?? .code)
    set(&expected)
    #expect(read == expected)
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
    for case .overlay(let layer) in views[0].layout { kinds += layer.views.map(\.kind) }
    for case .background(let layer) in views[0].layout {
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
    "What cannot be is an error with a place",
    arguments: [
      ("device: iPhone 71\nviews: [spacer]", "unknown-device"),
      ("device: iPad mini\nviews: [spacer]", "device-platform"),
      ("views: [{ text: A, frame: { x: 1, width: 2 } }]", "missing-key"),
      ("views: [{ text: A, frame: { width: -2 } }]", "wrong-type"),
      ("views: [{ text: A, spacing: 2 }]", "field-not-allowed"),
      ("views: [{ hstack: [], alignment: middle }]", "unknown-alignment"),
      ("views: [{ text: A, dynamicTypeSize: huge }]", "unknown-text-size"),
      ("views: [{ text: A, dynamicTypeSize: xxxLarge...small }]", "unknown-text-size"),
    ])
  func errors(lines: String, id: String) throws {
    let error = try #require(throws: ScenarioError.self) { try readScenario(scenario(lines)) }
    #expect(error.diagnostics.shown.first?.id == id)
    #expect(error.diagnostics.shown.first?.place != nil)
  }
}
