internal import Interface

/// Text that is read as it stands.
public struct Text: View {
  public let body: Blueprint

  public init(_ text: some StringProtocol, line: Int = #line, column: Int = #column) {
    body = Blueprint(.text, .text(.constant(String(text))), at: line, column)
  }

  public init(verbatim text: String, line: Int = #line, column: Int = #column) {
    self.init(text, line: line, column: column)
  }

  /// The words.
  var words: String { body.views.first?.title ?? "" }
}

/// An image of the app by its name, or a symbol.
public struct Image: View {
  public let body: Blueprint

  public init(_ name: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.image, .text(.constant(name)), at: line, column)
  }

  public init(_ name: String, label: Text, line: Int = #line, column: Int = #column) {
    body = Blueprint(
      .image, .text(.constant(name)), at: line, column
    ) { $0.label = Interface.Label(.constant(label.words)) }
  }

  public init(systemName: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.image, .symbol(.constant(systemName)), at: line, column)
  }

  /// An image that accessibility passes over.
  public init(decorative name: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.image, .text(.constant(name)), at: line, column) { $0.decorative = true }
  }

  /// The image in all the space that it is offered.
  public func resizable() -> some View { body.changed { $0.resizable = true } }
}

/// Text with a symbol in front of it.
public struct Label: View {
  public let body: Blueprint

  public init(_ title: String, systemImage: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.label, .textAndSymbol(.constant(title), symbol: .constant(systemImage)), at: line, column)
  }

  public init(_ title: String, image: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.label, .text(.constant(title)), at: line, column)
  }

  /// A label of views; the icon is not read.
  public init(
    line: Int = #line, column: Int = #column, @ViewBuilder title: () -> Blueprint,
    @ViewBuilder icon: () -> Blueprint = { Blueprint() }
  ) {
    let title = title()
    body = Blueprint(.label, .title(title.words), at: line, column)
  }
}

/// A title with a value beside it.
public struct LabeledContent: View {
  public let body: Blueprint

  public init(_ title: String, value: String, line: Int = #line, column: Int = #column) {
    body = Blueprint(.labeledContent, .text(.constant(title)), at: line, column) {
      $0.value = .constant(value)
    }
  }

  public init(_ title: String, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    body = Blueprint(.labeledContent, .text(.constant(title)), children: content(), at: line, column)
  }
}

/// No view at all.
public struct EmptyView: View {
  public init() {}

  public var body: Blueprint { Blueprint() }
}

/// A circle.
public struct Circle: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.circle, at: line, column) }
}

/// A rectangle.
public struct Rectangle: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.rectangle, at: line, column) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: View {
  public let body: Blueprint

  public init(cornerRadius: Double, line: Int = #line, column: Int = #column) {
    body = Blueprint(.roundedRectangle, at: line, column)
  }
}

/// A capsule.
public struct Capsule: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.capsule, at: line, column) }
}

/// An ellipse.
public struct Ellipse: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column) { body = Blueprint(.ellipse, at: line, column) }
}

extension Blueprint {
  /// The words of all text inside, in its order.
  var words: String? {
    let words = views.flatMap(\.texts)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

extension Interface.View {
  fileprivate var texts: [String] {
    (kind == .text || kind == .label ? [title].compactMap(\.self) : []) + children.flatMap(\.texts)
  }
}

extension Interface.View.Content {
  /// A title, or nothing.
  static func title(_ title: String?) -> Self { title.map { .text(.constant($0)) } ?? .none }
}
