/// Parts of a search that stand in its field before the text, each as one.
struct SearchTokens {
  /// Adds one that was chosen among the suggestions, if it is of their kind.
  let add: @MainActor (Any) -> Bool
  /// Those that the field has.
  let shown: @MainActor () -> [any View]
  /// Those to choose from before anything is typed.
  let suggested: (any View)?

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, _ view: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    add = { token in
      guard let token = token as? C.Element else { return false }
      tokens.wrappedValue.append(token)
      return true
    }
    shown = { tokens.wrappedValue.map(view) }
    self.suggested = suggested.map { suggested in
      ForEach(items: Array(suggested.wrappedValue), identify: \.id) { view($0).searchCompletion($0) }
    }
  }
}

nonisolated extension View {
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, placement, prompt, nil, tokens: SearchTokens(tokens, token))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, placement, Text(prompt), nil, tokens: SearchTokens(tokens, token))
  }
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(text, isPresented, placement, Text(prompt), nil, tokens: SearchTokens(tokens, token))
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, prompt, nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, Text(prompt), nil, tokens: SearchTokens(tokens, suggested: suggestedTokens, token))
  }

  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searching(
      text, isPresented, placement, prompt, nil, tokens: SearchTokens(editableTokens) { token(.constant($0)) })
  }
}
