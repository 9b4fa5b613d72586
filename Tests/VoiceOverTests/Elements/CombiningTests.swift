import Elements
import Interface
import Order
import OrderedCollections
import Testing
import VoiceOver

/// What `combine`, `contain` and `ignore` make of the elements inside a view.
@Suite("Grouping")
struct CombiningTests {
  private func text(_ words: String) -> View { View(.text, .text(.constant(words))) }

  private func combined(_ views: View...) -> View {
    View(.hstack, children: views).with { $0.makeElement(.combine) }
  }

  @Test("Labels are joined with a comma in the order of the tree")
  func labels() {
    // AccessibilitySnapshot, previews
    #expect(
      heard(combined(text("Label"), text("Text description for an element")))
        == ["Label, Text description for an element"])
    let person = View(.image, .symbol("person")).with { $0.hidden = true }
    #expect(heard(combined(person, text("John Doe"), text("Online"))) == ["John Doe, Online"])
  }

  @Test("Controls in controls, in which nothing has a name, are looked at once")
  func wordless() {
    // Who looked again in each, for images with names, would not come to an end.
    let view = (0..<40).reduce(View(.image)) { inner, _ in View(.button, children: [inner]) }
    #expect(heard(view, style: .spoken) == ["button"])
  }

  @Test("A stack that is no element hands its traits and its hint on to the elements in it")
  func stacks() {
    // AccessibilityDemo, 2026: “Learn More, Button”; of two elements it is assumed.
    let stack = View(.vstack, children: [text("Learn More"), text("Later")]).with { $0.traits = [.button] }
    #expect(heard(stack) == ["Learn More. Button.", "Later. Button."])
    let outer = View(.hstack, children: [stack]).with {
      $0.removeTraits = [.button]
      $0.selected = true
    }
    #expect(heard(outer) == ["Selected: Learn More", "Selected: Later"])
    // What surrounds the whole is not for its parts: they are no buttons.
    let row = combined(text("Name"), text("Price"))
    #expect(heard(View(.vstack, children: [row]).with { $0.traits = [.button] }) == ["Name, Price. Button."])
  }

  @Test("What is dimmed in all of its parts is dimmed itself")
  func dimmedParts() {
    // cvs-health, a snapshot of ButtonsView: “Log In. Dimmed. Button.”; that one part is not enough is assumed.
    let dimmed = text("Log In").with { $0.enabled = false }
    #expect(heard(View(.button, children: [dimmed])) == ["Log In. Dimmed. Button."])
    #expect(heard(View(.button, children: [dimmed, text("Now")])) == ["Log In, Now. Button."])
  }

  @Test("A value set on the combined view is added, a label replaces what was merged")
  func authored() {
    // AccessibilitySnapshot, previews
    #expect(
      heard(combined(text("Progress"), text("75%")).with { $0.value = "75 percent complete" })
        == ["Progress, 75%: 75 percent complete"])
    #expect(
      heard(combined(text("Headphones"), text("$149.99")).with { $0.label = Label("Wireless Headphones, $149.99") })
        == ["Wireless Headphones, $149.99"])
  }

  @Test("Two buttons become actions and leave the role after")
  func buttons() {
    // WWDC24-10073
    let row = combined(
      View(.circle).with { $0.label = Label("Unread") },
      View(.vstack, children: [text("Looks like a wonderful time"), text("Nick")]), View(.spacer),
      View(.button, .symbol("star.fill")), View(.button, .symbol("arrowshape.turn.up.left.fill")))
    #expect(
      speech(row, style: .spoken) == "Unread, Looks like a wonderful time, Nick, button | Actions available")
    #expect(actions(of: row) == ["Favorite", "Reply"])
  }

  @Test("A single element stays what it is, with what is said of the view around it")
  func single() {
    // Apple, `AccessibilityChildBehavior.combine`: a new element is made of “multiple or zero accessibility elements”.
    let button = View(.button, .text(.constant("Reply")))
    #expect(heard(combined(button)) == ["Reply. Button."])
    #expect(heard(combined(View(.image, .text(.constant("logo"))))) == ["logo. Image."])
    #expect(heard(combined(button).with { $0.label = Label("Answer") }) == ["Answer. Button."])
    #expect(heard(combined(View(.spacer), button).with { $0.value = "1 new" }) == ["Reply: 1 new. Button."])
  }

  @Test("A single button is what a double tap does; on the Mac its label is heard too")
  func singleButton() {
    // macOS: WWDC25-229, "Title, Apply - button". iOS: cvs-health, CombiningFocus; that no action is announced is assumed.
    let row = combined(text("Title"), View(.button, .text("Apply")))
    #expect(
      speech(row, on: Platform(.macOS, 26), style: .spoken)
        == "Title, Apply, button | You are currently on a button | To click this button, press Control-Option-Space")
    #expect(speech(row, style: .spoken) == "Title, button")
  }

  @Test("A combined row is not a field, and says what its field shows")
  func field() {
    // emassey0135/lumenna, notes on iOS 27: combining a row "lost the text-field role and read an empty field's
    // placeholder"
    #expect(
      speech(combined(text("Name"), View(.textField, .text("Work, or nothing"))), style: .spoken)
        == "Name, Work, or nothing")
  }

  @Test("The word for an image is lost in a combined row")
  func image() {
    // iOS 26 recordings; iOS 13 said it
    #expect(heard(combined(View(.image, .text("globe")), text("World")), style: .spoken) == ["globe, World"])
  }

  @Test("The name of a symbol is lost beside words, but for one that its author gave")
  func symbol() {
    // AccessibilitySnapshot, BasicAccessibilityDemo, 26.2: "John Doe, Online", of texts beside `person.circle.fill`
    let symbol = View(.image, .symbol("person.circle.fill"))
    #expect(heard(combined(symbol, text("John Doe"), text("Online")), style: .spoken) == ["John Doe, Online"])
    // cvs-health, AccessibilityValueView: "Notifications, button", of a button that shows a `circle` and its title
    let button = View(.button, children: [View(.image, .symbol("circle")), text("Notifications")])
    #expect(heard(button, style: .spoken) == ["Notifications, button"])
    // Around nothing else they are called by it: the labels of toolbar buttons in trees of iOS 26
    #expect(heard(View(.button, children: [View(.image, .symbol("plus"))]), style: .spoken) == ["Add, button"])
    let named = symbol.with { $0.label = Label("Photo") }
    #expect(heard(combined(named, text("John Doe")), style: .spoken) == ["Photo, John Doe"])
  }

  @Test("A toggle inside keeps its role and state")
  func toggle() {
    let row = combined(text("Wi-Fi"), View(.toggle).with { $0.isOn = Bound(.constant(.flag(true))) })
    #expect(heard(row, style: .spoken) == ["Wi-Fi, switch button, on"])
  }

  @Test("Ignoring drops everything that was not set by hand")
  func ignore() {
    // GR-11, mobilea11y.com
    let card = View(
      .vstack,

      children: [text("Mars"), text("The Red Planet"), View(.button, .text("Like"))]
    ).with {
      $0.makeElement(.ignore)
      $0.label = Label("Mars. The Red Planet. Like.")
      $0.traits = [.button]
    }
    #expect(heard(card) == ["Mars. The Red Planet. Like. Button."])
  }

  @Test("A button and a link to a screen merge the words inside; only controls stay apart")
  func merging() {
    // GR-03 and GR-04, WWDC21-10223
    let cell = View(
      .navigationLink,
      children: [
        text("WWDaisy"), text("Watering in five days"), View(.button, .text("Log watering")),
        View(.button, .text("Log fertilizing")),
      ])
    #expect(
      heard(cell, on: Platform(.watchOS, 26), style: .spoken)
        == ["WWDaisy, Watering in five days, button", "Log watering, button", "Log fertilizing, button"])
  }

  @Test("A button in a link is one of its actions, except on the watch")
  func buttonInLink() {
    // WWDC25-224: “Featured landmark, Mount Fuji, button”, “Actions available”, then “Asia”
    let link = View(
      .navigationLink,
      children: [text("Featured landmark"), text("Mount Fuji"), View(.button, .text("Learn More"))])
    #expect(heard(link, style: .spoken) == ["Featured landmark, Mount Fuji, button"])
    #expect(actions(of: link) == ["Learn More"])
  }

  @Test("A control in the label of a control is lost since iOS 26")
  func controlInControl() {
    // bitwarden/ios, issue 3013: the button “More options” in the label of a row's button is swallowed
    let row = View(.button, children: [text("Vault item"), View(.button, .text("More options"))])
    #expect(heard(row, style: .spoken) == ["Vault item, button"])
    #expect(actions(of: row) == [])
    let toggle = View(.toggle, children: [text("Sync"), View(.button, .text("Learn more"))])
    #expect(heard(toggle, style: .spoken) == ["Sync, switch button, off"])
    #expect(
      heard(toggle, on: Platform(.iOS, 18), style: .spoken) == ["Sync, switch button, off", "Learn more, button"])
  }

  @Test("A labeled content becomes the button in it")
  func buttonInLabeledContent() {
    // GeorgesAlkhouri/sealbreak, snapshots of its details on iOS 26
    func row(_ content: [View], isEnabled: Bool = true) -> View {
      let button = View(.button, children: content).with {
        $0.label = Label("Show stored share fragment")
        $0.value = "Hidden"
        if !isEnabled { $0.enabled = false }
      }
      return View(.labeledContent, children: [text("Share"), button])
    }
    let shown = [text("Hidden"), View(.image, .symbol("eye"))]
    #expect(heard(row(shown)) == ["Share, Show stored share fragment, Hidden: Hidden. Button."])
    #expect(
      heard(row([View(.progressView)], isEnabled: false))
        == ["Share, Show stored share fragment: Hidden. Dimmed. Button."])
    // What is called by what it shows says that once.
    let edit = View(.labeledContent, children: [text("Name"), View(.button, .text("Edit"))])
    #expect(heard(edit) == ["Name, Edit. Button."])
    // Of several controls nothing is known.
    let both = View(
      .labeledContent, children: [text("Name"), View(.button, .text("Edit")), View(.button, .text("Copy"))])
    #expect(heard(both) == ["Name", "Edit. Button.", "Copy. Button."])
  }

  @Test("A table cell joins its texts and leaves its buttons alone")
  func cell() {
    // GR-08, WWDC19-250
    let cell = View(
      .cell,
      children: [text("Patty's"), text("creamy"), text("rated 1 out of 5"), View(.button, .text("Add to favorites"))])
    #expect(
      heard(cell, style: .spoken) == ["Patty's, creamy, rated 1 out of 5", "Add to favorites, button"])
  }

  private func actions(of view: View) -> [String] {
    let screen = Screen(views: [view])
    let reading = ScreenReading(of: screen, in: Scenario(name: "", screens: ["main": screen]))
    return reading.order.stops.flatMap { $0.element.details.actions.map(\.name) }
  }

  @Test("The button of a disclosure group is combined like any other")
  func disclosureGroup() {
    // WWDC24-10073 and cvs-health, CombiningFocus: a single button is what a double tap does, and is not said but for
    // its role
    func group(_ isExpanded: Bool) -> View {
      View(
        .disclosureGroup, .text("Title"),

        children: [View(.text, .text("A")), View(.text, .text("B"))]
      ).with {
        $0.isExpanded = Bound(.constant(.flag(isExpanded)))
        $0.makeElement(.combine)
        $0.label = Label("Whole")
      }
    }
    #expect(speech(group(true), style: .spoken) == "Whole, button, expanded | Double-tap to collapse")
    var bare = group(true)
    bare.label = nil
    #expect(speech(bare, style: .spoken) == "A, B, button, expanded | Double-tap to collapse")
    #expect(speech(group(false), style: .spoken) == "Whole, button, collapsed | Double-tap to expand")
  }
}
