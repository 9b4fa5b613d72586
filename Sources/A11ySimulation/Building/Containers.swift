public import Interface

/// Views one below the other.
public struct VStack: ViewConvertible {
  public let view: View

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> [View]
  ) {
    view = View(
      .vstack, modifiers: Modifier.layout(alignment, spacing), children: content(), origin: Origin(line, column))
  }
}

/// Views side by side.
public struct HStack: ViewConvertible {
  public let view: View

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> [View]
  ) {
    view = View(
      .hstack, modifiers: Modifier.layout(alignment, spacing), children: content(), origin: Origin(line, column))
  }
}

/// Views one below the other, made when they are needed.
public struct LazyVStack: ViewConvertible {
  public let view: View

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> [View]
  ) {
    view = View(
      .lazyVStack, modifiers: Modifier.layout(alignment, spacing), children: content(), origin: Origin(line, column))
  }
}

/// Views side by side, made when they are needed.
public struct LazyHStack: ViewConvertible {
  public let view: View

  public init(
    alignment: Alignment? = nil, spacing: Double? = nil, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> [View]
  ) {
    view = View(
      .lazyHStack, modifiers: Modifier.layout(alignment, spacing), children: content(), origin: Origin(line, column))
  }
}

/// Views one over the other.
public struct ZStack: ViewConvertible {
  public let view: View

  public init(alignment: Alignment? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View])
  {
    view = View(.zstack, modifiers: Modifier.layout(alignment, nil), children: content(), origin: Origin(line, column))
  }
}

/// Views taken together, without a layout of their own.
public struct Group: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.group, children: content(), origin: Origin(line, column))
  }
}

/// Rows one below the other, which scroll.
public struct List: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.list, children: content(), origin: Origin(line, column))
  }
}

/// Controls in sections.
public struct Form: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.form, children: content(), origin: Origin(line, column))
  }
}

/// Views that scroll.
public struct ScrollView: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.scrollView, children: content(), origin: Origin(line, column))
  }
}

/// A part of a list or form, with its title.
public struct Section: ViewConvertible {
  public let view: View

  public init(_ title: String? = nil, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> [View]) {
    view = View(.section, View.Content.title(title), children: content(), origin: Origin(line, column))
  }
}

/// Empty space that grows.
public struct Spacer: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.spacer, origin: Origin(line, column))
  }
}

/// A thin line.
public struct Divider: ViewConvertible {
  public let view: View

  public init(line: Int = #line, column: Int = #column) {
    view = View(.divider, origin: Origin(line, column))
  }
}

/// Views for each item of a collection.
public struct ForEach {
  let views: [View]

  public init<Items: Sequence>(_ items: Items, @ViewBuilder content: (Items.Element) -> [View]) {
    views = items.flatMap(content)
  }

  public init<Items: Sequence, ID>(
    _ items: Items, id: KeyPath<Items.Element, ID>, @ViewBuilder content: (Items.Element) -> [View]
  ) {
    views = items.flatMap(content)
  }
}

extension Modifier {
  /// The modifiers of a stack's parameters.
  static func layout(_ alignment: Alignment?, _ spacing: Double?) -> [Modifier] {
    let alignments = alignment.map { [Modifier.layout(.alignment($0))] } ?? []
    return alignments + (spacing.map { [Modifier.layout(.spacing($0))] } ?? [])
  }
}

extension View.Content {
  /// A title, or nothing.
  static func title(_ title: String?) -> View.Content { title.map { .text(.constant($0)) } ?? .none }
}
