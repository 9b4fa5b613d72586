/// The keys of the values that SwiftUI itself defines.
private enum Key {
  enum IsEnabled: EnvironmentKey { static let defaultValue = true }
  enum Locale_: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
  enum Calendar_: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
  enum TimeZone_: EnvironmentKey { static let defaultValue = TimeZone(identifier: "UTC") ?? .current }
  enum Direction: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
  enum TypeSize: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
  enum Horizontal: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
  enum Vertical: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
  enum Scheme: EnvironmentKey { static let defaultValue = ColorScheme.light }
  enum Contrast: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
  enum Scale: EnvironmentKey { static let defaultValue: CGFloat = 3 }
  enum Phase: EnvironmentKey { static let defaultValue = ScenePhase.active }
  enum Legibility: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
  enum Font_: EnvironmentKey { static var defaultValue: Font? { nil } }
  enum Weight: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
  enum Lines: EnvironmentKey { static let defaultValue: Int? = nil }
  enum MinimumScale: EnvironmentKey { static let defaultValue: CGFloat = 1 }
  enum Alignment_: EnvironmentKey { static let defaultValue = TextAlignment.leading }
  enum Case: EnvironmentKey { static let defaultValue: Text.Case? = nil }
  enum Truncation: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
  enum LineSpacing: EnvironmentKey { static let defaultValue: CGFloat = 0 }
  enum Tightening: EnvironmentKey { static let defaultValue = false }
  enum Variants: EnvironmentKey { static let defaultValue = SymbolVariants.none }
  enum ImageScale: EnvironmentKey { static let defaultValue = Image.Scale.medium }
  enum Size: EnvironmentKey { static let defaultValue = ControlSize.regular }
  enum LabelsHidden: EnvironmentKey { static let defaultValue = false }
  enum Redaction: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
  enum AccessibilityFlags_: EnvironmentKey { static let defaultValue = AccessibilityFlags() }
  enum Edit: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  enum Searching: EnvironmentKey { static let defaultValue = false }
  enum Dismissing: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
  enum DismissingSearch: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }
  enum Presented: EnvironmentKey { static let defaultValue = false }
  enum Opening: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
  enum Refreshing: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
  enum RowHeight: EnvironmentKey { static let defaultValue: CGFloat = 44 }
  enum HeaderHeight: EnvironmentKey { static let defaultValue: CGFloat? = nil }
  enum Prominence_: EnvironmentKey { static let defaultValue = Prominence.standard }
  enum Focused: EnvironmentKey { static let defaultValue = false }
  enum Material_: EnvironmentKey { static var defaultValue: Material? { nil } }
  enum Order: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
  enum Scrolls: EnvironmentKey { static let defaultValue = true }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[Key.IsEnabled.self] }
    set { self[Key.IsEnabled.self] = newValue }
  }
  public var locale: Locale {
    get { self[Key.Locale_.self] }
    set { self[Key.Locale_.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[Key.Calendar_.self] }
    set { self[Key.Calendar_.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[Key.TimeZone_.self] }
    set { self[Key.TimeZone_.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[Key.Direction.self] }
    set { self[Key.Direction.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[Key.TypeSize.self] }
    set { self[Key.TypeSize.self] = newValue }
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.Horizontal.self] }
    set { self[Key.Horizontal.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[Key.Vertical.self] }
    set { self[Key.Vertical.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[Key.Scheme.self] }
    set { self[Key.Scheme.self] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast {
    get { self[Key.Contrast.self] }
    set { self[Key.Contrast.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[Key.Scale.self] }
    set { self[Key.Scale.self] = newValue }
  }
  public var pixelLength: CGFloat { 1 / displayScale }
  public var scenePhase: ScenePhase {
    get { self[Key.Phase.self] }
    set { self[Key.Phase.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[Key.Legibility.self] }
    set { self[Key.Legibility.self] = newValue }
  }
  public var font: Font? {
    get { self[Key.Font_.self] }
    set { self[Key.Font_.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[Key.Weight.self] }
    set { self[Key.Weight.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[Key.Lines.self] }
    set { self[Key.Lines.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[Key.LineSpacing.self] }
    set { self[Key.LineSpacing.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[Key.MinimumScale.self] }
    set { self[Key.MinimumScale.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[Key.Alignment_.self] }
    set { self[Key.Alignment_.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[Key.Case.self] }
    set { self[Key.Case.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[Key.Truncation.self] }
    set { self[Key.Truncation.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[Key.Tightening.self] }
    set { self[Key.Tightening.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[Key.Variants.self] }
    set { self[Key.Variants.self] = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[Key.ImageScale.self] }
    set { self[Key.ImageScale.self] = newValue }
  }
  public var controlSize: ControlSize {
    get { self[Key.Size.self] }
    set { self[Key.Size.self] = newValue }
  }
  var labelsHidden: Bool {
    get { self[Key.LabelsHidden.self] }
    set { self[Key.LabelsHidden.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { self[Key.Redaction.self] }
    set { self[Key.Redaction.self] = newValue }
  }
  package var accessibility: AccessibilityFlags {
    get { self[Key.AccessibilityFlags_.self] }
    set { self[Key.AccessibilityFlags_.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[Key.Edit.self] }
    set { self[Key.Edit.self] = newValue }
  }
  public internal(set) var isSearching: Bool {
    get { self[Key.Searching.self] }
    set { self[Key.Searching.self] = newValue }
  }
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[Key.DismissingSearch.self] }
    set { self[Key.DismissingSearch.self] = newValue }
  }
  public internal(set) var dismiss: DismissAction {
    get { self[Key.Dismissing.self] }
    set { self[Key.Dismissing.self] = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { self[Key.Presented.self] }
    set { self[Key.Presented.self] = newValue }
  }
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { dismiss() } } })
  }
  public var openURL: OpenURLAction {
    get { self[Key.Opening.self] }
    set { self[Key.Opening.self] = newValue }
  }
  public internal(set) var refresh: RefreshAction? {
    get { self[Key.Refreshing.self] }
    set { self[Key.Refreshing.self] = newValue }
  }
  public var defaultMinListRowHeight: CGFloat {
    get { self[Key.RowHeight.self] }
    set { self[Key.RowHeight.self] = newValue }
  }
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[Key.HeaderHeight.self] }
    set { self[Key.HeaderHeight.self] = newValue }
  }
  public var headerProminence: Prominence {
    get { self[Key.Prominence_.self] }
    set { self[Key.Prominence_.self] = newValue }
  }
  public var isFocused: Bool { self[Key.Focused.self] }
  public var backgroundMaterial: Material? {
    get { self[Key.Material_.self] }
    set { self[Key.Material_.self] = newValue }
  }
  public var menuOrder: MenuOrder {
    get { self[Key.Order.self] }
    set { self[Key.Order.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[Key.Scrolls.self] }
    set { self[Key.Scrolls.self] = newValue }
  }
  public var isLuminanceReduced: Bool { false }
  public var supportsMultipleWindows: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  public var controlActiveState: ControlActiveState { .key }
  public var isActivityFullscreen: Bool { false }
  public var showsWidgetContainerBackground: Bool { true }
  public var isHoverEffectEnabled: Bool { true }
  public var autocorrectionDisabled: Bool { false }
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  public var keyboardShortcut: KeyboardShortcut? { nil }
  public var fontResolutionContext: Font.Context { Font.Context() }
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  public var tabBarPlacement: TabBarPlacement? { nil }
}
