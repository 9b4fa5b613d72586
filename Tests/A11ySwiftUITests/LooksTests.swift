import A11ySwiftUI
import A11yUIKit
import Interface
import Testing

/// What only changes how a view looks or feels changes neither what is heard of it nor what it does (the documentation of
/// SwiftUI, “Drawing and graphics”, “Animations”, “Text input and output”).
@MainActor
@Suite("Looks")
struct LooksTests {
  struct Sample: A11ySwiftUI.View {
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      VStack {
        Text("Oslo")
        Button("Add") { count += 1 }
        Text("\(count) times")
        Image(systemName: "star")
      }
    }
  }

  private func expectSame(_ view: some A11ySwiftUI.View, _ place: SourceLocation = #_sourceLocation) {
    #expect(stops(view) == ["Oslo", "Add, button", "0 times", "Favorite, image"], sourceLocation: place)
    #expect(hear(view, .focus("Add"), .activate, .next(1)).last == "1 times", sourceLocation: place)
  }

  @Test("Colors, borders and shapes around a view") func colors() {
    let sample = Sample()
    expectSame(
      sample.foregroundStyle(.primary).foregroundStyle(.red, .blue).foregroundColor(.green).tint(.orange)
        .tint(Gradient(colors: [.red, .blue])).accentColor(.purple).backgroundStyle(.background))
    expectSame(
      sample.border(.red, width: 2).border(
        .linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
      )
      .cornerRadius(8).containerShape(RoundedRectangle(cornerRadius: 4))
      .contentShape(Rectangle()).contentShape(.interaction, Circle()))
    expectSame(
      sample.shadow(radius: 3).shadow(color: .gray, radius: 1, x: 1, y: 2).blur(radius: 1).brightness(0.1).contrast(1.2)
        .saturation(0.4).grayscale(0.2).hueRotation(.degrees(20)).colorInvert().colorMultiply(.red).luminanceToAlpha()
        .blendMode(.multiply).compositingGroup().drawingGroup())
    expectSame(sample.preferredColorScheme(.dark).colorScheme(.dark).listRowBackground(Color.red))
    expectSame(
      sample.background(.thinMaterial).background(in: Circle()).background(.red, in: Capsule())
        .background(Color(red: 1, green: 0.5, blue: 0).gradient).glassEffect().glassEffect(.regular, in: Capsule()))
    expectSame(
      sample.statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden).hoverEffect(.lift)
        .hoverEffectDisabled().privacySensitive().invalidatableContent().backgroundExtensionEffect())
  }

  @Test("Turning, moving and scaling") func transforms() {
    let sample = Sample()
    expectSame(
      sample.rotationEffect(.degrees(45)).rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)).scaleEffect(0.9)
        .scaleEffect(x: 1.1, y: 1.1).transformEffect(.identity).flipsForRightToLeftLayoutDirection(true)
        .offset(x: 2, y: 3).zIndex(2))
    expectSame(
      sample.visualEffect { content, proxy in
        content.opacity(proxy.size.width > 0 ? 1 : 0.5).scaleEffect(0.9).offset(x: 1).blur(radius: 1)
          .rotationEffect(.degrees(3)).brightness(0.1).saturation(0.5).grayscale(0.1).contrast(1)
          .hueRotation(.degrees(1))
      })
    expectSame(
      sample.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(0.9) })
  }

  @Test("Fonts and how words are set") func fonts() {
    let sample = Sample()
    expectSame(
      sample.font(.system(.title, design: .rounded, weight: .bold)).font(.system(size: 20, weight: .heavy))
        .font(.custom("Avenir", size: 14)).font(.custom("Avenir", size: 14, relativeTo: .body))
        .font(.custom("Avenir", fixedSize: 12)).font(.body.bold().italic().monospaced().monospacedDigit())
        .font(.caption.smallCaps().leading(.tight).weight(.light).width(.condensed)).fontWeight(.medium))
    expectSame(
      sample.italic().bold().underline().strikethrough(true, color: .red).monospaced().monospacedDigit()
        .fontDesign(.serif).fontWidth(.expanded).kerning(1).tracking(1).baselineOffset(2).truncationMode(.middle)
        .allowsTightening(true).textScale(.secondary).textSelection(.enabled).lineSpacing(4)
        .minimumScaleFactor(0.5).multilineTextAlignment(.center))
    expectSame(
      sample.lineLimit(2).lineLimit(1...3).lineLimit(...4).lineLimit(2...).lineLimit(2, reservesSpace: true)
        .lineLimit(nil).imageScale(.large).controlSize(.small).controlSize(.small ... .large)
        .symbolRenderingMode(.hierarchical).symbolVariant(.none).headerProminence(.increased))
  }

  @Test("Animations and transitions") func animations() {
    let sample = Sample()
    let springs: [Animation] = [
      .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
      .easeInOut,
      .easeInOut(duration: 1), .spring, .spring(response: 0.5, dampingFraction: 0.5), .spring(duration: 1, bounce: 0.2),
      .interactiveSpring(), .interpolatingSpring(stiffness: 1, damping: 1), .bouncy, .snappy, .smooth,
      .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), .linear.delay(1).speed(2).repeatCount(3, autoreverses: false),
      .easeIn.repeatForever(autoreverses: true),
    ]
    for animation in springs { expectSame(sample.animation(animation, value: 1)) }
    let transitions: [AnyTransition] = [
      .opacity, .slide, .identity, .scale, .scale(scale: 0.5, anchor: .top), .move(edge: .leading), .push(from: .top),
      .offset(x: 1, y: 2), .asymmetric(insertion: .opacity, removal: .slide), .opacity.combined(with: .scale),
      .opacity.animation(.linear), .modifier(active: Faded(), identity: Faded()),
    ]
    for transition in transitions { expectSame(sample.transition(transition)) }
    expectSame(
      sample.transition(.blurReplace).contentTransition(.numericText()).contentTransition(.opacity)
        .transaction { $0.animation = nil }.sensoryFeedback(.success, trigger: 1)
        .sensoryFeedback(.impact(weight: .heavy), trigger: 2))
    expectSame(
      sample.symbolEffect(.pulse).symbolEffect(.bounce, value: 1).symbolEffect(.variableColor.iterative, isActive: true)
        .symbolEffectsRemoved())
  }

  private struct Faded: ViewModifier {
    func body(content: Content) -> some A11ySwiftUI.View { content.opacity(0.9) }
  }

  struct Fading: A11ySwiftUI.View {
    @State private var isThere = true
    var body: some A11ySwiftUI.View {
      Button("Turn") {
        withAnimation(.spring) {
          isThere.toggle()
        } completion: {
        }
      }
      if isThere { Text("Here").transition(.move(edge: .bottom).combined(with: .opacity)) }
      Toggle("There", isOn: $isThere.animation(.easeIn))
    }
  }

  // Apple, withAnimation(_:_:): the changes of its body, and the result of it.
  @Test("What changes with an animation changes") func changes() {
    #expect(stops(Fading()) == ["Turn, button", "Here", "There, switch button, on"])
    #expect(hear(Fading(), .activate, .next(1)).last == "There, switch button, off")
    #expect(hear(Fading(), .last, .activate, .previous(1)).last == "Turn, button")
  }

  @Test("What lists, scrolls and fields look like") func lists() {
    let sample = Sample()
    expectSame(
      List {
        sample.listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowSeparatorTint(.red).listItemTint(.blue)
          .listSectionSeparator(.hidden).listSectionSeparatorTint(.red).listRowInsets(.leading, 4)
      }
      .listRowSpacing(4).listSectionSpacing(.compact).listSectionSpacing(8).scrollContentBackground(.hidden)
      .scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively).scrollBounceBehavior(.basedOnSize)
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 10))
    expectSame(
      ScrollView(.vertical, showsIndicators: false) { sample.scrollTargetLayout() }
        .scrollTargetBehavior(.paging).scrollClipDisabled().defaultScrollAnchor(.bottom).scrollDisabled(false)
        .contentMargins(8).contentMargins(.horizontal, 4).scrollIndicatorsFlash(onAppear: true))
    expectSame(
      sample.keyboardType(.emailAddress).textContentType(.username).submitLabel(.done)
        .textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true)
        .textFieldStyle(.roundedBorder).focusEffectDisabled().focusSection().allowsHitTesting(true))
    expectSame(
      sample.toolbarBackground(.red, for: .navigationBar).toolbarBackground(.hidden, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor).toolbarBackgroundVisibility(.visible))
    expectSame(
      sample.frame(width: 300, height: 300).frame(maxWidth: .infinity, alignment: .leading).padding().padding(4)
        .padding(.horizontal).padding(.top, 2).padding(EdgeInsets()).fixedSize().layoutPriority(1)
        .aspectRatio(1, contentMode: .fit).scaledToFit().ignoresSafeArea().edgesIgnoringSafeArea(.all).clipped()
        .alignmentGuide(.leading) { $0[.trailing] }.coordinateSpace(name: "here").position(x: 100, y: 100))
  }
}
