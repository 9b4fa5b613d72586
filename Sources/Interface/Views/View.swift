package import Diagnostics

/// One view as the author described it: a kind, what the kind holds, and properties named as in SwiftUI and UIKit without
/// the `accessibility` prefix.
///
/// ```swift
/// var send = View(.button, .text("Send"))
/// send.hint = "Sends the message"
/// send.traits = [.startsMediaSession]
/// ```
///
/// The properties are kept in groups, of which a view has only those that it says something in; ``Wording`` is an example.
/// Copies share what they hold until one of them is changed: views are passed from stage to stage, and those that stay the
/// same from one moment to the next are compared by reference.
package struct View: ChunkElement {
  var box: Box<Description>

  /// What a view holds.
  struct Description: Sendable, Hashable {
    var kind: Kind
    var content: Content
    var children: ChunkedArray<View>
    var origin: SourcePlace
    var turns: [Int32] = []
    var isDynamic = false

    var wording = Rare<Wording>()
    var others = Rare<OtherProperties>()

    /// Whether something was ever said of one of the groups that most views have nothing in.
    @inline(__always)
    func says<Group>(_ group: KeyPath<OtherProperties, Rare<Group>>) -> Bool {
      others.isSet && others.group[keyPath: group].isSet
    }
  }

  package init(_ kind: Kind, _ content: Content = .none, children: [View] = [], origin: SourcePlace = .code) {
    self.init(kind, content, children: ChunkedArray(children), origin: origin)
  }

  package init(_ kind: Kind, _ content: Content = .none, children: ChunkedArray<View>, origin: SourcePlace = .code) {
    box = Box(Description(kind: kind, content: content, children: children, origin: origin))
    box.wrapped.isDynamic =
      kind == .forEach || kind.ownValue != nil || content.isDynamic
      || children.contains(.dynamic, where: \.isDynamic)
  }

  /// The view with some properties changed.
  package func with(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    return view
  }
}

extension View {
  package var kind: Kind { box.wrapped.kind }

  /// What stands after the kind's own key.
  package var content: Content {
    get { box.wrapped.content }
    set {
      box.wrapped.content = newValue
      if newValue.isDynamic { isDynamic = true }
    }
  }

  package var children: ChunkedArray<View> {
    get { box.wrapped.children }
    _modify {
      yield &box.wrapped.children
      if !isDynamic, box.wrapped.children.contains(.dynamic, where: \.isDynamic) { isDynamic = true }
    }
  }

  /// Where the view was written.
  package var origin: SourcePlace {
    get { box.wrapped.origin }
    set { box.wrapped.origin = newValue }
  }

  /// Whether nothing is said of the view but its content and when it is there.
  var isBare: Bool {
    var other = bare
    other.condition = self.condition
    return self == other
  }

  /// The turns of the `forEach` loops around the view, and the places of the components that it stands in, outermost
  /// first; empty outside of both.
  package var turns: [Int32] {
    get { box.wrapped.turns }
    _modify { yield &box.wrapped.turns }
  }

  /// Whether the view or one below it may depend on state or settings.
  package internal(set) var isDynamic: Bool {
    get { box.wrapped.isDynamic }
    set { box.wrapped.isDynamic = newValue }
  }
}

extension View {
  /// What stands after the key that names a view's kind.
  package enum Content: Sendable, Hashable {
    /// Nothing, or views: those are the view's children.
    case none
    case text(Dynamic<String>)
    /// A symbol by its name, such as `star.fill`.
    case symbol(Dynamic<String>)
    case textAndSymbol(Dynamic<String>, symbol: Dynamic<String>)
    /// The variables of a `forEach`, for an item and for its position, and the list that it runs over.
    case iteration(variable: String, index: String?, over: Expression)
    /// A component in the place of the view, with what it is told.
    case component(ComponentUse)
    /// What was put into the slot of this name where the component is used.
    case slot(String?)
  }
}

extension View.Content: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    switch self {
    // The list of a loop is not a value of the view's, nor is what a component is told.
    case .none, .iteration, .component, .slot: break
    case .text(var text):
      text.accept(&visitor)
      self = .text(text)
    case .symbol(var name):
      name.accept(&visitor)
      self = .symbol(name)
    case .textAndSymbol(var text, symbol: var name):
      text.accept(&visitor)
      name.accept(&visitor)
      self = .textAndSymbol(text, symbol: name)
    }
  }

  var isDynamic: Bool {
    switch self {
    case .component, .slot: return true
    case .none, .text, .symbol, .textAndSymbol, .iteration: break
    }
    var (content, finder) = (self, DynamicFinder())
    content.accept(&finder)
    return finder.hasFound
  }
}
