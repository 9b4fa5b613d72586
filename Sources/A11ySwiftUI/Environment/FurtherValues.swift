private enum FurtherKey {
  enum Shape: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }
  enum Background: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
  enum Undo: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
  enum Rendering: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
}

/// Values that tell of looks, or of what a phone does not have.
extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[FurtherKey.Shape.self] }
    set { self[FurtherKey.Shape.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[FurtherKey.Background.self] }
    set { self[FurtherKey.Background.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[FurtherKey.Rendering.self] }
    set { self[FurtherKey.Rendering.self] = newValue }
  }
  public var appearsActive: Bool { true }
  public var isTabBarShowingSections: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
  public var supportsImagePlayground: Bool { false }
  public var supportsRemoteScenes: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

extension EnvironmentValues {
  /// What takes back what was done in the window.
  public internal(set) var undoManager: UndoManager? {
    get { self[FurtherKey.Undo.self] }
    set { self[FurtherKey.Undo.self] = newValue }
  }
}
