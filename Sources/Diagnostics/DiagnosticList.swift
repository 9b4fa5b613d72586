/// What was found in a file, in its order: each thing once, and of each kind no more than anyone reads.
package struct DiagnosticList: Sendable, Hashable {
  /// How many of a kind are left out.
  package struct Omission: Sendable, Hashable {
    /// The name of the kind of problem.
    package var id: String
    /// How many are not shown.
    package var count: Int
  }

  /// The diagnostics to show, by their places; those without a place come first.
  package let shown: [Diagnostic]
  /// What is left out because there is too much of it, by kind.
  package let omissions: [Omission]
  /// How many errors there are, with those that are left out.
  package let errorCount: Int
  /// How many warnings there are, with those that are left out.
  package let warningCount: Int
  /// How many notes there are, with those that are left out.
  package let noteCount: Int

  package init(_ diagnostics: [Diagnostic], limitOfEachKind limit: Int = 20) {
    var seen = Set<Diagnostic>(minimumCapacity: diagnostics.count)
    // An alias is read where it is used, and what is wrong with it is found each time.
    let distinct = diagnostics.filter { seen.insert($0).inserted }
    var counts: [String: Int] = [:]
    var kinds: [String] = []
    shown = distinct.inFileOrder(by: \.place).filter { diagnostic in
      if counts[diagnostic.id] == nil { kinds.append(diagnostic.id) }
      counts[diagnostic.id, default: 0] += 1
      return counts[diagnostic.id, default: 0] <= limit
    }
    omissions = kinds.compactMap { id in
      let excess = counts[id, default: 0] - limit
      return excess > 0 ? Omission(id: id, count: excess) : nil
    }
    errorCount = distinct.count { $0.severity == .error }
    warningCount = distinct.count { $0.severity == .warning }
    noteCount = distinct.count - errorCount - warningCount
  }
}
