public import A11ySwiftUI

/// The path of a store's screens, as a navigation stack asks for it.
public struct StackOfStores<State, Action, Element, ElementAction> {
  let store: Store<State, Action>
  let state: KeyPath<State, StackState<Element>>
  let action: CaseKeyPath<Action, StackAction<Element, ElementAction>>

  fileprivate var path: Binding<[Pushed<Element>]> {
    let send = AnyCasePath(action)
    return Binding(
      get: { store.current[keyPath: state].entries.map { Pushed(id: $0.id, element: $0.element) } },
      set: { new in
        let old = store.current[keyPath: state]
        if let left = old.ids.first(where: { id in !new.contains { $0.id == id } }) {
          store.send(send.embed(.popFrom(id: left)))
        }
        for entry in new where entry.id == nil {
          let id = store.current[keyPath: state].nextID
          store.send(send.embed(.push(id: id, state: entry.element)))
        }
      })
  }
}

/// A screen on a path, or one that is to be pushed.
public struct Pushed<Element>: Hashable {
  let id: StackElementID?
  let element: Element
  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension NavigationStack {
  public init<State, Action, Element, ElementAction, Screen: View, Start: View>(
    path: Binding<StackOfStores<State, Action, Element, ElementAction>>,
    @ViewBuilder root: () -> Start,
    @ViewBuilder destination: @escaping (Store<Element, ElementAction>) -> Screen
  ) where Data == [Pushed<Element>], Root == AnyView {
    let stack = path.wrappedValue
    let start = AnyView(
      root().navigationDestination(for: Pushed<Element>.self) { pushed in
        if let id = pushed.id, let store = stack.store.parts(of: stack.state, action: stack.action, id: id) {
          destination(store)
        }
      })
    self.init(path: stack.path) { start }
  }
}

extension NavigationLink where Destination == Never {
  public init<P>(state: P?, @ViewBuilder label: () -> Label) {
    self.init(value: state.map { Pushed(id: nil, element: $0) }, label: label)
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P>(_ title: LocalizedStringKey, state: P?) { self.init(state: state) { Text(title) } }
  @_disfavoredOverload
  public init<P>(_ title: some StringProtocol, state: P?) { self.init(state: state) { Text(title) } }
}
