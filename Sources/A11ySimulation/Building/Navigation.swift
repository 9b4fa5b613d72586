internal import Diagnostics
internal import Interface
internal import OrderedCollections

/// A stack of screens, of which the first is described here; links lead to the others.
public struct NavigationStack: View {
  public let body: Blueprint

  public init(@ViewBuilder root: () -> Blueprint) { body = root() }
}

/// A row that leads to another screen.
public struct NavigationLink: View {
  public let body: Blueprint

  /// A link to the screen of a name, or to the `navigationDestination` of the value.
  public init(_ title: some StringProtocol, value: some Hashable, line: Int = #line, column: Int = #column) {
    body = Blueprint(.text(.constant(String(title))), Blueprint(), to: value, line, column)
  }

  /// A link to the screen of a name, or to the `navigationDestination` of the value.
  public init(
    value: some Hashable, line: Int = #line, column: Int = #column, @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.none, label(), to: value, line, column)
  }

  public init(
    _ title: some StringProtocol, line: Int = #line, column: Int = #column,
    @ViewBuilder destination: () -> Blueprint
  ) {
    body = Blueprint(.text(.constant(String(title))), Blueprint(), opening: destination(), line, column)
  }

  public init(
    line: Int = #line, column: Int = #column, @ViewBuilder destination: () -> Blueprint,
    @ViewBuilder label: () -> Blueprint
  ) {
    body = Blueprint(.none, label(), opening: destination(), line, column)
  }
}

extension Blueprint {
  /// A link to what a value stands for.
  fileprivate init(
    _ content: Interface.View.Content, _ label: Blueprint, to value: some Hashable, _ line: Int, _ column: Int
  ) {
    let name = "\(value)"
    self.init(.navigationLink, content, children: label, at: line, column) {
      $0.destination = .screen(name, SourcePlace(line: line, column: column))
    }
    links.append(ValueLink(name: name, value: value))
  }

  /// A link to a screen that is described where the link stands.
  fileprivate init(
    _ content: Interface.View.Content, _ label: Blueprint, opening destination: Blueprint, _ line: Int, _ column: Int
  ) {
    let title = (content == .none ? label : Blueprint(.text, content, at: line, column)).words ?? "screen"
    // Rows of a loop stand in the same line, and may have the same words.
    let name = "\(title), \(State(wrappedValue: 0).projectedValue.initial?.name ?? "")"
    self.init(.navigationLink, content, children: label, at: line, column) {
      $0.destination = .screen(name, SourcePlace(line: line, column: column))
    }
    add(destination, named: name)
  }

  /// Adds a screen and those that it leads to.
  mutating func add(_ destination: Blueprint, named name: String) {
    screens[name] = screens[name] ?? destination.screen()
    screens.merge(destination.screens) { first, _ in first }
    state.merge(destination.state) { first, _ in first }
  }
}

extension View {
  /// The title in the navigation bar.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    var blueprint = blueprint
    blueprint.title = String(title)
    return blueprint
  }

  /// The screens that links to values of a type lead to.
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: (Data) -> Blueprint
  ) -> some View {
    var blueprint = blueprint
    for link in blueprint.links {
      if let value = link.value as? Data { blueprint.add(destination(value), named: link.name) }
    }
    return blueprint
  }

  /// The buttons of the navigation bar and of the bar at the bottom.
  public func toolbar(@ViewBuilder content: () -> Blueprint) -> some View {
    var blueprint = blueprint
    let content = content()
    blueprint.bring(content)
    blueprint.toolbar.merge([.automatic: content.views].filter { !$0.value.isEmpty }) { $0 + $1 }
    return blueprint
  }
}

/// Where in a screen's bars something stands.
public enum ToolbarPlacement: Sendable, CaseIterable {
  case automatic, topBarLeading, topBarTrailing, navigation, primaryAction, confirmationAction, cancellationAction
  case bottomBar

  /// Whether it stands where the bar begins.
  var isLeading: Bool { [.topBarLeading, .navigation, .cancellationAction].contains(self) }
}

/// Something in a bar of the screen.
public struct ToolbarItem: View {
  public let body: Blueprint

  public init(placement: ToolbarPlacement = .automatic, @ViewBuilder content: () -> Blueprint) {
    var body = content()
    body.toolbar[placement, default: []] += body.views
    body.items = []
    self.body = body
  }
}

/// Several things in a bar of the screen.
public struct ToolbarItemGroup: View {
  public let body: Blueprint

  public init(placement: ToolbarPlacement = .automatic, @ViewBuilder content: () -> Blueprint) {
    body = ToolbarItem(placement: placement, content: content).body
  }
}

extension Blueprint {
  /// The screen that the views make up: with a bar for its title and buttons, and what stands over it.
  func screen(title given: String? = nil) -> Screen {
    let title = given ?? self.title
    let bottom = toolbar[.bottomBar] ?? []
    let top = ToolbarPlacement.allCases.filter { $0 != .bottomBar }
    let leading = top.filter(\.isLeading).flatMap { toolbar[$0] ?? [] }
    let trailing = top.filter { !$0.isLeading }.flatMap { toolbar[$0] ?? [] }
    var views = self.views
    var isBarBuilt = false
    if !leading.isEmpty || !trailing.isEmpty {
      var bar = Interface.View(.navigationBar, .title(title), origin: views.first?.origin ?? .code)
      bar.leading = leading
      bar.trailing = trailing
      views.insert(bar, at: 0)
      isBarBuilt = true
    }
    if !bottom.isEmpty { views.append(Interface.View(.toolbar, children: bottom, origin: bottom[0].origin)) }
    return Screen(
      title: isBarBuilt ? nil : title.map { .constant($0) }, views: (views + presentations).distinguished)
  }
}
