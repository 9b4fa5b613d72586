/// A value with expressions inside: a literal unless written `${…}`.
package indirect enum Template: Sendable, Hashable {
  case value(Dynamic<Value>)
  case list([Template])
  case record([Entry])

  /// A named part of a record.
  package struct Entry: Sendable, Hashable {
    package var name: String
    package var template: Template

    package init(_ name: String, _ template: Template) {
      self.name = name
      self.template = template
    }
  }
}
