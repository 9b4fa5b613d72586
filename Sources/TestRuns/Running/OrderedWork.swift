/// Works on items in parallel, and hands the results over one by one, in the order of the items.
enum OrderedWork {
  /// How many results may wait for an earlier one, for each job: memory must not grow with the number of items.
  private static let waitingForEachJob = 4

  /// Works on all items, or until a result is the last one wanted.
  ///
  /// - Parameters:
  ///   - items: What is to be worked on.
  ///   - jobs: How many items are worked on at the same time.
  ///   - work: Works on an item.
  ///   - deliver: Takes a result, and says whether to go on.
  static func perform<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, work: @escaping @Sendable (Item) -> Result, deliver: (Result) -> Bool
  ) async {
    let jobs = max(jobs, 1)
    await withTaskGroup(of: (Int, Result).self) { group in
      var (next, running, delivered) = (0, 0, 0)
      var waiting: [Int: Result] = [:]
      while delivered < items.count {
        while running < jobs, next < min(items.count, delivered + jobs * waitingForEachJob) {
          let (index, item) = (next, items[next])
          group.addTask { (index, work(item)) }
          next += 1
          running += 1
        }
        guard let (index, result) = await group.next() else { return }
        running -= 1
        waiting[index] = result
        while let ready = waiting.removeValue(forKey: delivered) {
          delivered += 1
          guard deliver(ready) else { return group.cancelAll() }
        }
      }
    }
  }
}
