import A11ySwiftUI
import Interface
import Testing

@MainActor
@Suite("Tabs")
struct TabFlows {
  struct Player: A11ySwiftUI.View {
    @State private var isPlaying = true
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Library", systemImage: "books.vertical") { Text("Albums") }
        Tab("Radio", systemImage: "radio") { TabView { Tab("Live", systemImage: "dot") { Text("Stations") } } }
      }
      .tabViewBottomAccessory(isEnabled: isPlaying) { Button("Stop") { isPlaying = false } }
    }
  }

  // Apple, “tabViewBottomAccessory(content:)”: above the bar, whichever tab is shown.
  @Test("What stands above the bar is read before it, and once") func accessory() {
    #expect(
      stops(Player())
        == ["Albums", "Stop, button", "Tab Bar, selected, Library, tab, 1 of 2", "Radio, tab, 2 of 2"])
    let heard = hear(Player(), .focus("Radio"), .activate, .readAll(.top))
    #expect(heard.joined(separator: "|").components(separatedBy: "Stop, button").count == 2)
    #expect(hear(Player(), .focus("Stop"), .activate, .last, .previous(2)).last == "Albums")
  }

  struct Pages: A11ySwiftUI.View {
    let dots: PageTabViewStyle.IndexDisplayMode
    var body: some A11ySwiftUI.View {
      TabView {
        Text("One")
        Text("Two")
        Text("Three")
      }
      .tabViewStyle(.page(indexDisplayMode: dots))
    }
  }

  // WWDC18-226: “Page three of three”; Apple, `PageTabViewStyle.IndexDisplayMode.never`.
  @Test("Three fingers turn pages, also where there are no dots") func pages() {
    let heard = hear(Pages(dots: .never), .scroll(.left), .scroll(.left), .scroll(.left), .scroll(.right))
    #expect(heard.suffix(5) == ["page 2 of 3", "Two", "page 3 of 3", "Three", "page 2 of 3", "Two"].suffix(5))
    #expect(stops(Pages(dots: .never)) == ["One"])
    #expect(stops(Pages(dots: .always)) == ["One", "page 1 of 3, adjustable"])
  }

  struct Sections: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Welcome") }
        TabSection {
          Tab("Later", systemImage: "clock") { Text("Soon") }.disabled(true)
          Tab("Never", systemImage: "xmark") { Text("No") }.hidden(true)
        }
      }
    }
  }

  // AccessibilitySnapshot, testTabBars: a tab that cannot be used is not called dimmed.
  @Test("A tab that cannot be used stays in the bar, and is not chosen") func disabled() {
    #expect(stops(Sections()) == ["Welcome", "Tab Bar, selected, Home, tab, 1 of 2", "Later, tab, 2 of 2"])
    #expect(hear(Sections(), .last, .activate, .first).last == "Welcome")
  }

  struct Finder: A11ySwiftUI.View {
    @State private var chosen = 0
    var body: some A11ySwiftUI.View {
      TabView(selection: $chosen) {
        Tab("Home", systemImage: "house", value: 0) { Text("Welcome") }
        Tab("Search", systemImage: "magnifyingglass", value: 1, role: .search) { Text("Results") }
        Tab("Radio", systemImage: "radio", value: 2) { Text("Stations") }
      }
    }
  }

  // On iOS 26 it stands apart at the end of the bar (p0dee.com, 2025-09-02).
  @Test("The tab to search by is the last one, wherever it is written") func search() {
    #expect(
      stops(Finder())
        == ["Welcome", "Tab Bar, selected, Home, tab, 1 of 3", "Radio, tab, 2 of 3", "Search, tab, 3 of 3"])
    #expect(hear(Finder(), .last, .activate, .first).last == "Results")
    #expect(hear(Finder(), .focus("Radio"), .activate, .first).last == "Stations")
    #expect(hear(Finder(), .focus("Radio"), .activate, .last, .previous(1)).last == "selected, Radio, tab, 2 of 3")
  }

  struct Spoken: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Welcome") }
          .accessibilityLabel("Start").accessibilityValue("2 new")
        Tab("Radio", systemImage: "radio") { Text("Stations") }
          .badge(3).accessibilityLabel("Else", isEnabled: false)
      }
    }
  }

  // Apple, “TabContent”, accessibilityLabel(_:isEnabled:): “Adds a label to the tab item”. iOS 26 says nothing of a badge
  // (AccessibilitySnapshot, the pictures of tab bars).
  @Test("What accessibility is told of a tab is said of the tab, and not of its content") func words() {
    #expect(
      stops(Spoken()) == ["Welcome", "Tab Bar, selected, Start, 2 new, tab, 1 of 2", "Radio, tab, 2 of 2"])
  }

  struct Tested: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Home", systemImage: "house") { Text("Welcome") }.accessibilityIdentifier("start")
        Tab("Radio", systemImage: "radio") { Text("Stations") }.accessibilityIdentifier("stations-tab")
        Tab("Search", systemImage: "magnifyingglass") { Text("Find") }
          .accessibilityIdentifier("start", isEnabled: false)
      }
    }
  }

  // Apple, “TabContent”, accessibilityIdentifier(_:isEnabled:): “Uses the string you specify to identify the view.”
  @Test("A tab is found and chosen by its identifier, which is not heard") func identifiers() {
    #expect(
      hear(Tested(), .focus("stations-tab"), .activate, .focus("start")).suffix(1) == ["Home, tab, 1 of 3"])
    #expect(hear(Tested(), .focus("stations-tab"), .activate, .first).last == "Stations")
    #expect(hear(Tested(), .last, .activate, .first).last == "Find")
  }

  struct Immersed: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      TabView {
        Tab("Chats", systemImage: "message") {
          NavigationStack {
            NavigationLink("Ann") { Text("Hello").toolbar(.hidden, for: .tabBar) }
          }
        }
        Tab("Camera", systemImage: "camera") { Text("Picture").toolbarVisibility(.hidden, for: .tabBar) }
      }
    }
  }

  // Apple, “toolbar(_:for:)”: the visibility of a bar managed by SwiftUI, such as the tab bar.
  @Test("A screen hides the bar of the tabs while it is in front") func hiddenBar() {
    #expect(
      stops(Immersed()) == ["Ann, button", "Tab Bar, selected, Chats, tab, 1 of 2", "Camera, tab, 2 of 2"])
    #expect(hear(Immersed(), .activate, .last).last == "Hello")
    #expect(hear(Immersed(), .activate, .escape, .last).last == "Tab Bar, Camera, tab, 2 of 2")
    #expect(hear(Immersed(), .last, .activate, .last).last == "Picture")
  }

  struct Chosen: A11ySwiftUI.View {
    let isSignedIn: Bool
    @State private var names = ["News", "Sport"]
    var body: some A11ySwiftUI.View {
      TabView {
        if isSignedIn {
          Tab("Account", image: "person") { Text("Ann") }
        } else {
          Tab {
            Text("Sign in")
          } label: {
            Label("Guest", systemImage: "person")
          }
        }
        ForEach(names, id: \.self) { name in Tab(name, image: "paper") { Text("About \(name)") } }
        Tab(role: .search) { Text("Results") }
      }
    }
  }

  // Apple, “Tab”: without a label the tab to search by has the system's.
  @Test("Tabs by conditions and of a collection, and the system's own to search by") func chosen() {
    let rest = ["News, tab, 2 of 4", "Sport, tab, 3 of 4", "Search, tab, 4 of 4"]
    #expect(stops(Chosen(isSignedIn: true)) == ["Ann", "Tab Bar, selected, Account, tab, 1 of 4"] + rest)
    #expect(stops(Chosen(isSignedIn: false)) == ["Sign in", "Tab Bar, selected, Guest, tab, 1 of 4"] + rest)
    #expect(hear(Chosen(isSignedIn: true), .focus("Sport"), .activate, .first).last == "About Sport")
  }
}
