import Foundation
import Testing

@testable import TestRuns

@Suite("Work in parallel")
struct OrderedWorkTests {
  @Test("Results come in the order of the items, whatever takes longer", arguments: [1, 2, 7, 100])
  func keepsOrder(jobs: Int) {
    var results: [Int] = []
    OrderedWork.perform(Array(0..<50), jobs: jobs) { item in
      Thread.sleep(forTimeInterval: item % 3 == 0 ? 0.002 : 0)
      return item * item
    } deliver: { result in
      results.append(result)
      return true
    }
    #expect(results == (0..<50).map { $0 * $0 })
  }

  @Test("After the last result that is wanted, nothing is delivered")
  func stops() {
    var results: [Int] = []
    OrderedWork.perform(Array(0..<1000), jobs: 4) {
      $0
    } deliver: { result in
      results.append(result)
      return result < 3
    }
    #expect(results == [0, 1, 2, 3])
  }

  @Test("No items are no work")
  func isEmpty() {
    OrderedWork.perform([Int](), jobs: 2) {
      $0
    } deliver: { _ in
      Issue.record("nothing can be delivered")
      return true
    }
  }
}
