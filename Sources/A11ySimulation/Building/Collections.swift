internal import Interface

/// Rows one below the other, which scroll.
public struct List: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    body = Blueprint(.list, content(), line, column)
  }

  public init<Items: Sequence>(
    _ data: Items, line: Int = #line, column: Int = #column,
    @ViewBuilder rowContent: (Items.Element) -> Blueprint
  ) {
    body = Blueprint(.list, ForEach(data, content: rowContent).body, line, column)
  }

  public init<Items: Sequence, ID>(
    _ data: Items, id: KeyPath<Items.Element, ID>, line: Int = #line, column: Int = #column,
    @ViewBuilder rowContent: (Items.Element) -> Blueprint
  ) {
    body = Blueprint(.list, ForEach(data, id: id, content: rowContent).body, line, column)
  }
}

/// A part of a list or form, with its title.
public struct Section: View {
  public let body: Blueprint

  public init(line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    body = Blueprint(.section, content(), line, column)
  }

  public init(
    _ title: some StringProtocol, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(.section, .text(.constant(String(title))), children: content(), at: line, column)
  }

  public init(
    line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint,
    @ViewBuilder header: () -> Blueprint, @ViewBuilder footer: () -> Blueprint = { Blueprint() }
  ) {
    self.init(content(), header(), footer(), line, column)
  }

  public init(
    line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint,
    @ViewBuilder footer: () -> Blueprint
  ) {
    self.init(content(), Blueprint(), footer(), line, column)
  }

  private init(_ content: Blueprint, _ header: Blueprint, _ footer: Blueprint, _ line: Int, _ column: Int) {
    var body = Blueprint(.section, content, line, column) {
      $0.header = header.views
      $0.footer = footer.views
    }
    body.bring(header)
    body.bring(footer)
    self.body = body
  }
}

/// Views for each item of a collection.
public struct ForEach: View {
  public let body: Blueprint

  public init<Items: Sequence>(_ data: Items, @ViewBuilder content: (Items.Element) -> Blueprint) {
    body = ViewBuilder.joined(
      data.map { item in
        let blueprint = content(item)
        return (item as? any Identifiable).map { blueprint.tagged($0.tag) } ?? blueprint
      })
  }

  public init<Items: Sequence, ID>(
    _ data: Items, id: KeyPath<Items.Element, ID>, @ViewBuilder content: (Items.Element) -> Blueprint
  ) {
    body = ViewBuilder.joined(data.map { content($0).tagged(Value(describing: $0[keyPath: id])) })
  }
}

/// A title that shows and hides the views inside.
public struct DisclosureGroup: View {
  public let body: Blueprint

  public init(_ title: String, line: Int = #line, column: Int = #column, @ViewBuilder content: () -> Blueprint) {
    @State var isExpanded = false
    self.init(title, isExpanded: $isExpanded, line: line, column: column, content: content)
  }

  public init(
    _ title: String, isExpanded: Binding<Bool>, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Blueprint
  ) {
    body = Blueprint(
      .disclosureGroup, .text(.constant(title)), children: content(), at: line, column
    ) { $0.isExpanded = isExpanded.bound }.binding(isExpanded)
  }
}

extension Identifiable {
  fileprivate var tag: Value { Value(describing: id) }
}

extension Blueprint {
  /// The views with what a picker or tab view takes when one of them is chosen; a tag of their own stays.
  func tagged(_ tag: Value) -> Blueprint {
    var blueprint = self
    blueprint.items = items.map { Item(view: $0.view, tag: $0.tag ?? tag) }
    return blueprint
  }
}

extension View {
  /// The view with what a picker or tab view takes when it is chosen.
  public func tag(_ tag: some Hashable) -> some View {
    var blueprint = blueprint
    blueprint.items = blueprint.items.map { Blueprint.Item(view: $0.view, tag: Value(describing: tag)) }
    return blueprint
  }
}
