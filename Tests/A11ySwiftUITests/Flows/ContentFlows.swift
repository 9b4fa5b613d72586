import A11ySwiftUI
import A11yUIKit
import Apps
import Foundation
import Interface
import Testing

/// Views that are made of what other views come to, or that say of themselves where they belong.
@MainActor
@Suite("Content of content")
struct ContentFlows {
  struct Cards<Content: A11ySwiftUI.View>: A11ySwiftUI.View {
    @ViewBuilder var content: Content
    var body: some A11ySwiftUI.View {
      VStack {
        ForEach(sections: content) { section in
          if !section.header.isEmpty { section.header.accessibilityAddTraits(.isHeader) }
          Text("\(section.content.count) cards")
          section.content
          section.footer
        }
      }
    }
  }

  struct Counted<Content: A11ySwiftUI.View>: A11ySwiftUI.View {
    @ViewBuilder var content: Content
    var body: some A11ySwiftUI.View {
      Group(sections: content) { sections in
        Text("\(sections.count) sections")
        ForEach(sections) { $0.content }
      }
    }
  }

  // Apple, ForEach(sections:content:): views outside of a section make one of their own.
  @Test("Sections of content are given with header, content and footer")
  func sections() {
    let heard = stops(
      Cards {
        Text("Loose")
        Section("Fruit") {
          Text("Pear")
          Text("Plum")
        }
        Section {
          ForEach(["Rye"], id: \.self) { Text($0) }
        } header: {
          Text("Bread")
        } footer: {
          Text("Fresh")
        }
      })
    #expect(
      heard == [
        "1 cards", "Loose", "Fruit, heading", "2 cards", "Pear", "Plum", "Bread, heading", "1 cards", "Rye", "Fresh",
      ])
    let counted = Counted {
      Section { Text("A") }
      Section { Text("B") }
    }
    #expect(stops(counted) == ["2 sections", "A", "B"])
  }

  struct TabItself<Content: A11ySwiftUI.View>: A11ySwiftUI.View {
    let name: String
    @ViewBuilder var content: Content
    var body: some A11ySwiftUI.View {
      NavigationStack { content }
        .tag(name)
        .tabItem { Label(name, systemImage: "star") }
    }
  }

  struct Tabs: A11ySwiftUI.View {
    @State private var chosen = "Home"
    var body: some A11ySwiftUI.View {
      TabView(selection: $chosen) {
        TabItself(name: "Home") { Text("At home") }
        TabItself(name: "Mail") { Text("No mail") }
      }
    }
  }

  @Test("A tab that says its name in its own body has it before it is chosen")
  func tabs() {
    #expect(stops(Tabs()) == ["At home", "Tab Bar, selected, Home, tab, 1 of 2", "Mail, tab, 2 of 2"])
    #expect(hear(Tabs(), .last, .activate, .first).last == "No mail")
  }

  struct Titled: A11ySwiftUI.View {
    let isLarge: Bool
    var body: some A11ySwiftUI.View {
      NavigationStack {
        Text("Content")
          .navigationTitle("Inbox")
          .navigationSubtitle("3 unread")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar { Button("Edit") {} }
      }
    }
  }

  // Apple, navigationSubtitle(_:): a line below the title. That it is a stop of its own after the title is assumed.
  @Test("The line below a title is read after it")
  func subtitle() {
    #expect(stops(Titled(isLarge: false)) == ["Inbox, heading", "3 unread", "Edit, button", "Content"])
    // The cursor begins on a large title, which is read after the items of its bar.
    #expect(stops(Titled(isLarge: true)) == ["Inbox, heading", "3 unread", "Content"])
    #expect(hear(Titled(isLarge: true), .first).last == "Edit, button")
  }

  struct Announcing: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Button("Post") {
        post("One", [.accessibilitySpeechQueueAnnouncement: true])
        post("Two", [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
        post("Three", [:])
      }
    }
    private func post(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
      UIAccessibility.post(
        notification: .announcement, argument: NSAttributedString(string: words, attributes: attributes))
    }
  }

  // W17-215 and W23-10036: an announcement says whether it waits for the one before, and how urgent it is.
  @Test("Announcements of UIKit's say how they are to be spoken")
  func announcements() throws {
    let app = LiveApp(Announcing())
    let action = try #require(app.screen.content.views.first?.action)
    let posted = app.perform(ActionToken(action)).compactMap { change in
      if case .posted(let announcement) = change { announcement } else { nil }
    }
    #expect(posted.map(\.isQueued) == [true, false, false])
    #expect(posted.map(\.priority) == [.default, .high, .default])
  }
}
