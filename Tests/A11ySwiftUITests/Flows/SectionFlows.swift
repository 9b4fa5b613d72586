import A11ySwiftUI
import Interface
import Testing

@MainActor
@Suite("Sections that fold")
struct SectionFlows {
  struct Mailboxes: A11ySwiftUI.View {
    @State private var isOpen = false
    var body: some A11ySwiftUI.View {
      List {
        Section("iCloud", isExpanded: $isOpen) { Text("Inbox") }
        Section(isExpanded: $isOpen) {
          Text("Drafts")
        } header: {
          HStack { Text("Work") }
        }
        Text("End")
      }
    }
  }

  // SwiftUI's sidebar draws a triangle beside the header (Apple, “sidebar”); that it is said as that of a group is assumed.
  @Test("In a sidebar the header tells how the section stands, and folds it") func sidebar() {
    let list = Mailboxes().listStyle(.sidebar)
    #expect(stops(list) == ["iCloud, heading, collapsed", "Work, collapsed", "End"])
    #expect(
      hear(list, .activate, .next(1), .next(1), .next(1), .next(1))
        == ["iCloud, heading, collapsed", "iCloud, expanded", "Inbox", "Work, expanded", "Drafts", "End"])
  }

  @Test("In other lists there is nothing to fold it by") func plain() {
    #expect(stops(Mailboxes()) == ["iCloud, heading", "Work", "End"])
  }
}
