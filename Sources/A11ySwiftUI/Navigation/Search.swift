/// What a searchable screen keeps.
final class SearchState {
  let isActive = StateBox(false)
  /// Whether something was typed since the search began.
  let hasTyped = StateBox(false)
}

nonisolated extension View {
  func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?,
    _ suggestions: (any View)?, tokens: SearchTokens? = nil
  ) -> ModifiedView {
    rendered { view, context in
      let state = context.keep("search") { SearchState() }
      let active = isPresented ?? Binding(location: state.isActive)
      let isActive = context.evaluate { active.wrappedValue }
      let setActive: @MainActor (Bool) -> Void = { [host = context.graph.host] in
        active.wrappedValue = $0
        guard !$0 else { return }
        state.hasTyped.set(false)
        host.endEditing?()
      }
      // Apple's reference of `DismissSearchAction`: the search ends, its text goes, and so does the keyboard.
      let way = context.wayOut("dismissSearch") {
        text.wrappedValue = ""
        setActive(false)
      }
      let inside = context.remembering {
        $0.isSearching = isActive
        $0.dismissSearch = DismissSearchAction(way: way)
      }
      var output = inside.at(.slot("content")).render(view)
      var offered = suggestions.map { inside.at(.slot("suggestions")).render($0).pieces } ?? []
      if let suggested = tokens?.suggested, isActive, context.evaluate({ text.wrappedValue.isEmpty }) {
        offered += inside.at(.slot("tokens")).render(suggested).pieces
      }
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
        setActive: setActive,
        add: { token in
          guard tokens?.add(token) ?? false else { return }
          text.wrappedValue = ""
        })
      let shown = context.evaluate { tokens?.shown() ?? [] }
      search.tokens = shown.enumerated().map { inside.at(.slot("token")).at(.index($0)).render($1).pieces.words }
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
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View { trait { $0.searchToken = token } }
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
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    changed { output, _ in output.changeSearch { $0.isMinimized = behavior.isMinimized } }
  }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { searchFocused(binding, equals: true) }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    changed { output, context in
      let link = context.evaluate { binding.link(to: value) }
      output.changeSearch { $0.focus = link }
    }
  }
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
    let complete: AppAction
    if let completion = traits.searchCompletion {
      complete = { search.set(completion) }
    } else if let token = traits.searchToken {
      complete = { search.add(token) }
    } else {
      return self
    }
    var (button, label) = (self, self)
    label.path.descend(.slot("completion"))
    label.traits = RowTraits()
    button.modifications = []
    button.kind = .button(ButtonPiece(label: [label], action: complete))
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
    guard case .tabs(var tabs) = kind, let index = tabs.tabs.firstIndex(where: \.traits.isSearch) else { return false }
    if tabs.tabs[index].content.changeSearchInside(change) { kind = .tabs(tabs) }
    return true
  }
}
