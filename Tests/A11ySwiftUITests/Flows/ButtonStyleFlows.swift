import A11ySwiftUI
import Interface
import Testing

// Buttons, pictures and bars around content, in the forms in which apps have them (Apple's references, each under its name).

@MainActor
@Suite("Buttons of an app's own styles, pictures and insets")
struct ButtonStyleFlows {
  /// Apple, “PrimitiveButtonStyle”: the example triggers the action on a long press and by a tap of its own.
  struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }
  struct Bordered: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      HStack {
        Image(systemName: "star")
        Button(configuration)
      }
    }
  }

  struct Styled<Style: PrimitiveButtonStyle>: A11ySwiftUI.View {
    let style: Style
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      Button("Add") { count += 1 }.buttonStyle(style)
      Text("\(count) times")
    }
  }

  @Test("A style that triggers the action by itself, and one that has the button in it") func primitive() {
    #expect(hear(Styled(style: Tapped()), .focus("Add"), .activate, .last).last == "1 times")
    #expect(stops(Styled(style: Bordered())) == ["Favorite, image", "Add, button", "0 times"])
    #expect(hear(Styled(style: Bordered()), .focus("Add"), .activate, .last).last == "1 times")
  }

  @Test("The system's styles leave a button as it is") func system() {
    let plain = ["Add, button", "0 times"]
    #expect(stops(Styled(style: .plain)) == plain)
    #expect(stops(Styled(style: .borderless)) == plain)
    #expect(stops(Styled(style: .bordered).buttonBorderShape(.roundedRectangle(radius: 4))) == plain)
    #expect(stops(Styled(style: .borderedProminent).buttonRepeatBehavior(.enabled)) == plain)
    #expect(stops(Styled(style: .glass)) == plain)
    #expect(stops(Styled(style: .glassProminent)) == plain)
    #expect(stops(Styled(style: .automatic)) == plain)
  }

  // The documentation of Image: a label is read, what is decorative is not there.
  @Test("Pictures in their further forms") func pictures() {
    let label = Text("Beach")
    let beach = ["Beach, image"]
    #expect(stops(Image("sea", label: label)) == beach)
    #expect(stops(Image("sea", variableValue: 0.5, label: label)) == beach)
    #expect(stops(Image(ImageResource(name: "sea"), label: label)) == beach)
    #expect(stops(Image(decorative: ImageResource(name: "sea"))).isEmpty)
    #expect(stops(Image(decorative: "sea", variableValue: 0.5)).isEmpty)
    #expect(stops(Image(systemName: "star", variableValue: 0.5)) == ["Favorite, image"])
    #expect(
      stops(
        Image("sea", label: label).renderingMode(.template).interpolation(.high).antialiased(true)
          .symbolRenderingMode(.multicolor).resizable().scaledToFill()) == beach)
  }

  struct Inset: A11ySwiftUI.View {
    let edge: VerticalEdge
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      List { Text("\(count) things") }
        .safeAreaInset(edge: edge, spacing: 4) { Button("Add") { count += 1 } }
        .safeAreaPadding(4)
    }
  }

  // Apple, “safeAreaInset(edge:alignment:spacing:content:)”: beside the modified view, at an edge of it.
  @Test("What is inset stands before the content at the top, and after it at the bottom") func insets() {
    #expect(stops(Inset(edge: .bottom)) == ["0 things", "Add, button"])
    #expect(stops(Inset(edge: .top)) == ["Add, button", "0 things"])
    #expect(hear(Inset(edge: .bottom), .last, .activate, .first).last == "1 things")
  }

  struct Cased: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Text("Star").italic().bold(true).monospaced().underline().strikethrough().kerning(1).tracking(1)
        .fontWeight(.bold).fontDesign(.serif).baselineOffset(1).accessibilityLabel("Sun")
      Text("Moon").accessibilityLabel(LocalizedStringResource("Luna")) + Text(" up").italic(false)
    }
  }

  // Apple, “Text.accessibilityLabel(_:)”: “an alternative … description of the text”, in a text made of several too.
  @Test("Texts with looks and labels of their own") func texts() {
    #expect(stops(Cased()) == ["Sun", "Luna up"])
  }

  struct Posting: A11ySwiftUI.View {
    let post: () -> Void
    var body: some A11ySwiftUI.View {
      Button("Post") { post() }
      Text("Rest")
    }
  }

  // Apple, “AccessibilityNotification”: what is announced, what has changed, what page it is now.
  @Test("What an app posts is heard") func posts() {
    func heard(_ post: @escaping () -> Void) -> [String] { Array(hear(Posting(post: post), .activate).dropFirst()) }
    var urgent = AttributedString("Failed")
    urgent.accessibilitySpeechAnnouncementPriority = .high
    #expect(heard { AccessibilityNotification.Announcement(urgent).post() }.contains("Failed"))
    #expect(heard { AccessibilityNotification.PageScrolled("Page 2").post() }.contains("Page 2"))
    #expect(heard { AccessibilityNotification.PageScrolled(AttributedString("Page 3")).post() }.contains("Page 3"))
  }

  struct Animated: A11ySwiftUI.View {
    enum Phase: CaseIterable { case small, large }
    @State private var isOn = false
    var body: some A11ySwiftUI.View {
      Text("Star").phaseAnimator(Phase.allCases) { content, phase in content.scaleEffect(phase == .small ? 1 : 2) }
      PhaseAnimator([1, 2]) { Text("Phase \($0)") }
      Text("Sun").keyframeAnimator(initialValue: 1.0) { content, value in
        content.opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0.5, duration: 1)
        SpringKeyframe(1, duration: 1)
      }
      Button("Turn") { withTransaction(Transaction(animation: .default)) { isOn.toggle() } }
      Text(isOn ? "On" : "Off")
    }
  }

  // Apple, “PhaseAnimator” and “KeyframeAnimator”: content in its first phase, and with its first value.
  @Test("Content that is animated stands there once") func animated() {
    #expect(stops(Animated()) == ["Star", "Phase 1", "Sun", "Turn, button", "Off"])
    #expect(hear(Animated(), .focus("Turn"), .activate, .last).last == "On")
  }
}
