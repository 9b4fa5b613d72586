package import Diagnostics
package import OrderedCollections

/// What a scenario takes from other files.
package struct Inclusion: Sendable, Hashable {
  /// The paths of the files, from the folder of the scenario.
  package var paths: [String] = []
  /// The state that stands in the files.
  package var state: OrderedDictionary<String, Value> = [:]
  /// The components that stand in the files.
  package var components: OrderedDictionary<String, Component> = [:]
  /// The files and those that they include, by their numbers in places.
  package var files = Kept<[SourceFile]>([])

  package init() {}
}

extension Scenario {
  /// The names of the scenario's file and of those that it includes, for places.
  package func fileNames(besides path: String) -> FileNames {
    FileNames(path, including: inclusion.files.wrapped.map(\.name))
  }
}
