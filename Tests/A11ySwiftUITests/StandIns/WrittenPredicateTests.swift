import A11yFoundation
import Foundation
import Testing

/// What stands in for `#Predicate` in an app's code (Apple's reference of Predicate: it is evaluated for values).
@Suite("Predicates as they are written")
struct WrittenPredicateTests {
  private struct Stop {
    var name: String
    var time: Date?
  }

  private final class Search {
    var words = "Pier"
    // As in a method of a class: `self` need not be named.
    func predicate() -> Predicate<Stop> { Predicate._of { $0.name.localizedStandardContains(words) } }
  }

  @Test("A predicate of statements says what its closure says")
  func statements() throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    let later = Predicate<Stop>._of { stop in
      if let time = stop.time { return time >= noon } else { return false }
    }
    let times = [nil, noon.addingTimeInterval(-1), noon]
    #expect(try times.map { try later.evaluate(Stop(name: "", time: $0)) } == [false, false, true])
    #expect(try Search().predicate().evaluate(Stop(name: "The pier")))
    #expect(try !Search().predicate().evaluate(Stop(name: "The port")))
    let pairs = Predicate._of { (stop: Stop, name: String) in stop.name == name }
    #expect(try pairs.evaluate(Stop(name: "Port"), "Port"))
  }
}
