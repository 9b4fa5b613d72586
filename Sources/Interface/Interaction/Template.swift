/// A value with expressions inside: a literal unless written `${…}`.
public indirect enum Template: Sendable, Hashable {
  case value(Dynamic<Value>)
  case list([Template])
  case record([Entry])

  /// A named part of a record.
  public struct Entry: Sendable, Hashable {
    public var name: String
    public var template: Template

    public init(_ name: String, _ template: Template) {
      self.name = name
      self.template = template
    }
  }
}
