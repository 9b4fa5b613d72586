internal import Interface

/// Several views of which one is open, with the tabs that open them.
public struct TabView: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    let content = content()
    // SwiftUI keeps the selection itself where nobody else does; the first tab is open.
    let selection = State(wrappedValue: content.items.first.map { Value(describing: $0.tabName) } ?? .null)
    self.init(selection: selection.projectedValue, content, line, column)
  }

  public init<Selection: Hashable>(
    selection: Binding<Selection>, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    self.init(selection: selection, content(), line, column)
  }

  private init<Selection>(selection: Binding<Selection>, _ content: Blueprint, _ line: Int, _ column: Int) {
    var tabs = content
    tabs.items = content.items.map { item in
      var item = item
      if item.view.kind != .tab { item.view = Interface.View(.tab, children: [item.view], origin: item.view.origin) }
      item.view.identifier = item.tabName
      return item
    }
    body = Blueprint(.tabView, children: tabs, at: line, column) { $0.selection = selection.bound }
      .binding(selection)
  }
}

/// One of the views of a tab view, with the tab that opens it.
public struct Tab: View {
  public let body: Blueprint

  public init(
    _ title: some StringProtocol, systemImage: String, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(
      .tab, .textAndSymbol(.constant(String(title)), symbol: .constant(systemImage)), children: content(),
      at: line, column)
  }

  public init(
    _ title: some StringProtocol, image: String, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.tab, .text(.constant(String(title))), children: content(), at: line, column)
  }

  public init(
    _ title: some StringProtocol, systemImage: String, value: some Hashable, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Tab(title, systemImage: systemImage, line: line, column: column, content: content).body
      .tagged(Value(describing: value))
  }
}

extension View {
  /// The tab that opens the view, inside a tab view.
  public func tabItem(line: Int = #line, column: Int = #column, @ViewBuilder _ label: () -> Blueprint) -> some View {
    let blueprint = blueprint
    let label = label()
    let symbol = label.views.lazy.compactMap(\.symbol).first
    let caption: Interface.View.Content =
      switch (label.words, symbol) {
      case (let words?, let symbol?): .textAndSymbol(.constant(words), symbol: .constant(symbol))
      default: label.caption
      }
    let tag = blueprint.items.lazy.compactMap(\.tag).first
    let tab = Blueprint(.tab, caption, children: blueprint, at: line, column)
    return tag.map { tab.tagged($0) } ?? tab
  }

  /// The number or word in a badge.
  public func badge(_ label: some StringProtocol) -> some View {
    changed { $0.badge = .constant(String(label)) }
  }

  /// The number in a badge; zero is none.
  public func badge(_ count: Int) -> some View {
    count == 0 ? blueprint : changed { $0.badge = .constant("\(count)") }
  }
}

extension Blueprint.Item {
  /// What a tab view's selection is when the tab is chosen.
  fileprivate var tabName: String { tag?.text ?? view.title ?? "" }
}
