/// Modifiers for other devices, and for what only pointers and pencils do.
nonisolated extension View {
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> Self { self }
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> Self { self }
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> Self { self }
  public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> Self { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
  public func searchSelection(_ selection: Binding<TextSelection?>) -> Self { self }
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  public func accessibilityAssistiveAccessNavigationIcon(systemImage: String) -> Self { self }
  public func accessibilityAssistiveAccessNavigationIcon(_ icon: Image) -> Self { self }
}

public struct PencilDoubleTapGestureValue: Hashable, Sendable {}
public enum PencilSqueezeGesturePhase: Hashable, Sendable { case active, ended, failed }
public struct TextSelectionAffinity: Hashable, Sendable {
  public static let automatic = TextSelectionAffinity()
  public static let upstream = TextSelectionAffinity()
  public static let downstream = TextSelectionAffinity()
}
public struct DragConfiguration: Sendable {
  public init(allowMove: Bool = false, allowDelete: Bool = false) {}
}
public struct DragDropPreviewsFormation: Sendable {
  public static let automatic = DragDropPreviewsFormation()
  public static let pile = DragDropPreviewsFormation()
  public static let list = DragDropPreviewsFormation()
  public static let stack = DragDropPreviewsFormation()
}
