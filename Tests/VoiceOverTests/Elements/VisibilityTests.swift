import Interface
import Testing
import VoiceOver

/// What is not a stop, from AccessibilitySnapshot's ElementSelectionTests and ModalTests.
@Suite("Hidden and modal views")
struct VisibilityTests {
  @Test("Hidden and transparent views and all inside them are passed over", arguments: hiding)
  func hidden(_ key: String, _ hide: @Sendable (inout View) -> Void) {
    // AccessibilitySnapshot, ElementSelectionTests and ModalTests; the dot at opacity 0 likewise
    let inside = View(.text, .text("inside"))
    let element = View(.text, .text("hidden")).with(hide)
    let parent = View(.vstack, children: [inside]).with(hide)
    let custom = View(.view, children: [inside]).with(hide)
    #expect(heard(View(.text, .text("Lorem ipsum")), element, parent, custom) == ["Lorem ipsum"])
  }

  static let hiding: [(String, @Sendable (inout View) -> Void)] = [
    ("hidden", { $0.hidden = true }), ("opacity", { $0.opacity = .constant(0) }),
    ("elementsHidden", { $0.elementsHidden = true }),
  ]

  @Test("A modal view cuts off those beside it")
  func modal() {
    // AccessibilitySnapshot, ElementSelectionTests and ModalTests
    let other = View(.text, .text("Don't Read Me"))
    func modal(_ views: View...) -> View { View(.view, children: views).with { $0.isModal = true } }
    func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
    #expect(heard(View(.view, children: [other, modal(text("Modal 0")), other])) == ["Modal 0"])
    #expect(
      heard(
        View(
          .view,
          children: [
            other,
            View(.view).with {
              $0.isModal = true
              $0.isElement = true
              $0.label = Label("Modal View 0")
            },
          ])) == ["Modal View 0"])
    #expect(heard(View(.view, children: [other, modal()])) == [])
    #expect(heard(View(.view, children: [modal(text("Modal 0")), modal(text("Modal 1"))])) == ["Modal 1"])
    // AccessibilitySnapshot, ElementSelectionTests and ModalTests: a modal cuts only its siblings
    let two = View(.view, children: [modal(text("Modal 0")), modal(text("Modal 1"))])
    #expect(
      heard(View(.view, children: [other, two, two, other]))
        == ["Don't Read Me", "Modal 1", "Modal 1", "Don't Read Me"])
  }

  @Test(
    "A modal view cuts off those beside it in every kind of view around them", arguments: [Kind.zstack, .list, .form])
  func modalInside(_ kind: Kind) {
    // SwiftUI's isModal, “the siblings of this element … are ignored” by its documentation; AccessibilitySnapshot's rule
    // for the subviews of any parent
    func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
    let modal = View(.vstack, children: [text("Modal"), View(.button, .text("Close"))]).with { $0.traits = [.modal] }
    let around = View(kind, children: [text("behind"), modal, text("in front")])
    #expect(heard(around) == ["Modal", "Close. Button."])
    #expect(
      heard(around, readings: SourceReadings([.modalHidesFollowing: .flag(false)])) == [
        "Modal", "Close. Button.", "in front",
      ])
    #expect(heard(View(.vstack, children: [around, text("outside")])).last == "outside")
  }

  @Test("A modal layer is all that is read")
  func modalLayer() {
    // gewill/OpenCCman, the quota alert of issue 20: speech of iPadOS 27 went from the alert into the workspace, and with
    // `isModal` stayed in it
    func stack(_ words: String) -> View {
      View(.vstack, children: [View(.text, .text(.constant(words))), View(.button, .text("OK"))])
    }
    let workspace = stack("Source")
    #expect(
      heard(View(.zstack, children: [workspace, stack("Pro only feature").with { $0.isModal = true }]), style: .spoken)
        == ["Pro only feature", "OK, button"])
    #expect(
      heard(View(.zstack, children: [workspace, stack("Pro only feature")]), style: .spoken)
        == ["Source", "OK, button", "Pro only feature", "OK, button"])
  }

  @Test("What follows a modal view is reached where that source is followed")
  func followingModal() {
    // AccessibilitySnapshot's pull request 348, against its ModalTests
    func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
    let modal = View(.view, children: [text("Modal")]).with { $0.isModal = true }
    let screen = View(.view, children: [text("before"), modal, text("after")])
    #expect(heard(screen) == ["Modal"])
    #expect(heard(screen, readings: SourceReadings([.modalHidesFollowing: .flag(false)])) == ["Modal", "after"])
  }

  @Test("An alert covers the screen wherever it was written")
  func alert() {
    // MagentaA11y, alert: "Alert, title", "Body content", "CTA, button"
    let alert = View(
      .alert, .text("Title"), children: [View(.button, .text("CTA"))]
    ).with { $0.message = "Body content" }
    let screen = View(.vstack, children: [View(.text, .text("after")), View(.hstack, children: [alert])])
    #expect(heard(screen, style: .spoken) == ["Alert! Title", "Body content", "CTA, button"])
  }

  @Test("Shapes, spacers and dividers are not elements until they have a label")
  func shapes() {
    // Requirement A5
    let dot = View(.circle).with { $0.label = Label("Unread") }
    #expect(heard(View(.hstack, children: [View(.circle), View(.spacer), View(.divider), dot])) == ["Unread"])
  }
}
