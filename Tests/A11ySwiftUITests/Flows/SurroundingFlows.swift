import A11ySwiftUI
import Interface
import Testing

// What views ask of what is around them: preferences, links that are opened, what is refreshed and searched for, pieces of
// other views (Apple's references, each under its name).

@MainActor
@Suite("What is around views")
struct SurroundingFlows {
  struct Linked: A11ySwiftUI.View {
    @State private var opened = "nothing"
    var body: some A11ySwiftUI.View {
      VStack {
        if let help = URL(string: "https://example.com/help") { Link("Help", destination: help) }
        Opener()
        Text("Opened \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return url.lastPathComponent == "help" ? .handled : .discarded
        })
    }
    struct Opener: A11ySwiftUI.View {
      @Environment(\.openURL) private var openURL
      @State private var isAccepted = true
      var body: some A11ySwiftUI.View {
        Button("Terms") {
          guard let url = URL(string: "https://example.com/terms") else { return }
          openURL(url) { isAccepted = $0 }
        }
        Text(isAccepted ? "Accepted" : "Refused")
      }
    }
  }

  // Apple, “OpenURLAction”: the app's own handler for links below it, and the completion with whether it was taken.
  @Test("Links open as the app says") func links() {
    #expect(hear(Linked(), .activate, .last).last == "Opened help")
    #expect(hear(Linked(), .focus("Terms"), .activate, .last).last == "Opened terms")
    #expect(hear(Linked(), .focus("Terms"), .activate, .next(1)).last == "Refused")
  }

  struct Suggested: A11ySwiftUI.View {
    @State private var text = ""
    @State private var found = "Nothing"
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text(found)
          .navigationTitle("Shop")
          .searchable(text: $text, prompt: "Find")
          .searchSuggestions {
            Text("Apples").searchCompletion("apple")
            Label("Pears", systemImage: "leaf").searchCompletion("pear")
          }
          .onSubmit(of: .search) { found = "Found \(text)" }
      }
    }
  }

  // Apple, “searchSuggestions(_:)” and “searchCompletion(_:)”: what is chosen fills the field.
  @Test("A suggestion fills the field, and the search is told") func suggestions() {
    #expect(stops(Suggested()) == ["Shop, heading", "Nothing", "Find, search field"])
    let offered = hear(Suggested(), .focus("Find"), .activate, .focus("Apples"))
    #expect(offered.last == "Apples, button")
    let filled = hear(Suggested(), .focus("Find"), .activate, .focus("Pears"), .activate, .focus("pear"))
    #expect(filled.last?.contains("pear") == true, "\(filled)")
  }

  struct Widest: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }
  struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Preferring: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      VStack {
        Text("One").anchorPreference(key: Widest.self, value: .bounds) { [$0] }
        Text("Two").transformAnchorPreference(key: Widest.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(Widest.self) { anchors in
        GeometryReader { geometry in
          Text(anchors.allSatisfy { geometry[$0].width > 0 } ? "\(anchors.count) wide" : "narrow")
        }
      }
      VStack {
        Text("Three").preference(key: Sum.self, value: 3)
        Text("Four").preference(key: Sum.self, value: 4)
      }
      .transformPreference(Sum.self) { $0 *= 10 }
      .backgroundPreferenceValue(Sum.self) { Text("Sum \($0)") }
    }
  }

  // Apple, “Preferences”: what views tell those around them, and what is shown of it over and behind them.
  @Test("What is told is shown over a view and behind it") func preferences() {
    #expect(stops(Preferring()).sorted() == ["2 wide", "Four", "One", "Sum 70", "Three", "Two"])
  }

  struct Cards<Content: A11ySwiftUI.View>: A11ySwiftUI.View {
    @ViewBuilder let content: Content
    var body: some A11ySwiftUI.View {
      VStack {
        Group(subviews: content) { cards in
          Text("\(cards.count) cards")
          if let first = cards.first { first.accessibilityAddTraits(.isHeader) }
          ForEach(cards.dropFirst()) { card in
            HStack {
              Image(systemName: "star")
              card
            }
          }
          cards[1...1]
        }
      }
    }
  }

  // Apple, “Group(subviews:transform:)”: “constructs a group from the subviews of the given view”.
  @Test("The parts of other content are arranged anew") func subviews() {
    let cards = Cards {
      Text("Ann")
      ForEach(["Bob", "Cid"], id: \.self) { Text($0) }
    }
    #expect(stops(cards) == ["3 cards", "Ann, heading", "Favorite, image", "Bob", "Favorite, image", "Cid", "Bob"])
  }

  struct Refreshed: A11ySwiftUI.View {
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      List { Text("Loaded \(count)") }.refreshable { await load() }
      Again().refreshable { await load() }
    }
    private func load() async { count += 1 }
    struct Again: A11ySwiftUI.View {
      @Environment(\.refresh) private var refresh
      var body: some A11ySwiftUI.View { Text(refresh == nil ? "Cannot be refreshed" : "Can be refreshed") }
    }
  }

  // Apple, “refreshable(action:)”: the environment has the action for views of the app's own.
  @Test("What can be refreshed is known below") func refreshed() {
    #expect(stops(Refreshed()) == ["Loaded 0", "Can be refreshed"])
    #expect(stops(Refreshed.Again()) == ["Cannot be refreshed"])
  }

  struct Focusing: A11ySwiftUI.View {
    enum Field: Hashable { case name, mail }
    @FocusState private var field: Field?
    @AccessibilityFocusState(for: .voiceOver) private var isOnError: Bool
    @State private var name = ""
    @State private var mail = ""
    var body: some A11ySwiftUI.View {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text("Wrong").accessibilityFocused($isOnError)
      Button("Check") { isOnError = true }
      Text(field == .name ? "Name" : field == .mail ? "Mail" : "None")
    }
  }

  // Apple, “FocusState”: “moves focus by changing the value”, here from field to field by the return key.
  @Test("The return key leads from field to field, and an error gets the cursor") func focus() {
    #expect(hear(Focusing(), .activate, .last).last == "Name")
    #expect(hear(Focusing(), .activate, .press(.init(.returnKey)), .last).last == "Mail")
    #expect(hear(Focusing(), .focus("Check"), .activate).last == "Wrong")
    #expect(hear(Focusing(), .activate, .escape, .last).last == "None")
  }

  struct Sheets: A11ySwiftUI.View {
    struct Trip: Identifiable { let id: String }
    let form: Int
    @State private var trip: Trip?
    @State private var isShown = false
    var body: some A11ySwiftUI.View {
      let button = Button("Open") {
        trip = Trip(id: "Oslo")
        isShown = true
      }
      switch form {
      case 0: button.sheet(item: $trip) { content($0.id) }
      case 1: button.fullScreenCover(item: $trip) { content($0.id) }
      case 2: button.popover(item: $trip) { content($0.id) }
      case 3: button.fullScreenCover(isPresented: $isShown) { content("Oslo") }
      case 4: button.popover(isPresented: $isShown, arrowEdge: .top) { content("Oslo") }
      case 5: button.inspector(isPresented: $isShown) { content("Oslo").inspectorColumnWidth(200) }
      default:
        button.sheet(isPresented: $isShown) {
          content("Oslo").presentationDetents([.fraction(0.3), .height(200), .medium])
            .presentationDragIndicator(.hidden).presentationBackground(.thinMaterial).presentationCornerRadius(8)
            .presentationCompactAdaptation(.sheet).presentationSizing(.form)
            .presentationContentInteraction(.scrolls)
        }
      }
    }
    private func content(_ name: String) -> some A11ySwiftUI.View {
      Group {
        Text("In \(name)")
        Closer()
      }
    }
    struct Closer: A11ySwiftUI.View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some A11ySwiftUI.View { Button(isPresented ? "Close" : "Lost") { dismiss() } }
    }
  }

  // Apple, “Modal presentations”: each closes by dismiss, and by a scrub.
  @Test("What comes over a screen goes by its button and by a scrub", arguments: 0..<7) func sheets(form: Int) {
    #expect(hear(Sheets(form: form), .activate, .focus("In Oslo")).last == "In Oslo")
    #expect(hear(Sheets(form: form), .activate, .focus("Close"), .activate, .first).last == "Open, button")
    #expect(hear(Sheets(form: form), .activate, .escape, .first).last == "Open, button")
  }

  struct Facts: A11ySwiftUI.View {
    @State private var isShown = false
    let adaptation: PresentationAdaptation
    var body: some A11ySwiftUI.View {
      Button("Info") { isShown = true }
        .popover(isPresented: $isShown) { Text("Facts").presentationCompactAdaptation(adaptation) }
    }
  }

  // Apple, “presentationCompactAdaptation(_:)”: a popover is a sheet where there is little space.
  @Test("A popover is a sheet on a phone, but where the app wants it to stay one")
  func popovers() {
    for adaptation in [PresentationAdaptation.automatic, .sheet, .fullScreenCover] {
      #expect(hear(Facts(adaptation: adaptation), .activate, .last).last == "Facts")
    }
    for adaptation in [PresentationAdaptation.popover, .none] {
      #expect(hear(Facts(adaptation: adaptation), .activate, .last).last == "dismiss popup")
    }
  }
}
