import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// What a few lines could otherwise exhaust the machine with.
@Suite("The work that a moment may take")
struct BudgetTests {
  @Test(
    "More work than there may be is an error at its place",
    arguments: [
      // Six loops over ten items, with ten views each, make ten million views.
      (
        """
        scenario: A
        state: { l: [0,1,2,3,4,5,6,7,8,9] }
        views:
          - forEach: a in l
            views: [{ forEach: b in l, views: [{ forEach: c in l, views: [{ forEach: d in l,
              views: [{ forEach: e in l, views: [{ forEach: f in l, views: [
                \(Array(repeating: "{ text: A }", count: 10).joined(separator: ", "))
              ] }] }] }] }] }]
        """, "this takes more than 400000 views at once [too-much]"
      ),
      (
        """
        scenario: A
        state: { l: [0,1,2,3,4,5,6,7,8,9] }
        views:
          - text: ${l.map(l.map(l.map(l.map(l.map(l.map(l.map(1).sum).sum).sum).sum).sum).sum).sum}
        """, "this takes more than 4000000 steps at once [too-much]"
      ),
      (
        """
        scenario: A
        state:
          l: [0,1,2,3,4,5,6,7,8,9]
          t: "\(String(repeating: "x", count: 2000))"
        views:
          - text: ${l.map(l.map(l.map(l.map(l.map(t).joined).joined).joined).joined).joined}
        """, "this takes more than 64 MB of text at once [too-much]"
      ),
    ])
  func limits(text: String, message: String) {
    let complaints = complaints(about: text)
    #expect(complaints.contains(message))
    // What cannot be computed any more is told once.
    #expect(complaints.hasPrefix("test.yaml:") && complaints.hasSuffix("1 error in test.yaml\n"))
    #expect(!complaints.hasPrefix("test.yaml: "))
  }

  /// Carries out an effect until it fails, but not for ever.
  private func failure(of effect: Effect, in scope: inout Scope) -> StateError? {
    for _ in 0..<300 {
      var budget = Budget()
      do throws(StateError) { _ = try scope.apply(effect, within: &budget) } catch { return error }
    }
    return nil
  }

  @Test("State that is put into itself again and again ends, though it takes little room")
  func growth() {
    let list = Path(root: "a")
    let itself = Expression.path(list)
    let double = Effect.set(list, to: .value(.expression(.list([itself, itself]))))
    let nest = Effect.set(list, to: .value(.expression(.list([itself]))))
    let append = Effect.append(.value(.expression(itself)), to: list)
    let text = Effect.set(list, to: .value(.expression(.binary(.add, itself, itself, .code))))
    for (effect, value) in [(double, Value.list([])), (nest, .list([])), (append, .list([])), (text, .text("abc"))] {
      var scope = Scope(state: ["a": value])
      guard case .evaluation(let error)? = failure(of: effect, in: &scope) else {
        Issue.record("\(effect) never fails")
        continue
      }
      #expect(error.reason == .tooLarge || error.reason == .tooMuch(.bytes, limit: 64 * 1024 * 1024))
    }
  }

  @Test("Who has written much may have much")
  func size() throws {
    var budget = Budget(size: 20_000_000)
    try budget.spend(1_000_000, of: .views, at: .code)
    #expect(throws: EvaluationError(.tooMuch(.views, limit: 10_000_000), at: .code)) {
      try budget.spend(10_000_000, of: .views, at: .code)
    }
    let text = "scenario: A\nviews: [{ text: A }]\n"
    let scenario = try readScenario(ScenarioSource(text))
    #expect(scenario.scope.writtenSize == text.utf8.count)
  }

  @Test("Lists that share their items are compared within the budget")
  func comparison() throws {
    var (first, second) = (Value.list([.number(1)]), Value.list([.number(1)]))
    for _ in 0..<40 { (first, second) = (.list([first, first]), .list([second, second])) }
    let scope = Scope(state: ["a": first, "b": second])
    let question = Expression.binary(.equal, .path(Path(root: "a")), .path(Path(root: "b")), .code)
    // Little is left: the way to it is as long for everything else that takes steps.
    var budget = Budget()
    try budget.spend(3_950_000, of: .steps, at: .code)
    #expect(throws: EvaluationError(.tooMuch(.steps, limit: 4_000_000), at: .code)) {
      try scope.value(of: question, within: &budget)
    }
  }
}
