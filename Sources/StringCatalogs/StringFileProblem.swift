/// Why a file of translations cannot be read, and where in it that is.
package struct StringFileProblem: Error, Sendable, Hashable {
  /// A place in the file, in the terms of what has read it.
  package enum Place: Sendable, Hashable {
    /// Bytes of UTF-8 from the beginning.
    case offset(Int)
    case line(Int, column: Int)
    /// The keys and positions that lead to a value of a JSON document.
    case value([String])
    /// Nothing more is known than the file.
    case unknown
  }

  package var message: String
  package var place: Place

  package init(_ message: String, at place: Place) {
    (self.message, self.place) = (message, place)
  }
}
