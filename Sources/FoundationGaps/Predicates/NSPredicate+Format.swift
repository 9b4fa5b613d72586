// Conditions that are written as text, as Apple's “Predicate Format String Syntax” tells: Foundation on Linux takes
// closures alone.

extension NSPredicate {
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// What is written in a way that is not known here holds for all objects.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(format, arguments ?? [])
    let condition = Unchecked(parser.condition() ?? .always(true))
    self.init { object, _ in condition.wrapped.holds(for: object) }
  }
}
