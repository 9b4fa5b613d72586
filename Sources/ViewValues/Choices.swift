public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
public enum TabBarPlacement: Hashable, Sendable { case automatic }
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

public enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge
}

public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
    plusLighter
}
