internal import Foundation

/// Works on items in parallel, and hands the results over one by one, in the order of the items.
///
/// Threads of its own rather than tasks: what is nested deeply needs a stack as large as that of the main thread.
package enum OrderedWork {
  private static let stackSize = 8 << 20

  /// Works on all items, or until a result is the last one wanted.
  ///
  /// - Parameters:
  ///   - items: What is to be worked on.
  ///   - jobs: How many items are worked on at the same time.
  ///   - work: Works on an item.
  ///   - deliver: Takes a result, and says whether to go on.
  package static func perform<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, work: @escaping @Sendable (Item) -> Result, deliver: (Result) -> Bool
  ) {
    let jobs = max(1, min(jobs, items.count))
    let board = Board<Result>(count: items.count, jobs: jobs)
    for _ in 0..<jobs {
      let thread = Thread {
        while let index = board.take() { board.put(work(items[index]), at: index) }
      }
      thread.stackSize = stackSize
      thread.start()
    }
    while let result = board.receive() {
      guard deliver(result) else { return board.stop() }
    }
  }
}

/// What is still to do and what is done; the condition guards all of it.
private final class Board<Result: Sendable>: @unchecked Sendable {
  /// How many results may wait for an earlier one, for each job: memory must not grow with the number of items.
  private static var waitingForEachJob: Int { 4 }

  private let condition = NSCondition()
  private let count: Int
  private let window: Int
  private var next = 0
  private var delivered = 0
  private var isStopped = false
  private var waiting: [Int: Result] = [:]

  init(count: Int, jobs: Int) {
    self.count = count
    window = jobs * Self.waitingForEachJob
  }

  /// The next item to work on, once its result may wait; `nil` if there is none any more.
  func take() -> Int? {
    condition.withLock {
      while !isStopped, next < count, next >= delivered + window { condition.wait() }
      guard !isStopped, next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }

  func put(_ result: Result, at index: Int) {
    condition.withLock {
      waiting[index] = result
      condition.broadcast()
    }
  }

  /// The next result in order, once it is there; `nil` after the last.
  func receive() -> Result? {
    condition.withLock {
      guard delivered < count else { return nil }
      while true {
        if let result = waiting.removeValue(forKey: delivered) {
          delivered += 1
          condition.broadcast()
          return result
        }
        condition.wait()
      }
    }
  }

  /// Begins nothing new.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.broadcast()
    }
  }
}
