public import A11ySwiftUI

/// How the blocks of a document look, and what surrounds them.
public struct Theme {
  public var text: any TextStyle = EmptyTextStyle()
  public var code: any TextStyle = EmptyTextStyle()
  public var emphasis: any TextStyle = EmptyTextStyle()
  public var strong: any TextStyle = EmptyTextStyle()
  public var strikethrough: any TextStyle = EmptyTextStyle()
  public var link: any TextStyle = EmptyTextStyle()

  var headings = Array(repeating: Theme.plain, count: 6)
  public var paragraph = Theme.plain
  public var blockquote = Theme.plain
  public var codeBlock = BlockStyle<CodeBlockConfiguration> { $0.label }
  public var image = Theme.plain
  public var list = Theme.plain
  public var listItem = Theme.plain
  public var taskListMarker = BlockStyle<TaskListMarkerConfiguration>.checkmarkSquare
  public var bulletedListMarker = BlockStyle<ListMarkerConfiguration>.discCircleSquare
  public var numberedListMarker = BlockStyle<ListMarkerConfiguration>.decimal
  public var table = Theme.plain
  public var tableCell = BlockStyle<TableCellConfiguration> { $0.label }
  public var thematicBreak = BlockStyle<Void> { Divider() }

  public init() {}

  private static var plain: BlockStyle<BlockConfiguration> { BlockStyle { $0.label } }

  // The package's own themes differ in looks alone.
  public static var basic: Theme { Theme() }
  public static var gitHub: Theme { Theme() }
  public static var docC: Theme { Theme() }

  public var heading1: BlockStyle<BlockConfiguration> {
    get { headings[0] }
    set { headings[0] = newValue }
  }
  public var heading2: BlockStyle<BlockConfiguration> {
    get { headings[1] }
    set { headings[1] = newValue }
  }
  public var heading3: BlockStyle<BlockConfiguration> {
    get { headings[2] }
    set { headings[2] = newValue }
  }
  public var heading4: BlockStyle<BlockConfiguration> {
    get { headings[3] }
    set { headings[3] = newValue }
  }
  public var heading5: BlockStyle<BlockConfiguration> {
    get { headings[4] }
    set { headings[4] = newValue }
  }
  public var heading6: BlockStyle<BlockConfiguration> {
    get { headings[5] }
    set { headings[5] = newValue }
  }

  func with<Value>(_ path: WritableKeyPath<Theme, Value>, _ value: Value) -> Theme {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension Theme {
  public func text(@TextStyleBuilder text: () -> some TextStyle) -> Theme { with(\.text, text()) }
  public func code(@TextStyleBuilder code: () -> some TextStyle) -> Theme { with(\.code, code()) }
  public func emphasis(@TextStyleBuilder emphasis: () -> some TextStyle) -> Theme { with(\.emphasis, emphasis()) }
  public func strong(@TextStyleBuilder strong: () -> some TextStyle) -> Theme { with(\.strong, strong()) }
  public func strikethrough(@TextStyleBuilder strikethrough: () -> some TextStyle) -> Theme {
    with(\.strikethrough, strikethrough())
  }
  public func link(@TextStyleBuilder link: () -> some TextStyle) -> Theme { with(\.link, link()) }
}

extension Theme {
  public func heading1<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading1, BlockStyle(body: body))
  }
  public func heading2<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading2, BlockStyle(body: body))
  }
  public func heading3<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading3, BlockStyle(body: body))
  }
  public func heading4<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading4, BlockStyle(body: body))
  }
  public func heading5<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading5, BlockStyle(body: body))
  }
  public func heading6<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.heading6, BlockStyle(body: body))
  }
  public func paragraph<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.paragraph, BlockStyle(body: body))
  }
  public func blockquote<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.blockquote, BlockStyle(body: body))
  }
  public func codeBlock<Body: View>(@ViewBuilder body: @escaping (CodeBlockConfiguration) -> Body) -> Theme {
    with(\.codeBlock, BlockStyle(body: body))
  }
  public func image<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.image, BlockStyle(body: body))
  }
  public func list<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.list, BlockStyle(body: body))
  }
  public func listItem<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.listItem, BlockStyle(body: body))
  }
  public func taskListMarker(_ marker: BlockStyle<TaskListMarkerConfiguration>) -> Theme {
    with(\.taskListMarker, marker)
  }
  public func taskListMarker<Body: View>(
    @ViewBuilder body: @escaping (TaskListMarkerConfiguration) -> Body
  ) -> Theme {
    with(\.taskListMarker, BlockStyle(body: body))
  }
  public func bulletedListMarker(_ marker: BlockStyle<ListMarkerConfiguration>) -> Theme {
    with(\.bulletedListMarker, marker)
  }
  public func bulletedListMarker<Body: View>(@ViewBuilder body: @escaping (ListMarkerConfiguration) -> Body) -> Theme {
    with(\.bulletedListMarker, BlockStyle(body: body))
  }
  public func numberedListMarker(_ marker: BlockStyle<ListMarkerConfiguration>) -> Theme {
    with(\.numberedListMarker, marker)
  }
  public func numberedListMarker<Body: View>(@ViewBuilder body: @escaping (ListMarkerConfiguration) -> Body) -> Theme {
    with(\.numberedListMarker, BlockStyle(body: body))
  }
  public func table<Body: View>(@ViewBuilder body: @escaping (BlockConfiguration) -> Body) -> Theme {
    with(\.table, BlockStyle(body: body))
  }
  public func tableCell<Body: View>(@ViewBuilder body: @escaping (TableCellConfiguration) -> Body) -> Theme {
    with(\.tableCell, BlockStyle(body: body))
  }
  public func thematicBreak<Body: View>(@ViewBuilder body: @escaping () -> Body) -> Theme {
    with(\.thematicBreak, BlockStyle(body: body))
  }
}

private enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { .basic }
}

private enum ListLevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var markdownTheme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  /// How many lists a part is inside of.
  var markdownListLevel: Int {
    get { self[ListLevelKey.self] }
    set { self[ListLevelKey.self] = newValue }
  }
}

extension View {
  public func markdownTheme(_ theme: Theme) -> some View { environment(\.markdownTheme, theme) }

  public func markdownTextStyle(
    _ path: WritableKeyPath<Theme, any TextStyle>, @TextStyleBuilder textStyle: () -> some TextStyle
  ) -> some View {
    let style = textStyle()
    return transformEnvironment(\.markdownTheme) { $0[keyPath: path] = style }
  }

  public func markdownBlockStyle<Body: View>(
    _ path: WritableKeyPath<Theme, BlockStyle<Void>>, @ViewBuilder body: @escaping () -> Body
  ) -> some View {
    environment((\EnvironmentValues.markdownTheme).appending(path: path), BlockStyle(body: body))
  }

  public func markdownBlockStyle<Configuration, Body: View>(
    _ path: WritableKeyPath<Theme, BlockStyle<Configuration>>,
    @ViewBuilder body: @escaping (_ configuration: Configuration) -> Body
  ) -> some View {
    environment((\EnvironmentValues.markdownTheme).appending(path: path), BlockStyle(body: body))
  }

  public func markdownTaskListMarker(_ marker: BlockStyle<TaskListMarkerConfiguration>) -> some View {
    environment(\.markdownTheme.taskListMarker, marker)
  }
  public func markdownBulletedListMarker(_ marker: BlockStyle<ListMarkerConfiguration>) -> some View {
    environment(\.markdownTheme.bulletedListMarker, marker)
  }
  public func markdownNumberedListMarker(_ marker: BlockStyle<ListMarkerConfiguration>) -> some View {
    environment(\.markdownTheme.numberedListMarker, marker)
  }
}
