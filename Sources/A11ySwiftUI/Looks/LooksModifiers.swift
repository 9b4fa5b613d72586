/// Modifiers that change only what is seen.
nonisolated extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    adding(.look(.color(style.paint)))
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary)
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
  public func foregroundColor(_ color: Color?) -> some View {
    piecewise { piece, _ in if let color { piece.modifications.append(.look(.color(color.paint))) } }
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> Self { self }
  public func tint(_ tint: Color?) -> Self { self }
  public func accentColor(_ color: Color?) -> Self { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> Self { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { adding(.layout(.clipped)) }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { adding(.layout(.clipped)) }
  public func containerShape<T: InsettableShape>(_ shape: T) -> Self { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public func brightness(_ amount: Double) -> Self { self }
  public func contrast(_ amount: Double) -> Self { self }
  public func saturation(_ amount: Double) -> Self { self }
  public func grayscale(_ amount: Double) -> Self { self }
  public func hueRotation(_ angle: Angle) -> Self { self }
  public func colorInvert() -> Self { self }
  public func colorMultiply(_ color: Color) -> Self { self }
  public func luminanceToAlpha() -> Self { self }
  public func blendMode(_ mode: BlendMode) -> Self { self }
  public func compositingGroup() -> Self { self }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> Self { self }
  public func opacity(_ opacity: Double) -> some View { adding(.opacity(opacity)) }
  public func hidden() -> some View { adding(.hidden) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Self { self }
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }
  public func animation(_ animation: Animation?) -> Self { self }
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func transition<T: Transition>(_ transition: T) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  public func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> Self { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { firstPhase(phases, content) }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { firstPhase(phases, content) }
  private func firstPhase<Phase>(
    _ phases: some Sequence<Phase>, _ content: (PlaceholderContentView<Self>, Phase) -> some View
  ) -> AnyView {
    var iterator = phases.makeIterator()
    guard let phase = iterator.next() else { return AnyView(self) }
    return AnyView(content(PlaceholderContentView(content: self), phase))
  }
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

  // MARK: Text
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Self
  { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  public func kerning(_ kerning: CGFloat) -> Self { self }
  public func tracking(_ tracking: CGFloat) -> Self { self }
  public func baselineOffset(_ offset: CGFloat) -> Self { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public func allowsTightening(_ flag: Bool) -> Self { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> Self { self }
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> Self { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }
  public func lineHeight(_ height: LineHeight?) -> Self { self }
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> Self { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
  public func labelReservedIconWidth(_ width: CGFloat) -> Self { self }

  // MARK: Images and symbols
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  public func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> Self
  { self }
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> Self { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Self { self }

  // MARK: Input
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> Self { self }
  public func disableAutocorrection(_ disable: Bool?) -> Self { self }
  public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  public func findDisabled(_ disabled: Bool = true) -> Self { self }
  public func replaceDisabled(_ disabled: Bool = true) -> Self { self }
  public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }

  // MARK: Screen
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    rendered { content, context in
      guard let scheme else { return context.render(content) }
      var output = context.remembering { $0.colorScheme = scheme }.render(content)
      // The whole screen is painted in it, not only what is in the view.
      output.modify { piece in
        piece.modifications += [.look(.background(.color("systemBackground"))), .look(.colorScheme(scheme))]
      }
      return output
    }
  }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func statusBar(hidden: Bool) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> Self { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
  public func invalidatableContent(_ invalidatable: Bool = true) -> Self { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> Self { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> Self { self }
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> Self { self }
  public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> Self {
    self
  }
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular) -> Self { self }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self { self }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> Self { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  public func glassBackgroundEffect() -> Self { self }
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> Self { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> Self { self }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> Self {
    self
  }
  public func userActivity(_ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> Self
  { self }
  public func userActivity<P>(_ type: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> Self {
    self
  }
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  public func interactionActivityTrackingTag(_ tag: String) -> Self { self }
  public func tableStyle<S: TableStyle>(_ style: S) -> Self { self }
  public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
  public func typeSelectEquivalent(_ text: Text?) -> Self { self }
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  public func widgetURL(_ url: URL?) -> Self { self }
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }
  public func toolbarItemHidden(_ hidden: Bool = true) -> Self { self }
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
  public func safeAreaPadding(_ edge: VerticalEdge, _ length: CGFloat) -> Self { self }
}

public struct LayoutDirectionBehavior: Hashable, Sendable {
  public static let fixed = LayoutDirectionBehavior()
  public static let mirrors = LayoutDirectionBehavior()
}
public struct LineHeight: Hashable, Sendable {
  public static let normal = LineHeight()
  public static let loose = LineHeight()
  public static let tight = LineHeight()
  public static let variable = LineHeight()
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight() }
  public static func exact(points: CGFloat) -> LineHeight { LineHeight() }
}
public struct WritingToolsBehavior: Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
public struct ProjectionTransform: Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static let numericText = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition
  {
    ContentTransition()
  }
}
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
public struct SensoryFeedback: Equatable, Sendable {
  public enum Flexibility: Sendable { case rigid, solid, soft }
  public enum Weight: Sendable { case light, medium, heavy }
  public static let success = SensoryFeedback()
  public static let warning = SensoryFeedback()
  public static let error = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static let increase = SensoryFeedback()
  public static let decrease = SensoryFeedback()
  public static let start = SensoryFeedback()
  public static let stop = SensoryFeedback()
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let impact = SensoryFeedback()
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}
public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let navigationSplitView = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
  public static let window = ContainerBackgroundPlacement()
  public static let subscriptionStore = ContainerBackgroundPlacement()
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement()
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement()
}

public struct HandGestureShortcut: Hashable, Sendable {
  public static let primaryAction = HandGestureShortcut()
}
