import A11ySwiftUI
import Interface
import Testing

// What rows say that more is said of than of others.

@MainActor
@Suite("Rows")
struct RowFlows {
  struct Badges: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      List {
        Text("None").badge(0)
        Text("Zero").badge(A11ySwiftUI.Text("0"))
        Section {
          Text("One")
          Text("Two")
        }
        .badge(3)
      }
    }
  }

  // Apple's reference of badge(_:): “Set the badge to zero to hide the badge” is said of the count alone; of a section's
  // rows, that of Section.
  @Test("A badge in words may be a zero, and one of a section is each row's") func badges() {
    #expect(stops(Badges()) == ["None", "Zero, 0", "One, 3", "Two, 3"])
  }

  struct Actions: A11ySwiftUI.View {
    @State private var last = "Nothing"
    var body: some A11ySwiftUI.View {
      List {
        Section {
          Text("One")
          Text("Two")
        }
        .swipeActions { Button("Pin") { last = "Pinned" } }
        Text(last)
      }
    }
  }

  @Test("The swipe actions of a section are each row's") func actions() {
    #expect(hear(Actions(), .focus("Two"), .perform("Pin"), .last).last == "Pinned")
  }

  struct Links: A11ySwiftUI.View {
    @State private var last = "Nothing"
    var body: some A11ySwiftUI.View {
      NavigationStack {
        List {
          NavigationLink {
            Text("Details")
          } label: {
            VStack {
              Text("Mount Fuji")
              Text("Japan")
            }
            .contextMenu { Button("Share") { last = "Shared" } }
            .accessibilityAction(named: "Pin") { last = "Pinned" }
          }
          Text(last)
        }
      }
    }
  }

  // WWDC25-224: “Joshua Tree, button. Actions available.”, of a link whose menu stands inside its label.
  @Test("What can be done with a stack in the label of a link is offered by the link") func links() {
    #expect(stops(Links()) == ["Mount Fuji, Japan, button", "Nothing"])
    #expect(hear(Links(), .perform("Share"), .last).last == "Shared")
    #expect(hear(Links(), .perform("Pin"), .last).last == "Pinned")
    #expect(hear(Links(), .longPress).last == "Share, button")
  }

  struct Outline: A11ySwiftUI.View {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    @State private var chosen: String?
    private let nodes = [Node(id: "Folder", children: [Node(id: "Letter")]), Node(id: "Bin")]
    var body: some A11ySwiftUI.View {
      List(selection: $chosen) {
        OutlineGroup(nodes, children: \.children) { Text($0.id) }
        Text(chosen ?? "Nothing").selectionDisabled()
      }
    }
  }

  // Apple's reference of List(selection:): rows by their ids, wherever they stand.
  @Test("A row in an outline can be chosen like the others") func outline() {
    #expect(hear(Outline(), .focus("Folder"), .activate, .next(1)).last == "Letter, button")
    #expect(hear(Outline(), .focus("Folder"), .activate, .next(1), .activate, .last).last == "Letter")
  }

  struct Counts: A11ySwiftUI.View {
    @State private var count = 2
    var body: some A11ySwiftUI.View {
      Stepper(value: $count) { EmptyView() }
    }
  }

  @Test("A stepper without a title says its value") func stepper() {
    #expect(stops(Counts()) == ["Decrement, 2, button", "Increment, 2, button"])
  }
}
