import A11ySwiftUI
import Interface
import Testing

@MainActor
@Suite("State, identity and lifecycle")
struct MachineryTests {
  @Test("State is kept while a row moves, by its id")
  func moving() {
    #expect(
      hear(MovingRows(), .activate, .focus("Swap"), .activate, .first, .next(1)).suffix(2) == [
        "B 0, button", "A 1, button",
      ])
  }

  @Test("State begins anew in a branch that was left")
  func branches() {
    let heard = hear(Branches(), .activate, .focus("Turn"), .activate, .activate, .first)
    #expect(heard.last == "Inner 0, button")
  }

  @Test("Views appear from the inside out, and changes are told with the old value and the new one")
  func lifecycle() {
    let diary = Diary()
    _ = hear(Lifecycle(diary: diary), .focus("Count"), .activate, .focus("Turn"), .activate)
    #expect(
      diary.entries == [
        "inner appears", "outer appears", "is on: true", "1 to 2", "is on: false", "inner disappears",
      ])
  }

  @Test("Observable objects of the older kind reach views below")
  func observableObjects() {
    #expect(hear(OldStyle(), .next(1), .activate, .first).last == "2 names")
  }

  // Documentation: Published; “the publisher emits the current value” when somebody subscribes.
  @Test("What an object's own publisher says at once is no change, and what it says later is")
  func immediateValues() {
    let app = LiveApp(OwnPublisher())
    #expect(app.warnings.isEmpty)
    #expect(hear(OwnPublisher(), .activate, .first).last == "ready, button")
  }

  // Documentation: ObservableObject; hackingwithswift.com, “How to send state updates manually using objectWillChange”, by
  // a class that has no @Published.
  @Test("An object without published properties tells of its changes by the publisher that it has from the start")
  func plainObjects() {
    #expect(
      hear(PlainObject(), .activate, .next(1), .activate, .previous(1), .next(1), .next(1), .activate)
        == [
          "0 times, 1 names, button", "1 times, 1 names", "Add, button", "Add", "1 times, 2 names, button",
          "Add, button", "Other, 0, button", "Other, 1",
        ])
  }

  @Test("A warning names the view that it is about, and not the one that a preview is made of")
  func namesInWarnings() {
    struct Names: A11ySwiftUI.View {
      var body: some A11ySwiftUI.View { ForEach(["Ann", "Ann"], id: \.self) { Text($0) } }
    }
    struct Content: A11ySwiftUI.View, _PreviewBody {
      var body: some A11ySwiftUI.View { ForEach(["Bo", "Bo"], id: \.self) { Text($0) } }
    }
    #expect(LiveApp(Names()).warnings == ["Names: ForEach has the id Ann more than once"])
    #expect(LiveApp(Content()).warnings == ["ForEach has the id Bo more than once"])
  }

  @Test("Each object has a publisher of its own, and keeps it")
  func publishers() {
    let (one, other) = (PlainModel(), PlainChild())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
    let made = (0..<1_000).map { _ in ObjectIdentifier(PlainModel().objectWillChange) }
    #expect(made.count == 1_000 && one.objectWillChange === one.objectWillChange)
  }

  @Test("Values of the environment reach the views below")
  func environment() { #expect(stops(Tones()) == ["plain", "warm"]) }

  // Documentation: GeometryEffect; it changes how a view is drawn, and nothing that it says.
  @Test("A view that is moved by an effect of an app's own is heard as it is")
  func effects() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * animatableData, y: 0))
      }
    }
    #expect(stops(Button("Send") {}.modifier(Shake(animatableData: 1))) == ["Send, button"])
    #expect(stops(Text("Wrong code").modifier(Shake(animatableData: 2).ignoredByLayout())) == ["Wrong code"])
  }

  // Documentation: UserInterfaceSizeClass; a phone upright is compact in width and regular in height.
  @Test("A value that can be nothing has its default, and nothing if it is told so")
  func optionals() {
    #expect(stops(SizeClasses()) == ["narrow", "high"])
    #expect(stops(SizeClasses().environment(\.horizontalSizeClass, nil)) == ["wide", "high"])
  }

  // Documentation: View.accessibilityLabel; cvs-health, GroupingControls, of several views; a placeholder of an app's own is often a layer around a text field.
  @Test("What is said of a stack around a single view is said of that view")
  func singleViews() {
    let field = ZStack {
      if false { Text("Placeholder") }
      TextField("", text: .constant("Biel"))
    }
    #expect(stops(field.accessibilityLabel("From")) == ["From, Biel, text field"])
    #expect(stops(HStack { VStack { Button("X") {} } }.accessibilityLabel("Close")) == ["Close, button"])
    #expect(
      stops(
        HStack {
          Text("A")
          Text("B")
        }.accessibilityLabel("Both")) == ["Both", "Both"])
  }

  @Test("A color whose parts are no numbers keeps nothing from being heard")
  func colors() {
    #expect(hear(Text("A").foregroundStyle(Color(red: .nan, green: .infinity, blue: -1))) == ["A"])
  }

  @Test("An endless loop is stopped with the name of the view")
  func endless() {
    let app = LiveApp(Endless())
    #expect(app.failure?.contains("Endless does not come to rest") == true)
  }

  @Test("Links open screens by a view and by a value, and the way back has a title")
  func navigation() {
    #expect(hear(Places(), .focus("Oslo"), .activate, .last).last == "The fjord")
    #expect(hear(Places(), .focus("Oslo"), .activate, .first).last == "Places, back button")
    let other = hear(Places(), .focus("Bergen"), .activate, .last, .escape, .focus("Bergen"))
    #expect(other.contains("Rain"))
    #expect(other.last == "Bergen, button")
  }

  // The cursor stays on a tab that was double tapped (Xamarin.Forms, issue 8848); from elsewhere it comes to the heading of
  // the new tab (EhPanda, iOS 26.5).
  @Test("A chosen tab keeps the cursor, and a push in it leads into its content and back to the row")
  func tabbedStacks() {
    #expect(hear(TabbedStacks(), .focus("History"), .activate).last == "selected, History, 2 of 2")
    #expect(hear(TabbedStacks(), .focus("See what was"), .activate).last == "Past, heading")
    #expect(hear(TabbedStacks(), .focus("History"), .activate, .focus("Details"), .activate).last == "Rain")
    #expect(
      hear(TabbedStacks(), .focus("History"), .activate, .focus("Details"), .activate, .escape).last == "Yesterday")
  }

  @Test("An alert covers the screen, and closes before its button acts")
  func alerts() {
    let heard = hear(Asking(), .last, .activate, .focus("Delete now"), .activate, .first)
    #expect(heard.contains { $0.hasPrefix("Alert! Delete it?") })
    #expect(heard.last == "Deleted")
  }

  // The words of controls: scenario beach-trip/controls.yaml and the rows of `SecondAppTests`.
  @Test("Controls say what they show, and change it")
  func controls() {
    #expect(
      stops(Controls()) == [
        "Volume, 50%, adjustable", "Glaze, None, button, pop up button", "Uploading, 25%", "Distance, 12 miles",
        "Trips",
      ])
    #expect(hear(Controls(), .increment(1)).last == "60%")
  }

  @Test("Texts are formatted, marked up and inflected")
  func words() {
    #expect(
      stops(Words()) == [
        "You have 1,234 messages", "100%", "A plain literal", "**plain**", "25%", "One, two", "1.5 of 3 cups",
        // Apple, “Automatic grammar agreement”: the noun is written in either form.
        "3 pegs, 1 peg, 2 glasses", "1 lens, 2 lenses, 1 news",
      ])
  }

  @Test("Foundation's formatters have the language of the preview")
  func formatters() {
    #expect(stops(Ledger()) == ["Jan 1, 1970", "Jan 1, 1970", "$12.50", "1"])
  }

  @Test("Previews are found, private ones too, with their names")
  func previews() {
    let previews = Preview.linked.map { preview in
      switch preview.place {
      case .file(let path, line: _): "\(path.split(separator: "/").last ?? "") — \(preview.name)"
      case .provider(let name): "\(name) — \(preview.name)"
      }
    }
    // Of a group each view is a preview, also with something done to the group.
    #expect(previews.contains("Places_Previews — All places"))
    #expect(previews.contains("Places_Previews — Places_Previews 2"))
    // As John Sundell's article “Getting the most out of Xcode previews” has it.
    #expect(previews.contains("Appearances_Previews — By day"))
    #expect(previews.contains("Appearances_Previews — In the dark"))
    #expect(previews.contains("Machinery.swift — Named"))
    #expect(previews.contains("Machinery.swift — Returned"))
    #expect(previews.contains("BeachTrip.swift — Trip"))
  }

  @Test("A change evaluates what depends on it")
  func manyRows() {
    let app = LiveApp(ManyRows())
    #expect(app.bodyCount == ManyRows.count + 1)
    turnFirstSwitch(of: app)
    #expect(app.bodyCount == ManyRows.count + 2)
  }

  @Test("Of tabs only the one in front is built, and those that were keep their state")
  func tabs() {
    let diary = Diary()
    let heard = hear(
      NotedTabs(diary: diary), .activate, .focus("Second"), .activate, .focus("First"), .activate, .first)
    #expect(
      diary.entries.filter { !$0.hasSuffix("is built") } == [
        "One appears", "Two appears", "One disappears", "One appears", "Two disappears",
      ])
    #expect(diary.entries.first == "One is built")
    #expect(diary.entries.firstIndex(of: "Two is built") ?? 0 > diary.entries.firstIndex(of: "One appears") ?? 0)
    #expect(heard.last == "One 1, button")
  }

  @Test("A screen that another one covers goes, and comes back with its state")
  func coveredScreens() {
    let diary = Diary()
    let heard = hear(NotedStack(diary: diary), .activate, .focus("Open"), .activate, .escape, .first)
    #expect(
      diary.entries.filter { !$0.hasSuffix("is built") } == [
        "One appears", "Two appears", "One disappears", "One appears", "Two disappears",
      ])
    #expect(heard.last == "One 1, button")
  }

  // UI tests of apps on iPhones have rows that are the button “Remove, apple/swift, …”, handles “Reorder Remove”, and a
  // button “Delete” after a tap; others, whose rows cannot be removed, have “Reorder Dumbbell Bench Press”.
  @Test("Rows in edit mode are removed and moved")
  func editMode() {
    #expect(
      stops(EditedRows()).prefix(4) == [
        "Remove, Apple, button", "Reorder Remove, button, draggable", "Remove, Pear, button",
        "Reorder Remove, button, draggable",
      ])
    #expect(stops(EditedRows(isLink: true)).first == "Remove, Apple, button")
    #expect(hear(EditedRows(), .activate, .focus("Delete"), .activate, .first).last == "Remove, Pear, button")
    #expect(
      stops(EditedRows(canRemove: false)).prefix(2) == ["Apple", "Reorder Apple, button, draggable"])
    #expect(
      hear(EditedRows(canRemove: false), .focus("Reorder Apple"), .drag(nil), .down(1), .drop(nil), .first).last
        == "Pear")
  }

  // Heard in Matty Zenny's AccessibilityDemo: “Ticket Purchase: 0, Decrement, 0, Button”.
  @Test("A stepper says its amount after its buttons, whether its title has it or not")
  func steppers() {
    #expect(
      stops(Steps()) == [
        "Cups: 1, Decrement, 1, button", "Cups: 1, Increment, 1, button", "Guests, Decrement, 2, button",
        "Guests, Increment, 2, button",
      ])
  }

  @Test("What depends on space goes by the estimated layout")
  func spaces() {
    #expect(stops(Spaces()) == ["A title", "Short", "Narrow", "Second", "First"])
  }

  // The documentation of Table: “In a compact environment, columns after the first one are hidden”.
  @Test("A table of a phone is its first column, under the titles of its sections")
  func tables() {
    #expect(stops(Orders()) == ["Today, heading", "Donut", "Cake"])
  }

  @Test("A drawing is not heard, and its author is told")
  func drawings() {
    let app = LiveApp(Drawn())
    #expect(app.warnings.contains { $0.hasPrefix("Drawn: a Canvas is not played") })
    #expect(stops(Drawn()) == ["Rain"])
  }

  @Test("A drawing that is described, hidden or replaced needs no word to its author")
  func describedDrawings() {
    #expect(LiveApp(DescribedDrawings()).warnings.isEmpty)
    #expect(stops(DescribedDrawings()) == ["Rain this week", "Monday", "Wind"])
  }

  // The words of the symbols by themselves: CVS, Images (“star” is heard as “Favorite”). That a text has them in the places
  // of its pictures is assumed.
  @Test("A symbol in a text or in the label of a control is heard by its name")
  func picturesInTexts() {
    #expect(
      stops(PicturesInTexts()) == [
        "Favorite", "Rated Favorite by all", "Score: Love", "Favorite, switch button, off",
      ])
  }

  @Test("The clock says the same each time")
  func clock() {
    #expect(stops(Now()) == ["2026-01-01T09:41:00Z"])
    #expect(Date().timeIntervalSince1970 > 1_767_260_500)
  }

  @Test("Of several actions, the one written last comes first (zenn.dev, on custom actions, iOS 15.3.1)")
  func actionsInOrder() {
    let view = Button("Button") {}
      .accessibilityAction(named: "One") {}
      .accessibilityAction(named: "Two") {}
      .accessibilityAction(named: "Three") {}
    #expect(hear(view, .down(3)).suffix(3) == ["Three", "Two", "One"])
  }

  @Test("So does the last one in a builder (AccessibilitySnapshot, CustomActionsDemo on iOS 18 and 26)")
  func actionsOfBuilder() {
    let view = Text("Mail")
      .accessibilityActions {
        Button("Reply") {}
        Button("Forward") {}
        Button("Delete", role: .destructive) {}
      }
    #expect(hear(view, .down(3)).suffix(3) == ["Delete", "Forward", "Reply"])
  }

  @Test("The badge of a row is read after what is in it (assumed)")
  func badges() {
    #expect(stops(Mailboxes()) == ["Inbox, 5, button", "Drafts, New", "Sent, button", "Ann", "Today", "1"])
  }

  @Test("Who goes back over several screens comes back to the row of the first one (openradar 36283035)")
  func backOverSeveral() {
    let heard = hear(Journey(), .focus("Far"), .activate, .activate, .focus("Home"), .activate)
    #expect(heard.last == "Far, button")
  }
}
