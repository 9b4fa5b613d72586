internal import A11ySimulation

/// The files that scenarios name, by their paths.
struct NamedFiles {
  private var named: [String: [String]] = [:]

  var paths: [String] { Set(named.values.joined()).sorted() }

  /// Finds out which files some scenarios name; what is broken names also what it did before.
  mutating func look(into scenarios: [String], again changed: Set<String>?, _ defaults: ScenarioDefaults) {
    for path in scenarios where changed?.contains(path) ?? true {
      guard let source = try? ScenarioSource(path: path) else { continue }
      do throws(ScenarioError) {
        named[path] = try readScenario(source, defaults: defaults).otherPaths
      } catch {
        named[path] = Set(named[path] ?? []).union(error.paths).sorted()
      }
    }
  }

  /// The scenarios that name one of some files.
  func scenarios(naming files: Set<String>) -> [String] {
    named.filter { !files.isDisjoint(with: $0.value) }.map(\.key)
  }
}
