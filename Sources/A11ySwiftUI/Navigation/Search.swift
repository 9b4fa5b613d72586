/// What a searchable screen keeps.
final class SearchState {
  let isActive = StateBox(false)
  /// Whether something was typed since the search began.
  let hasTyped = StateBox(false)
}

nonisolated extension View {
  private func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ suggestions: (any View)?
  ) -> ModifiedView {
    rendered { view, context in
      let state = context.keep("search") { SearchState() }
      let active = isPresented ?? Binding(location: state.isActive)
      let isActive = context.evaluate { active.wrappedValue }
      let way = context.wayOut("dismissSearch") { active.wrappedValue = false }
      let inside = context.remembering {
        $0.isSearching = isActive
        $0.dismissSearch = DismissSearchAction(way: way)
      }
      var output = inside.at(.slot("content")).render(view)
      let offered = suggestions.map { inside.at(.slot("suggestions")).render($0).pieces } ?? []
      let submit = context.environment.submitActions
      var search = SearchPiece(
        text: context.evaluate { text.wrappedValue }, prompt: prompt?.words(in: context.environment),
        isActive: isActive, suggestions: offered,
        hasTyped: isActive && context.evaluate { state.hasTyped.get() }, isInBar: placement.isInBar,
        set: {
          text.wrappedValue = $0
          if !$0.isEmpty { state.hasTyped.set(true) }
        },
        submit: { submit.run(.search) },
        setActive: {
          active.wrappedValue = $0
          if !$0 { state.hasTyped.set(false) }
        })
      search.suggestions = search.suggestions.map { $0.completing(search) }
      if output.changeSearchInside({ $0 = $0 ?? search }) { return output }
      var bar = BarContent()
      bar.search = search
      output.preferences.add(BarKey.self, bar)
      return output
    }
  }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, nil, placement, prompt, nil) }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, nil, placement, Text(prompt), nil) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, nil, placement, Text(prompt), nil) }
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searching(text, nil, placement, Text(prompt), nil) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text, isPresented, placement, prompt, nil) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, isPresented, placement, Text(prompt), nil) }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, isPresented, placement, Text(prompt), nil) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, nil, placement, prompt, suggestions()) }
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searching(text, nil, placement, Text(prompt), suggestions()) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, isPresented, placement, prompt, nil) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, isPresented, placement, Text(prompt), nil) }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { searching(text, isPresented, placement, Text(prompt), nil) }

  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = suggestions()
    return changed { output, context in
      let offered = context.at(.slot("suggestions")).render(suggestions).pieces
      output.changeSearch { search in search.suggestions += offered.map { [search] in $0.completing(search) } }
    }
  }
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> Self {
    self
  }
  public func searchCompletion(_ completion: String) -> some View { trait { $0.searchCompletion = completion } }
  public func searchCompletion<T: Identifiable>(_ token: T) -> Self { self }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder _ scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker(selection: scope, content: scopes, label: { EmptyView() }).pickerStyle(.segmented)
    return changed { output, context in
      output.changeSearch {
        $0.scopes = context.at(.slot("scopes")).render(picker).pieces
        $0.showsScopesAtOnce = activation.isAtOnce
      }
    }
  }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> Self { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> Self { self }
}

extension Output {
  /// Changes what is told of the search here, in the bar around or in that of the stack that is here.
  fileprivate mutating func changeSearch(_ change: (inout SearchPiece) -> Void) {
    if var bar = preferences[BarKey.self], var search = bar.search {
      change(&search)
      bar.search = search
      preferences.set(BarKey.self, bar)
    } else {
      _ = changeSearchInside { search in
        guard var known = search else { return }
        change(&known)
        search = known
      }
    }
  }

  /// Changes the search of the stack that is here, which has its field on its first screen; of tabs, that of the tab to
  /// search in (Apple, “Adding a search interface to your app”).
  ///
  /// - Returns: Whether there is one.
  fileprivate mutating func changeSearchInside(_ change: (inout SearchPiece?) -> Void) -> Bool {
    guard pieces.count == 1 else { return false }
    return pieces[0].changeSearchInside(change)
  }
}

extension Piece {
  /// A suggestion as a button that fills in what it stands for (Apple, `searchCompletion(_:)`); any other as it is.
  fileprivate func completing(_ search: SearchPiece) -> Piece {
    guard let completion = traits.searchCompletion else { return self }
    var (button, label) = (self, self)
    label.path.descend(.slot("completion"))
    label.traits = RowTraits()
    button.modifications = []
    button.kind = .button(ButtonPiece(label: [label]) { search.set(completion) })
    return button
  }

  fileprivate mutating func changeSearchInside(_ change: (inout SearchPiece?) -> Void) -> Bool {
    if case .navigation(var stack) = kind, !stack.screens.isEmpty {
      change(&stack.screens[0].bar.search)
      kind = .navigation(stack)
      return true
    }
    if case .group(var parts) = kind, parts.count == 1, parts[0].changeSearchInside(change) {
      kind = .group(parts)
      return true
    }
    guard case .tabs(var tabs) = kind, let index = tabs.tabs.firstIndex(where: \.isSearch) else { return false }
    if tabs.tabs[index].content.changeSearchInside(change) { kind = .tabs(tabs) }
    return true
  }
}

public struct SearchFieldPlacement: Sendable {
  /// Whether the field stands in the bar at the top, wherever the system would have it.
  var isInBar = false

  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let toolbarPrincipal = SearchFieldPlacement(isInBar: true)
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement(isInBar: true)
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}
public struct SearchScopeActivation: Sendable {
  /// Whether the scopes are there before anything is typed, which they are not by themselves on a phone.
  var isAtOnce = false

  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation(isAtOnce: true)
}
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  public static let automatic = SearchSuggestionsPlacement()
  public static let menu = SearchSuggestionsPlacement()
  public static let content = SearchSuggestionsPlacement()
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
public struct TextInputDictationBehavior: Equatable, Sendable {
  public static let automatic = TextInputDictationBehavior()
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .automatic }
}
public struct TextInputDictationActivation: Equatable, Sendable {
  public static let onLook = TextInputDictationActivation()
  public static let onSelect = TextInputDictationActivation()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}
