import A11ySwiftUI
import A11yUIKit
import Testing
import Utterances
import VoiceOver

/// The elements of SwiftUI's views, as a public suite of tests has them on iOS 16 (rjchatfield/AX, with its code), and the
/// rules that scenarios are tested by in `RestVariationTests`: both must say the same.
@MainActor
@Suite("The elements of SwiftUI")
struct ElementTests {
  @Test("Views")
  func views() {
    #expect(
      stops(
        Button {
        } label: {
          Text("title")
        }) == ["title, button"])
    let colored = VStack {
      Color.red
      Divider()
      Text("title")
    }
    #expect(stops(colored) == ["title"])
    #expect(stops(Image(systemName: "star")) == ["Favorite, image"])
    #expect(stops(Label("title", systemImage: "star")) == ["title"])
    #expect(stops(Slider(value: .constant(69), in: 0...100, step: 1)) == ["69%, adjustable"])
    #expect(stops(Toggle("title", isOn: .constant(true))) == ["title, switch button, on"])
    #expect(stops(EditButton()) == ["Edit, button"])
  }

  @Test("The label of a value is a part of the name, beside the percentage")
  func progress() {
    let view = ProgressView(value: 0.1, total: 1) {
      Text("label")
    } currentValueLabel: {
      Text("currentValueLabel")
    }
    #expect(stops(view) == ["label, currentValueLabel, 10%"])
    #expect(stops(ProgressView("label", value: 0.1)) == ["label, 10%"])
    #expect(stops(ProgressView("label")) == ["label"])
  }

  @Test("Each element in the header of a section is a heading")
  func section() {
    let view = Section {
      Text("item1")
      Button("item2") {}
    } header: {
      Text("header.item1")
      Button("header.item2") {}
      Text("header.item3").accessibilityRemoveTraits(.isHeader)
    } footer: {
      Text("footer.item1")
    }
    #expect(
      stops(view) == [
        "header.item1, heading", "header.item2, button, heading", "header.item3", "item1", "item2, button",
        "footer.item1",
      ])
  }

  @Test("What is combined keeps the values of its buttons, whose labels are actions")
  func combined() {
    let header = HStack {
      Text("header")
      Button("one") {}.accessibilityHint("first hint").accessibilityValue("first value")
      Button("two") {}.accessibilityHint("second hint").accessibilityValue("second value")
    }
    .accessibilityElement(children: .combine)
    #expect(stops(header) == ["header, first value, second value, button"])
    let single = VStack {
      Text("text_title")
      Button("button_title") {}
    }
    #expect(stops(single.accessibilityElement(children: .combine)) == ["text_title, button"])
    #expect(stops(single.accessibilityElement(children: .contain)) == ["text_title", "button_title, button"])
  }

  @Test("An action without a name makes a button, one with a name does not")
  func actions() {
    #expect(stops(Text("title").accessibilityAction {}) == ["title, button"])
    #expect(stops(Text("title").accessibilityAction(named: "name") {}) == ["title"])
    #expect(stops(Text("title").accessibilityAdjustableAction { _ in }) == ["title, adjustable"])
    #expect(stops(Text("title").onTapGesture {}) == ["title"])
  }

  /// "When used outside of menus, this style is rendered as a segmented picker" (Apple, `PickerStyle.palette`).
  @Test("A palette outside of a menu has segments")
  func palette() {
    let sizes = Picker("Size", selection: .constant(1)) {
      Text("S").tag(0)
      Text("M").tag(1)
    }
    #expect(stops(sizes.pickerStyle(.palette)) == stops(sizes.pickerStyle(.segmented)))
    #expect(stops(sizes.pickerStyle(.palette)) == ["S, button, 1 of 2", "selected, M, button, 2 of 2"])
  }

  // Hacking with Swift, “WeSplit”, by what readers quote: with `ForEach(2..<100)` a selection of 2 is “4 people”; and notes in
  // their code: the range counts from zero.
  @Test("Options of a constant range are chosen by where they stand")
  func range() {
    let picker = Picker("People", selection: .constant(2)) { ForEach(2..<5) { Text("\($0) people") } }
    #expect(
      stops(picker.pickerStyle(.segmented)) == [
        "2 people, button, 1 of 3", "3 people, button, 2 of 3", "selected, 4 people, button, 3 of 3",
      ])
  }

  @Test("A priority counts in any stack")
  func priority() {
    let view = VStack {
      Text("0a").accessibilitySortPriority(0)
      Text("none")
      Text("-1").accessibilitySortPriority(-1)
      Text("+1").accessibilitySortPriority(1)
    }
    #expect(stops(view) == ["+1", "0a", "none", "-1"])
  }

  @Test("Hidden views are not heard, representations are")
  func visibility() {
    let view = VStack {
      Text("title")
      Text("shown").accessibilityHidden(false)
      Text("ax_hidden").accessibilityHidden(true)
      Text("hidden()").hidden()
      Text("opacity(0)").opacity(0)
    }
    #expect(stops(view) == ["title", "shown"])
    #expect(stops(Text("title").accessibilityRepresentation { Text("other") }) == ["other"])
    // Apple's sample “Creating accessible views”: a drawn button, with the picture that lies on it.
    let drawn = Circle().overlay(Image(systemName: "trash")).onTapGesture {}
    #expect(stops(drawn.accessibilityRepresentation { Button("Delete") {} }) == ["Delete, button"])
    let several = Text("title").accessibilityRepresentation {
      Text("one")
      Button("two") {}
    }
    #expect(stops(several) == ["one", "two, button"])
  }

  // Apple, `accessibilityChildren(children:)`: “If an accessibility element already exists, the framework converts it into an
  // accessibility container”; its sample “Creating accessible views”: “Create an accessibility child for each … Combine the
  // properties from the children back”.
  @Test("A text with other children is a container of its name, and takes in what they have where they are combined")
  func otherChildren() {
    let note = Text("Note").accessibilityChildren {
      Rectangle().accessibilityAction(named: "Like") {}
      Rectangle().accessibilityCustomContent("Color", "Red")
    }
    let combined = note.accessibilityElement(children: .combine)
    #expect(stops(combined) == ["Note"])
    var session = Session(LiveApp(combined))
    let offers = session.open().flatMap { event in
      if case .focus(_, let utterance) = event { utterance.linesAfterPause() } else { [String]() }
    }
    #expect(Set(offers) == ["Actions available", "More content available"], "\(offers)")
    #expect(stops(Text("Days").accessibilityChildren { Text("Monday") }) == ["Days, Monday"])
  }

  // Apple's sample “Creating accessible views”: “Now transform the newly created element into a container to expose the
  // children”, and “the container into an element that merges properties from children”.
  @Test("An element that has been made is changed by what is said of its children last")
  func lastBehavior() {
    let both = VStack {
      Text("Combining")
      Text("Container")
    }
    let contained = both.accessibilityElement(children: .combine).accessibilityElement(children: .contain)
    #expect(stops(contained) == ["Combining", "Container"])
    let combined = both.accessibilityElement(children: .contain).accessibilityElement(children: .combine)
    #expect(stops(combined) == ["Combining, Container"])
    let covered = both.accessibilityElement(children: .combine).overlay(alignment: .bottom) { Button("More") {} }
    #expect(stops(covered.accessibilityElement(children: .contain)) == ["Combining, Container", "More, button"])
  }

  @Test("Roles that are taken away are not heard")
  func roles() {
    #expect(stops(Button("title") {}.accessibilityRemoveTraits(.isButton)) == ["title"])
    #expect(stops(Image(systemName: "star").accessibilityRemoveTraits(.isImage)) == ["Favorite"])
    #expect(
      stops(Text("title").accessibilityAddTraits([.isHeader, .playsSound, .isKeyboardKey])) == ["title, heading"])
    #expect(stops(Text("title").accessibilityHeading(.h1)) == ["title"])
  }

  // Of what is not there the compiler knows no type.
  @Test("Items of a bar, and tabs, are there under a condition", arguments: [true, false])
  func conditions(isOn: Bool) {
    let bar = NavigationStack {
      Text("A").toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        if isOn { ToolbarItem(placement: .primaryAction) { Button("Edit") {} } }
      }
    }
    #expect(stops(bar) == (isOn ? ["Cancel, button", "Edit, button", "A"] : ["Cancel, button", "A"]))
    let tabs = TabView {
      Tab("Home", systemImage: "house") { Text("A") }
      if isOn { Tab("More", systemImage: "star") { Text("B") } }
    }
    #expect(stops(tabs).count == (isOn ? 3 : 2))
  }

  // The rules of `DatePickerTests`; tests of apps: `pickerWheels["Today"]`, `buttons["Today, Friday, April 29"]`; of a calendar the title is not shown (Hacking with Swift).
  @Test("Wheels have one for the day beside those of a time, and a calendar shows no title")
  func dates() {
    let picker = DatePicker("Start", selection: .constant(Date(timeIntervalSince1970: 1_767_260_460)))
    #expect(
      stops(picker.datePickerStyle(.wheel)) == [
        "Start", "Today, picker item, adjustable", "9 o'clock, picker item, adjustable",
        "41 minutes, picker item, adjustable", "AM, picker item, adjustable",
      ])
    let calendar = stops(picker.datePickerStyle(.graphical))
    #expect(calendar.prefix(2) == ["January 2026, button, adjustable", "selected, Today, Thursday, January 1, button"])
    #expect(calendar.count == 33)
  }

  // An iPhone 17 is what previews are laid out on.
  @Test("The screen that code asks for is the one that views are laid out on")
  func screen() {
    #expect(UIScreen.main.bounds.size == CGSize(width: 402, height: 874))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1206, height: 2622))
    #expect(stops(GeometryReader { Text("\(Int($0.size.width))") }) == ["402"])
  }

  @Test("What is shared is told by its title, whatever it is")
  func sharing() {
    let view = VStack {
      ShareLink("Share the list", items: ["Milk", "Eggs"])
      ShareLink("Share a note", item: "Milk", preview: SharePreview(Text("Note"), image: Image(systemName: "doc")))
      ShareLink(items: ["Milk"]) { SharePreview($0) }
    }
    #expect(stops(view) == ["Share the list, button", "Share a note, button", "Share… button"])
  }

  // As in a button, where UIKit gives an image no name (WWDC21-10121).
  @Test("Beside words a symbol is silent in the title of any control")
  func symbolsInTitles() {
    let title = HStack {
      Image(systemName: "star")
      Text("Stars")
    }
    #expect(
      stops(
        Menu {
          Button("A") {}
        } label: {
          title
        }) == ["Stars, button, pop up button"])
    #expect(
      stops(
        DisclosureGroup {
          Text("A")
        } label: {
          title
        }) == ["Stars, button, collapsed"])
    #expect(stops(Slider(value: .constant(0.5)) { title }) == ["Stars, 50%, adjustable"])
    #expect(
      stops(
        Menu {
          Button("A") {}
        } label: {
          Image(systemName: "star")
        }) == ["Favorite, button, pop up button"])
  }

  // GeorgesAlkhouri/sealbreak, snapshot of its home on iOS 26: the menu is as high as both texts, and is read after them.
  @Test("A menu takes the room of its label")
  func roomOfMenu() {
    let header = HStack {
      VStack(alignment: .leading, spacing: -1) {
        Text("Sealbreak").font(.title.bold())
        Text("Unseal companion").font(.caption2)
      }
      Spacer()
      Menu {
        Button("Check status") {}
      } label: {
        Image(systemName: "ellipsis").frame(width: 44, height: 44).background(Color.gray)
      }
    }
    #expect(stops(header) == ["Sealbreak", "Unseal companion", "More, button, pop up button"])
  }

  // Xcode writes colors and pictures as literals.
  // swift-format-ignore: NoPlaygroundLiterals
  @Test("Literals of colors and pictures are views")
  func literals() {
    let view = VStack {
      Text("Pale").foregroundColor(Color(#colorLiteral(red: 0.9, green: 0.9, blue: 0.9, alpha: 1)))
      Image(uiImage: #imageLiteral(resourceName: "beach")).accessibilityLabel("Beach")
    }
    #expect(stops(view) == ["Pale", "Beach, image"])
  }

  @Test("Lazy stacks and boxes beside each other are read one after the other, others row by row")
  func lazyStacks() {
    let lazy = HStack {
      LazyVStack {
        Text("A")
        Text("B")
      }
      LazyVStack {
        Text("C")
        Text("D")
      }
    }
    #expect(stops(lazy) == ["A", "B", "C", "D"])
    let boxes = HStack {
      GroupBox {
        Text("A")
        Text("B")
      }
      GroupBox {
        Text("C")
        Text("D")
      }
    }
    #expect(stops(boxes) == ["A", "B", "C", "D"])
    let eager = HStack {
      VStack {
        Text("A")
        Text("B")
      }
      VStack {
        Text("C")
        Text("D")
      }
    }
    #expect(stops(eager) == ["A", "C", "B", "D"])
  }
}
