public import A11ySwiftUI

// Views for each case of a state, as before a store had a case of its own.

private struct SwitchedStoreKey: EnvironmentKey {
  static var defaultValue: SwitchedStore { SwitchedStore(store: nil) }
}

/// The store of what is switched over, of whatever state.
private struct SwitchedStore: @unchecked Sendable { let store: Any? }

extension EnvironmentValues {
  fileprivate var switchedStore: SwitchedStore {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}

/// Shows a view for the case that a state is of.
///
/// Documentation: SwitchStore, swift-composable-architecture 1.6.
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (State) -> Content) {
    self.store = store
    self.content = content
  }

  public var body: some View {
    content(store.current).environment(\.switchedStore, SwitchedStore(store: store))
  }
}

/// Shows a view for one case of what is switched over around it.
///
/// Documentation: CaseLet, swift-composable-architecture 1.6.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchedStore) private var switched
  private let state: (EnumState) -> CaseState?
  private let action: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content

  public init(
    _ state: @escaping (EnumState) -> CaseState?, action: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {
    self.state = state
    self.action = action
    self.content = content
  }

  public init(
    state: @escaping (EnumState) -> CaseState?, action: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(state, action: action, then: content)
  }

  public init(
    _ state: CaseKeyPath<EnumState, CaseState>, action: CaseKeyPath<EnumAction, CaseAction>,
    @ViewBuilder then content: @escaping (Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(AnyCasePath(state).extract, action: AnyCasePath(action).embed, then: content)
  }

  public var body: some View {
    if let store = switched.store as? Store<EnumState, EnumAction>, let value = state(store.current) {
      content(store.scope(state: { state($0) ?? value }, action: action))
    }
  }
}

/// A stack of screens, as before a navigation stack could bind a store.
///
/// Documentation: NavigationStackStore, swift-composable-architecture 1.6.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  public init<Screen: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (State) -> Screen
  ) where Destination == SwitchStore<State, Action, Screen> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  public var body: some View {
    NavigationStack(
      path: .constant(StackOfStores(store: store, state: \.self, action: \.self)), root: { root },
      destination: destination)
  }
}
