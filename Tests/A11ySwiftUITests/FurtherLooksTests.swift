import A11ySwiftUI
import A11yUIKit
import Interface
import Testing

/// Further looks, each with what it is made of: nothing of it is heard, and the view does what it did (the documentation of
/// SwiftUI, “Drawing and graphics”, “Animations”, “Text input and output”).
@MainActor
@Suite("Further looks")
struct FurtherLooksTests {
  typealias Sample = LooksTests.Sample

  private func expectSame(_ view: some A11ySwiftUI.View, _ place: SourceLocation = #_sourceLocation) {
    #expect(stops(view) == ["Oslo", "Add, button", "0 times", "Favorite, image"], sourceLocation: place)
    #expect(hear(view, .focus("Add"), .activate, .next(1)).last == "1 times", sourceLocation: place)
  }

  @Test("Materials, styles of the system and gradients") func styles() {
    let rainbow = Gradient(colors: [.yellow, .mint, .teal, .cyan, .indigo, .pink, .brown])
    let materials: [A11ySwiftUI.Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick, .bar]
    let gradients: [any ShapeStyle] = [
      LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing),
      LinearGradient(stops: rainbow.stops, startPoint: .top, endPoint: .bottom),
      RadialGradient(stops: rainbow.stops, center: .center, startRadius: 0, endRadius: 4),
      EllipticalGradient(stops: rainbow.stops), EllipticalGradient(gradient: rainbow),
      AngularGradient(stops: rainbow.stops, center: .center, angle: .zero),
      AngularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)),
      rainbow.colorSpace(.perceptual),
      MeshGradient(width: 2, height: 1, points: [SIMD2<Float>(0, 0), SIMD2<Float>(1, 0)], colors: [.red, .blue]),
    ]
    for material in materials { expectSame(Sample().background(material)) }
    for gradient in gradients { expectSame(Sample().foregroundStyle(AnyShapeStyle(gradient))) }
  }

  // Apple, Gradient.init(colors:): the colors are equally far from each other.
  @Test("The colors of a gradient are spread over all of it") func stopsOfGradients() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  private struct Glassy: A11ySwiftUI.View {
    @Namespace private var space
    var body: some A11ySwiftUI.View {
      GlassEffectContainer(spacing: 4) {
        Sample().glassEffectID("one", in: space).glassEffectUnion(id: "two", namespace: space)
          .glassEffectTransition(.materialize).matchedGeometryEffect(id: 1, in: space).glassBackgroundEffect()
          .focusScope(space).prefersDefaultFocus(in: space).focusable().focusable(true, interactions: .activate)
      }
    }
  }

  @Test("Glass, and shaders of the app's own") func glass() {
    expectSame(Glassy())
    let shader = ShaderLibrary.ripple(
      .boundingRect, .float(1), .float(0.5), .float2(1.0, 2.0), .float2(CGPoint.zero), .float2(CGSize.zero),
      .float3(1.0, 2.0, 3.0), .float4(1.0, 2.0, 3.0, 4.0), .floatArray([1]), .color(.red), .colorArray([.red]),
      .image(Image("leaf")), .data(Data()))
    expectSame(
      Sample().colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero)
        .layerEffect(ShaderLibrary.bundle(.main).wave(.float(1)), maxSampleOffset: .zero).foregroundStyle(shader))
  }

  @Test("Shapes that are around, and what is done in a place of their own") func surroundings() {
    let sample = Sample()
    expectSame(
      sample.clipShape(.rect(cornerRadius: 4)).clipShape(.capsule).projectionEffect(ProjectionTransform())
        .clipShape(.rect(topLeadingRadius: 4)).clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 2)))
        .clipShape(.buttonBorder).clipShape(.rect(corners: .concentric)).contentShape(.dragPreview, .rect).contentShape(
          .contextMenuPreview, .circle
        )
        .containerBackground(.red, for: .navigation).containerBackground(for: .widget) { Color.red })
    expectSame(
      sample.lineHeight(.loose).multilineTextAlignment(strategy: .layoutBased).writingToolsBehavior(.limited)
        .typesettingLanguage(Locale.Language(identifier: "th")).labelIconToTitleSpacing(4).labelReservedIconWidth(20)
        .symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw).allowedDynamicRange(.high)
        .autocapitalization(.words).textEditorStyle(.plain).findDisabled().replaceDisabled()
        .findNavigator(isPresented: .constant(false)).sliderThumbVisibility(.hidden).layoutDirectionBehavior(.mirrors))
    expectSame(
      sample.defaultHoverEffect(.highlight).listRowHoverEffectDisabled().handGestureShortcut(.primaryAction)
        .handlesExternalEvents(preferring: [], allowing: ["a"]).interactionActivityTrackingTag("a")
        .typeSelectEquivalent(Text("Oslo")).widgetURL(nil).widgetAccentable().toolbarItemHidden(false)
        .navigationLinkIndicatorVisibility(.hidden).onContinueUserActivity("a") { _ in }.userActivity("a") { _ in }
        .userActivity("a", element: 1) { _, _ in }.tableColumnHeaders(.hidden).tableStyle(.inset))
    expectSame(
      sample.onPencilDoubleTap { _ in }.onPencilSqueeze { _ in }.presentationPreventsAppTermination(true)
        .tabViewSidebarHeader { Text("Header") }.tabViewSidebarFooter { Text("Footer") }
        .tabViewSidebarBottomBar { Text("Bar") }.defaultAdaptableTabBarPlacement(.tabBar)
        .textSelectionAffinity(.upstream).dragConfiguration(DragConfiguration(allowMove: true))
        .dropPreviewsFormation(.pile).dragPreviewsFormation(.stack)
        .accessibilityAssistiveAccessNavigationIcon(systemImage: "leaf")
        .accessibilityAssistiveAccessNavigationIcon(Image("leaf")))
    expectSame(
      sample.sensoryFeedback(.warning, trigger: 1) { $0 != $1 }.sensoryFeedback(trigger: 1) { _, _ in .increase }
        .sensoryFeedback(trigger: 1) { .levelChange }.sensoryFeedback(.impact(flexibility: .soft), trigger: 3)
        .transaction(value: 1) { $0.disablesAnimations = true })
  }

  private struct Steps { var scale = 1.0 }

  @Test("Phases and keyframes are shown as they begin") func keyframes() {
    let sample = Sample()
    expectSame(
      sample.keyframeAnimator(initialValue: Steps()) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.2)
          CubicKeyframe(1.1, duration: 0.2)
          SpringKeyframe(1, spring: .bouncy)
          MoveKeyframe(1)
        }
      })
    expectSame(
      sample.keyframeAnimator(initialValue: Steps(), trigger: 1) { content, value in
        content.scaleEffect(value.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.2) }
      })
    expectSame(
      KeyframeAnimator(initialValue: Steps(), repeating: false) { _ in
        sample
      } keyframes: { _ in
        KeyframeTrack(\.scale) { LinearKeyframe(1.2, duration: 0.2) }
      })
    expectSame(sample.phaseAnimator([1.0, 2.0]) { content, phase in content.opacity(phase) })
    expectSame(sample.phaseAnimator([1.0, 2.0], trigger: 1) { content, phase in content.scaleEffect(phase) })
    expectSame(sample.phaseAnimator([Double]()) { content, phase in content.opacity(phase) })
    expectSame(PhaseAnimator([true, false]) { if $0 { sample } else { Text("Later") } })
    expectSame(PhaseAnimator([true, false], trigger: 1) { if $0 { sample } else { Text("Later") } })
    expectSame(sample.animation(.spring(.snappy)) { $0.scaleEffect(1.1) }.animation(.easeIn))
  }

  @Test("Symbols move, and are heard as they are") func symbols() {
    let effects: [AnySymbolEffect] = [
      .bounce.up.byLayer, .bounce.down.wholeSymbol, .variableColor.reversing.cumulative.hideInactiveLayers,
      .variableColor.nonReversing.dimInactiveLayers, .rotate.clockwise, .rotate.counterClockwise, .wiggle, .breathe,
      .scale.up, .appear, .disappear, .drawOn, .drawOff, .replace.downUp, .replace.offUp,
    ]
    for effect in effects { expectSame(Sample().symbolEffect(effect).transition(.symbolEffect(effect))) }
    let options: [SymbolEffectOptions] = [
      .repeat(.continuous), .repeat(.periodic(3, delay: 1)), .speed(2), .nonRepeating, .repeat(2),
    ]
    for option in options { expectSame(Sample().symbolEffect(.pulse, options: option, value: 1)) }
  }
}
