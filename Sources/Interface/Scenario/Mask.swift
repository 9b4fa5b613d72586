/// Words that are other ones each time, such as a date, and the name that stands for them in goldens.
package struct Mask: Sendable, Hashable {
  /// The words, with `*` for any up to the next comma; between slashes a regular expression.
  package var pattern: String
  /// What a golden says in their place: `{{name}}`.
  package var name: String

  package init(_ pattern: String, name: String) {
    self.pattern = pattern
    self.name = name
  }
}
