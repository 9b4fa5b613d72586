/// A value that a control shows, and the place in state that it changes if it is bound to one.
package struct Bound: Sendable, Hashable {
  private var box: Box<Description>

  private struct Description: Sendable, Hashable {
    var value: Dynamic<Value>
    var path: Path?
    var target: StatePath?
  }

  package init(_ value: Dynamic<Value>) { box = Box(Description(value: value)) }

  package init(to path: Path) { box = Box(Description(value: .expression(.path(path)), path: path)) }
}

extension Bound {
  package var value: Dynamic<Value> {
    get { box.wrapped.value }
    set { box.wrapped.value = newValue }
  }

  /// The path written as `$path`, or `nil` for a value that the control cannot change.
  package var path: Path? {
    get { box.wrapped.path }
    set { box.wrapped.path = newValue }
  }

  /// Where in state the path leads, once resolved.
  package var target: StatePath? {
    get { box.wrapped.target }
    set { box.wrapped.target = newValue }
  }
}
