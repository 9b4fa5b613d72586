import Interface
import OrderedCollections
import Testing

@testable import ScenarioFiles

/// The one walk through the expressions of a view, which must leave none of its properties out.
@Suite("The walk through expressions")
struct ExpressionWalkTests {
  /// Ways to write an expression where some key may take one.
  private static let forms = [
    "${name}", "${on}", "${n}", "[\"${name}\"]", "{ A: \"${name}\" }", "{ prepend: \"${name}\" }",
    "{ text: B, if: on }",
    "[{ text: \"${name}\" }]", "{ text: \"${name}\" }", "{ views: [{ text: \"${name}\" }] }", "{ enabled: \"${on}\" }",
    "[{ name: \"${name}\" }]", "[{ label: A, enabled: \"${on}\" }]", "[{ label: A, tag: \"${n}\" }]",
    "[{ label: A, symbol: \"${name}\" }]", "[{ label: A, value: \"${name}\" }]", "{ \"${name}\": [A] }",
  ]

  /// How a view of a kind is written that may have any key.
  private func content(of kind: Kind) -> String {
    let accepted = KindRow.all.first { $0.kind == kind }?.content ?? .nothing
    return accepted.contains(.views) ? "[{ text: A }]" : accepted.contains(.text) ? "A" : ""
  }

  /// Reads a text without a look at how the scenario is written, which other tests have of every key.
  private static func read(_ text: String) throws -> Scenario { try ScenarioFiles.readScenario(ScenarioSource(text)) }

  @Test("Every key that takes an expression is resolved", arguments: ModifierField.all)
  func resolution(field: ModifierField) throws {
    let kind = try #require(field.kinds.subtracting([.forEach]).min { $0.rawValue < $1.rawValue })
    for form in ExpressionWalkTests.forms {
      let text = """
        scenario: Test
        state: { name: Ann, on: true, n: 3, xs: [1] }
        views:
          - \(kind.rawValue): \(content(of: kind))
            \(field.name): \(form)
        """
      guard let scenario = try? Self.read(text), let screen = scenario.opening?.screen else { continue }
      let isDynamic = screen.views.contains { $0.isDynamic }
      var resolver = Resolver(scope: scenario.scope)
      let resolved = resolver.resolve(screen)
      #expect(!"\(resolved.views)".contains(".expression("), "\(field.name): \(form)")
      if "\(screen.views)".contains(".expression(") { #expect(isDynamic, "\(field.name): \(form)") }
    }
  }

  @Test("Most keys take an expression in one of the forms")
  func coverage() throws {
    var names: Set<String> = []
    for field in ModifierField.all {
      let kind = try #require(field.kinds.subtracting([.forEach]).min { $0.rawValue < $1.rawValue })
      for form in ExpressionWalkTests.forms where !names.contains(field.name) {
        let text =
          "scenario: T\nstate: { name: Ann, on: true, n: 3, xs: [1] }\nviews:\n  - \(kind.rawValue): \(content(of: kind))\n"
          + "    \(field.name): \(form)"
        guard let scenario = try? Self.read(text), let screen = scenario.opening?.screen else { continue }
        if "\(screen.views)".contains(".expression(") { names.insert(field.name) }
      }
    }
    #expect(names.count >= 40)
  }
}
