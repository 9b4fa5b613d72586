/// A place in a file of code.
package struct CodePlace: Sendable, Hashable {
  package let path: String
  package let line: Int
  package let column: Int

  package init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}
