internal import Diagnostics
public import Interface
internal import OrderedCollections

/// A piece of an interface, described in code as in SwiftUI.
///
/// A SwiftUI view can be carried over nearly line by line: its `body` stays as it is, and its actions become effects,
/// such as `$isOn.toggle()`. Views are built once; what changes later changes through state that controls are bound to.
public protocol View {
  associatedtype Body: View
  /// The views that it is made of.
  @ViewBuilder var body: Body { get }
}

extension View {
  /// What the view becomes in a scenario.
  public var blueprint: Blueprint { (self as? Blueprint) ?? body.blueprint }
}

/// What views of code become: the views of a scenario, with the screens that they lead to and the state that they show.
public struct Blueprint: View {
  /// A view with what a picker or tab view takes when it is chosen.
  struct Item {
    var view: Interface.View
    var tag: Value?
  }

  /// A link that is to lead to the destination of a value.
  struct ValueLink {
    var name: String
    var value: Any
  }

  var items: [Item] = []
  /// Sheets, alerts and their like; they stand over the screen, wherever they are attached.
  var presentations: [Interface.View] = []
  /// The screens that links lead to.
  var screens: OrderedDictionary<String, Screen> = [:]
  /// The state that controls are bound to, with the values that it begins with.
  var state: OrderedDictionary<String, Value> = [:]
  var links: [ValueLink] = []
  var title: String?
  var toolbar: [ToolbarPlacement: [Interface.View]] = [:]

  public var body: Blueprint { self }

  /// The views as a scenario holds them.
  public var views: [Interface.View] { items.map(\.view) }

  /// No views.
  public init() {}

  /// One view, with what the views inside bring along.
  init(
    _ kind: Kind, _ content: Interface.View.Content = .none, children: Blueprint = Blueprint(), at line: Int,
    _ column: Int, _ change: (inout Interface.View) -> Void = { _ in }
  ) {
    self = children
    let origin = SourcePlace(line: line, column: column)
    items = [Item(view: Interface.View(kind, content, children: children.views, origin: origin).with(change))]
  }

  /// Puts another one behind this one.
  mutating func append(_ other: Blueprint) {
    items += other.items
    bring(other)
  }

  /// Takes over what another one brings along besides its views.
  mutating func bring(_ other: Blueprint) {
    presentations += other.presentations
    screens.merge(other.screens) { first, _ in first }
    state.merge(other.state) { first, _ in first }
    links += other.links
    title = title ?? other.title
    toolbar.merge(other.toolbar) { $0 + $1 }
  }

  /// The same with state that a control is bound to.
  func binding<Content>(_ binding: Binding<Content>) -> Blueprint {
    var blueprint = self
    if let (name, value) = binding.initial { blueprint.state[name] = blueprint.state[name] ?? value }
    return blueprint
  }

  /// The same with each of its views changed.
  func changed(_ change: (inout Interface.View) -> Void) -> Blueprint {
    var blueprint = self
    for index in items.indices { change(&blueprint.items[index].view) }
    return blueprint
  }
}

/// Builds the views of a screen or a container from lines like those of a SwiftUI view.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> Blueprint { view.blueprint }
  public static func buildBlock(_ parts: Blueprint...) -> Blueprint { joined(parts) }
  public static func buildOptional(_ part: Blueprint?) -> Blueprint { part ?? Blueprint() }
  public static func buildEither(first part: Blueprint) -> Blueprint { part }
  public static func buildEither(second part: Blueprint) -> Blueprint { part }
  public static func buildArray(_ parts: [Blueprint]) -> Blueprint { joined(parts) }
  public static func buildLimitedAvailability(_ part: Blueprint) -> Blueprint { part }

  static func joined(_ parts: [Blueprint]) -> Blueprint {
    parts.reduce(into: Blueprint()) { $0.append($1) }
  }
}
