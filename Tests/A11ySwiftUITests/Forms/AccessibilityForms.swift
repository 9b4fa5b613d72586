import A11ySwiftUI
import Interface
import Testing
import Utterances
import VoiceOver

/// The accessibility modifiers in the forms that apps write them in (the documentation of SwiftUI, “Accessibility modifiers”).
@MainActor
@Suite("Accessibility modifiers in all their forms")
struct AccessibilityForms {
  private let string = "Trip"
  private let resource = LocalizedStringResource("Trip")
  private let picture = Image("beach")

  @Test("Words")
  func words() {
    let labelled = ["Trip, image"]
    #expect(stops(picture.accessibilityLabel("Trip")) == labelled)
    #expect(stops(picture.accessibilityLabel(string)) == labelled)
    #expect(stops(picture.accessibilityLabel(Text(string))) == labelled)
    #expect(stops(picture.accessibilityLabel(resource)) == labelled)
    #expect(stops(picture.accessibility(label: Text(string))) == labelled)
    #expect(stops(picture.accessibilityLabel("Trip", isEnabled: true)) == labelled)
    #expect(stops(picture.accessibilityLabel("Else", isEnabled: false).accessibilityLabel("Trip")) == labelled)
    let valued = ["Oslo, Trip"]
    let text = Text("Oslo")
    #expect(stops(text.accessibilityValue("Trip")) == valued)
    #expect(stops(text.accessibilityValue(string)) == valued)
    #expect(stops(text.accessibilityValue(Text(string))) == valued)
    #expect(stops(text.accessibilityValue(resource)) == valued)
    #expect(stops(text.accessibility(value: Text(string))) == valued)
    #expect(stops(text.accessibilityValue("Trip", isEnabled: false)) == ["Oslo"])
  }

  @Test("Hints, and help, which is one")
  func hints() {
    func hint(_ view: some A11ySwiftUI.View) -> Bool {
      var session = Session(LiveApp(view))
      _ = session.open()
      return session.reading.utterances().flatMap { $0.linesAfterPause() } == ["Opens the trip"]
    }
    let words = "Opens the trip"
    let button = Button("Oslo") {}
    #expect(hint(button.accessibilityHint("Opens the trip")))
    #expect(hint(button.accessibilityHint(words)))
    #expect(hint(button.accessibilityHint(Text(words))))
    #expect(hint(button.accessibilityHint(LocalizedStringResource("Opens the trip"))))
    #expect(hint(button.accessibility(hint: Text(words))))
    #expect(hint(button.help("Opens the trip")))
    #expect(hint(button.help(words)))
    #expect(hint(button.help(Text(words))))
    #expect(!hint(button.accessibilityHint("Opens the trip", isEnabled: false)))
  }

  @Test("What is an element, and what is not")
  func elements() {
    let pair = HStack {
      Text("Oslo")
      Text("12 miles")
    }
    #expect(stops(pair.accessibilityElement(children: .combine)) == ["Oslo, 12 miles"])
    #expect(stops(pair.accessibilityElement(children: .contain)) == ["Oslo", "12 miles"])
    #expect(stops(pair.accessibilityElement(children: .ignore).accessibilityLabel("Row")) == ["Row"])
    #expect(stops(pair.accessibilityElement().accessibilityLabel("Row")) == ["Row"])
    #expect(stops(pair.accessibilityHidden(true)).isEmpty)
    #expect(stops(pair.accessibility(hidden: true)).isEmpty)
    #expect(stops(pair.accessibilityHidden(true, isEnabled: false)) == ["Oslo", "12 miles"])
    let children = picture.accessibilityElement().accessibilityLabel("Chart").accessibilityChildren {
      Text("Monday")
      Text("Tuesday")
    }
    #expect(stops(children) == ["Chart, Monday", "Tuesday"])
    #expect(stops(picture.accessibilityRepresentation { Text("Drawn") }) == ["Drawn"])
  }

  @Test("Traits and headings")
  func traits() {
    let text = Text("Oslo")
    #expect(stops(text.accessibilityAddTraits(.isHeader)) == ["Oslo, heading"])
    #expect(stops(text.accessibility(addTraits: [.isHeader, .isButton])) == ["Oslo, button, heading"])
    #expect(stops(text.accessibilityAddTraits(.isSelected)) == ["selected, Oslo"])
    #expect(stops(Button("Oslo") {}.accessibilityRemoveTraits(.isButton)) == ["Oslo"])
    #expect(stops(Button("Oslo") {}.accessibility(removeTraits: .isButton)) == ["Oslo"])
    #expect(stops(text.accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)) == ["Oslo, heading level 2"])
  }

  private struct Rated: A11ySwiftUI.View {
    @State private var stars = 3
    @State private var said = "Nothing"
    var body: some A11ySwiftUI.View {
      Text("Rating").accessibilityValue("\(stars) stars")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: stars += 1
          case .decrement: stars -= 1
          @unknown default: break
          }
        }
        .accessibilityAction { said = "Opened" }
        .accessibilityAction(named: "Share") { said = "Shared" }
        .accessibilityAction(named: Text("Copy")) { said = "Copied" }
        .accessibilityAction(
          action: { said = "Kept" },
          label: { Label("Keep", systemImage: "bookmark") }
        )
        .accessibilityActions { Button("Report") { said = "Reported" } }
      Text(said)
    }
  }

  @Test("Actions")
  func actions() {
    #expect(hear(Rated(), .increment(1)).last == "4 stars")
    #expect(hear(Rated(), .activate, .next(1)).last == "Opened")
    #expect(hear(Rated(), .perform("Share"), .next(1)).last == "Shared")
    #expect(hear(Rated(), .perform("Copy"), .next(1)).last == "Copied")
    #expect(hear(Rated(), .perform("Keep"), .next(1)).last == "Kept")
    #expect(hear(Rated(), .perform("Report"), .next(1)).last == "Reported")
  }
}
