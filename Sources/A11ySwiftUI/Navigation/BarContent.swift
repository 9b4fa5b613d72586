/// What a screen says about the bars around it.
struct BarContent {
  var title: String?
  var subtitle: String?
  var isLargeTitle: Bool?
  /// The bars that are not there.
  var hidden: Set<ToolbarPlacement> = []
  var isTitleRemoved = false
  var isBackHidden = false
  var items: [ToolbarPiece] = []
  var titleMenu: [Piece] = []
  var search: SearchPiece?

  var isHidden: Bool { hidden.contains(.navigationBar) }

  var isEmpty: Bool {
    title == nil && subtitle == nil && items.isEmpty && titleMenu.isEmpty && search == nil
  }

  /// Takes what the views of a screen say out of what they tell.
  init(taking preferences: inout Preferences) {
    if let bar = preferences.take(BarKey.self) { self = bar }
  }

  init() {}
}

/// Something in a bar.
struct ToolbarPiece {
  var placement: ToolbarItemPlacement
  var content: [Piece]
}

/// The field by which a screen is searched.
struct SearchPiece {
  var text: String
  /// The words of the tokens before the text.
  var tokens: [String] = []
  var prompt: String?
  /// Whether a person searches, or the app has given the field the keyboard.
  var isActive: Bool
  var suggestions: [Piece]
  /// Parts of what is searched, to choose from.
  var scopes: [Piece] = []
  /// Whether they are there before anything is typed.
  var showsScopesAtOnce = false
  /// Whether something was typed since the search began.
  var hasTyped: Bool
  /// Whether the field stands in the bar, wherever the system would have it.
  var isInBar: Bool
  /// Whether a field at the bottom is a button as long as nobody searches.
  var isMinimized = false
  var set: @MainActor (String) -> Void
  var submit: AppAction
  var setActive: @MainActor (Bool) -> Void
  /// Adds a token that was chosen.
  var add: @MainActor (Any) -> Void
  /// What keeps track of whether the field is edited (`searchFocused`).
  var focus: FocusLink? {
    didSet { if focus?.isFocused == true { isActive = true } }
  }

  /// Whether the field is edited without having been asked to be: the app says so, or it was a button until now.
  var hasKeyboard: Bool { focus?.isFocused == true || isMinimized && isActive && !hasTyped }

  /// Whether a person chooses among the scopes now (Apple's reference of `SearchScopeActivation`).
  var offersScopes: Bool { isActive && (hasTyped || showsScopesAtOnce) }
}

enum BarKey: PreferenceKey {
  static var defaultValue: BarContent { BarContent() }

  static func reduce(value: inout BarContent, nextValue: () -> BarContent) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.subtitle = next.subtitle ?? value.subtitle
    value.isLargeTitle = next.isLargeTitle ?? value.isLargeTitle
    value.hidden.formUnion(next.hidden)
    value.isTitleRemoved = value.isTitleRemoved || next.isTitleRemoved
    value.isBackHidden = value.isBackHidden || next.isBackHidden
    value.items += next.items
    value.titleMenu += next.titleMenu
    value.search = next.search ?? value.search
  }
}

nonisolated extension View {
  func bar(_ change: @escaping @MainActor (inout BarContent, RenderContext) -> Void) -> ModifiedView {
    telling(BarKey.self) { context in
      var bar = BarContent()
      change(&bar, context)
      return bar
    }
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  @_disfavoredOverload
  public func navigationTitle(_ resource: LocalizedStringResource) -> some View { navigationTitle(Text(resource)) }
  public func navigationTitle(_ title: Text) -> some View {
    bar { bar, context in bar.title = title.words(in: context.environment) }
  }
  public func navigationTitle(_ title: Binding<String>) -> some View {
    bar { bar, context in bar.title = context.evaluate { title.wrappedValue } }
  }
  public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { navigationSubtitle(Text(titleKey)) }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View { navigationSubtitle(Text(title)) }
  @_disfavoredOverload
  public func navigationSubtitle(_ resource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(resource))
  }
  public func navigationSubtitle(_ title: Text) -> some View {
    bar { bar, context in bar.subtitle = title.words(in: context.environment) }
  }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    bar { bar, _ in bar.isLargeTitle = mode == .automatic ? nil : mode == .large }
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    bar { bar, _ in bar.isLargeTitle = mode == .automatic ? nil : mode == .large }
  }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    bar { bar, _ in bar.isBackHidden = hides }
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { bar, _ in if hidden { bar.hidden.insert(.navigationBar) } }
  }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let content = content()
    return bar { bar, context in
      bar.titleMenu = context.at(.slot("titleMenu")).remembering { $0.enterMenu() }.render(content).pieces
    }
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  public func navigationDocument<D>(_ document: D) -> Self { self }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  let name: String
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
  public static let large = ToolbarTitleDisplayMode(name: "large")
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}
