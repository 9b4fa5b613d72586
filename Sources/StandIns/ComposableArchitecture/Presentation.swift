@_exported public import A11yCollections
public import A11ySwiftUI

/// A child of a feature while it is shown.
///
/// Documentation: Presents, PresentationAction, swift-composable-architecture.
@propertyWrapper @dynamicMemberLookup
public struct PresentationState<State> {
  private final class Box {
    let value: State
    init(_ value: State) { self.value = value }
  }

  private var box: Box?

  public init(wrappedValue: State?) { box = wrappedValue.map(Box.init) }

  public var wrappedValue: State? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Member>(dynamicMember path: KeyPath<State.AllCasePaths, AnyCasePath<State, Member>>)
    -> PresentationState<Member> where State: CasePathable
  {
    PresentationState<Member>(wrappedValue: wrappedValue.flatMap(State.allCasePaths[keyPath: path].extract))
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}
extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension PresentationState: @unchecked Sendable where State: Sendable {}

public typealias Presents = PresentationState

public enum PresentationAction<Action>: CasePathable {
  case dismiss
  indirect case presented(Action)

  @dynamicMemberLookup
  public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(embed: { .presented($0) }, extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    public subscript<Value>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: path]
      return AnyCasePath<PresentationAction, PresentationAction<Value>>(
        embed: { inner in
          switch inner {
          case .dismiss: .dismiss
          case .presented(let value): .presented(path.embed(value))
          }
        },
        extract: { outer in
          switch outer {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}

// MARK: - Alerts

/// State that goes once it has been answered.
public protocol EphemeralState<Action> {
  associatedtype Action
}

public struct TextState: Equatable, Hashable, Sendable, ExpressibleByStringInterpolation {
  let words: String
  public init(_ text: some StringProtocol) { words = String(text) }
  public init(verbatim text: some StringProtocol) { words = String(text) }
  public init(stringLiteral text: String) { words = text }
  public static func + (one: Self, other: Self) -> Self { Self(one.words + other.words) }
}

extension Text {
  public init(_ state: TextState) { self.init(LocalizedStringKey(state.words)) }
}

public enum ButtonStateRole: Sendable { case cancel, destructive }

public struct ButtonStateAction<Action> {
  let action: Action?
  public static func send(_ action: Action?) -> Self { Self(action: action) }
  public static func send(_ action: Action?, animation: Animation?) -> Self { Self(action: action) }
}

public struct ButtonState<Action>: Identifiable {
  public let id = UUID()
  let role: ButtonStateRole?
  let action: Action?
  let label: TextState

  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action.action, label())
  }

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(action: action) { label }
  }
  public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .cancel, action: action) { label }
  }
  public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
    Self(role: .destructive, action: action) { label }
  }

  var buttonRole: ButtonRole? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.role == other.role && one.action == other.action && one.label == other.label
  }
}
extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
}
extension ButtonState: @unchecked Sendable where Action: Sendable {}

@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }
  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] { part ?? [] }
  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] { first }
  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] { second }
  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] { parts.flatMap(\.self) }
}

public struct AlertState<Action>: EphemeralState, Identifiable {
  public let id = UUID()
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.title, self.buttons, self.message) = (title(), actions(), message?())
  }

  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

public struct ConfirmationDialogState<Action>: EphemeralState, Identifiable {
  public enum Visibility: Sendable { case automatic, hidden, visible }
  public typealias Button = ButtonState<Action>

  public let id = UUID()
  public var title: TextState
  public var titleVisibility: Visibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    titleVisibility: Visibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] }, message: (() -> TextState)? = nil
  ) {
    (self.title, self.buttons, self.message) = (title(), actions(), message?())
    self.titleVisibility = titleVisibility
  }

  public init(
    title: TextState, titleVisibility: Visibility = .automatic, message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    (self.title, self.titleVisibility, self.message, self.buttons) = (title, titleVisibility, message, buttons)
  }
}

public typealias ActionSheetState = ConfirmationDialogState

extension AlertState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }
}
extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}
extension AlertState: @unchecked Sendable where Action: Sendable {}
extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }
}
extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}
extension ConfirmationDialogState: @unchecked Sendable where Action: Sendable {}

extension Binding {
  /// Whether something is there; it goes when this is set to no.
  public func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension View {
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let state = store?.current
    return alert(state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent()) {
      ForEach(state?.buttons ?? []) { button in
        Button(role: button.buttonRole) {
          if let action = button.action { store?.send(action) } else { item.wrappedValue = nil }
        } label: {
          Text(button.label)
        }
      }
    } message: {
      state?.message.map { Text($0) }
    }
  }

  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let state = store?.current
    return confirmationDialog(
      state.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: state?.visibility ?? .automatic
    ) {
      ForEach(state?.buttons ?? []) { button in
        Button(role: button.buttonRole) {
          if let action = button.action { store?.send(action) } else { item.wrappedValue = nil }
        } label: {
          Text(button.label)
        }
      }
    } message: {
      state?.message.map { Text($0) }
    }
  }

  public func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(isPresented: item.isPresent(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
  }

  public func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) { item.wrappedValue.map(content) }
  }

  public func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(isPresented: item.isPresent()) { item.wrappedValue.map(content) }
  }

  public func navigationDestination<Item, Content: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Content
  ) -> some View {
    navigationDestination(isPresented: item.isPresent()) { item.wrappedValue.map(destination) }
  }

  /// Keeps two values the same.
  public func bind<Model: Equatable>(_ model: Binding<Model>, to view: Binding<Model>) -> some View {
    onAppear { if view.wrappedValue != model.wrappedValue { view.wrappedValue = model.wrappedValue } }
      .onChange(of: model.wrappedValue) { view.wrappedValue = model.wrappedValue }
      .onChange(of: view.wrappedValue) { model.wrappedValue = view.wrappedValue }
  }

  public func bind<Model: Hashable>(_ model: Binding<Model>, to focus: FocusState<Model>.Binding) -> some View {
    onAppear { if focus.wrappedValue != model.wrappedValue { focus.wrappedValue = model.wrappedValue } }
      .onChange(of: model.wrappedValue) { focus.wrappedValue = model.wrappedValue }
      .onChange(of: focus.wrappedValue) { model.wrappedValue = focus.wrappedValue }
  }
}

extension ConfirmationDialogState {
  fileprivate var visibility: A11ySwiftUI.Visibility {
    switch titleVisibility {
    case .automatic: .automatic
    case .hidden: .hidden
    case .visible: .visible
    }
  }
}

// MARK: - Paths of screens

public struct StackElementID: Hashable, Sendable {
  let number: Int
}

/// The screens that have been pushed.
public struct StackState<Element>: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  var entries: [(id: StackElementID, element: Element)] = []
  private var last = 0

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public var ids: [StackElementID] { entries.map(\.id) }

  public subscript(position: Int) -> Element {
    get { entries[position].element }
    set { entries[position].element = newValue }
  }

  public subscript(id id: StackElementID) -> Element? {
    get { entries.first { $0.id == id }?.element }
    set {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { entries[index].element = newValue } else { entries.remove(at: index) }
    }
  }

  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    let numbered = new.enumerated().map { (id: StackElementID(number: last + 1 + $0.offset), element: $0.element) }
    last += numbered.count
    entries.replaceSubrange(range, with: numbered)
  }

  mutating func append(_ element: Element, id: StackElementID) {
    last = Swift.max(last, id.number)
    entries.append((id, element))
  }

  var nextID: StackElementID { StackElementID(number: last + 1) }

  public mutating func pop(from id: StackElementID) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries.removeSubrange(index...) }
  }

  public mutating func pop(to id: StackElementID) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries.removeSubrange((index + 1)...) }
  }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.entries.map(\.element) == other.entries.map(\.element) }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(entries.map(\.element)) }
}
extension StackState: @unchecked Sendable where Element: Sendable {}

public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

public enum StackAction<State, Action>: CasePathable {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)

  public struct AllCasePaths {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil } })
    }
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(embed: { .popFrom(id: $0) }, extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

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
