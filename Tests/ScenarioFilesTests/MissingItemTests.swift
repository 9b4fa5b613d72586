import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// What takes an item out of a list that does not have it.
@Suite("Items that are not there")
struct MissingItemTests {
  @Test(
    "An effect on an item that a list does not have fails and changes nothing",
    arguments: [
      (.remove(.index(.constant(5)), from: rows), .missingItem("item 5", in: "rows")),
      (.remove(.index(.constant(-1)), from: rows), .missingItem("item -1", in: "rows")),
      (.remove(.item(.value(.constant(.number(9)))), from: rows), .missingItem("such item", in: "rows")),
      (.move(rows, from: .constant(2), to: .constant(0)), .missingItem("item 2", in: "rows")),
      (.insert(one, into: rows, at: .constant(3)), .missingItem("place 3", in: "rows")),
      (.insert(one, into: rows, at: .constant(-1)), .missingItem("place -1", in: "rows")),
    ] as [(Effect, StateError)])
  func missing(effect: Effect, failure: StateError) throws {
    var scope = try readScenario("scenario: A\nstate: { rows: [1, 2] }\nviews: []").scope
    var budget = Budget()
    #expect(throws: failure) { try scope.apply(effect, within: &budget) }
    #expect(scope.state["rows"] == .list([.number(1), .number(2)]))
  }

  private static let rows = Path(root: "rows")
  private static let one = Template.value(.constant(.number(1)))
}
