/// What the files are called that places lead to: one file, and those that it includes.
package struct FileNames: Sendable, Hashable {
  /// The file that includes the others.
  package let name: String
  /// The others, by their numbers in places.
  package let included: [String]

  package init(_ name: String, including included: [String] = []) {
    self.name = name
    self.included = included
  }

  /// The name of the file that a place is in.
  package func file(of place: SourcePlace?) -> String {
    guard let place, included.indices.contains(place.file - 1) else { return name }
    return included[place.file - 1]
  }

  /// A place as editors take it: `trip.yaml:3:5`.
  package func position(_ place: SourcePlace) -> String {
    String(pieces: file(of: place), ":", place.line.description, ":", place.column.description)
  }
}
