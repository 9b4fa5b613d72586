public import Interface

/// Text that is read as it stands.
public struct Text: ViewConvertible {
  public let view: View

  public init(_ text: String, line: Int = #line, column: Int = #column) {
    view = View(.text, .text(.constant(text)), origin: Origin(line, column))
  }
}

/// An image of the app by its name, or a symbol.
public struct Image: ViewConvertible {
  public let view: View

  public init(_ name: String, line: Int = #line, column: Int = #column) {
    view = View(.image, .text(.constant(name)), origin: Origin(line, column))
  }

  public init(systemName: String, line: Int = #line, column: Int = #column) {
    view = View(.image, .symbol(.constant(systemName)), origin: Origin(line, column))
  }

  /// An image that accessibility passes over.
  public init(decorative name: String, line: Int = #line, column: Int = #column) {
    view = View(.image, .text(.constant(name)), modifiers: [.decorative(true)], origin: Origin(line, column))
  }
}

/// Text with a symbol in front of it.
public struct Label: ViewConvertible {
  public let view: View

  public init(_ title: String, systemImage: String, line: Int = #line, column: Int = #column) {
    view = View(
      .label, .textAndSymbol(.constant(title), symbol: .constant(systemImage)), origin: Origin(line, column))
  }
}

/// A title with a value beside it.
public struct LabeledContent: ViewConvertible {
  public let view: View

  public init(_ title: String, value: String, line: Int = #line, column: Int = #column) {
    view = View(
      .labeledContent, .text(.constant(title)), modifiers: [.value(.constant(value))], origin: Origin(line, column))
  }
}

/// A circle.
public struct Circle: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.circle, origin: Origin(line, column))
  }
}

/// A rectangle.
public struct Rectangle: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.rectangle, origin: Origin(line, column))
  }
}

/// A capsule.
public struct Capsule: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.capsule, origin: Origin(line, column))
  }
}

/// An ellipse.
public struct Ellipse: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.ellipse, origin: Origin(line, column))
  }
}
