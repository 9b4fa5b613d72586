package import ScenarioFiles
internal import TestRuns

/// Plants regressions in scenario files, as many at the same time as there are jobs.
package struct MutationRun: Sendable {
  package var files: [String]
  package var kinds = MutationKind.all
  package var defaults = ScenarioDefaults()
  package var jobs = 1

  package init(files: [String]) { self.files = files }

  /// Tries everything.
  ///
  /// - Parameter refuse: Takes what is wrong with a file, which is then left out.
  /// - Returns: What became of every regression.
  package func perform(refuse: (ScenarioError) -> Void) -> MutationReport {
    var report = MutationReport()
    for path in files {
      do {
        guard let test = try MutationTest(path: path, kinds: kinds, defaults: defaults) else {
          report.recordings += 1
          continue
        }
        OrderedWork.perform(test.mutations, jobs: jobs) { mutation in
          (mutation, test.outcome(of: mutation))
        } deliver: { mutation, outcome in
          report.add(.init(test.names, mutation, outcome))
          return true
        }
      } catch {
        refuse(error)
      }
    }
    return report
  }
}
