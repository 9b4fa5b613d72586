/// Where the field to search by stands.
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
  var isMinimized = false

  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}
