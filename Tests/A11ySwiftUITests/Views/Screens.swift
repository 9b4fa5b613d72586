import A11ySwiftUI

// Screens that stand in front of one another, and what depends on how large they are.

/// A view that tells when it is built, comes and goes.
struct Noted: View {
  let name: String
  let diary: Diary
  @State private var count = 0

  var body: some View {
    diary.note("\(name) is built")
    return Button("\(name) \(count)") { count += 1 }
      .onAppear { diary.note("\(name) appears") }
      .onDisappear { diary.note("\(name) disappears") }
  }
}

struct NotedTabs: View {
  let diary: Diary
  @State private var selection = "one"

  var body: some View {
    TabView(selection: $selection) {
      Noted(name: "One", diary: diary).tabItem { Label("First", systemImage: "star") }.tag("one")
      Noted(name: "Two", diary: diary).tabItem { Label("Second", systemImage: "gear") }.tag("two")
    }
  }
}

/// Tabs of which each has a stack of its own.
struct TabbedStacks: View {
  @State private var selection = "home"

  var body: some View {
    TabView(selection: $selection) {
      NavigationStack {
        VStack {
          Text("Today")
          Button("See what was") { selection = "history" }
        }
        .navigationTitle("Home")
      }
      .tabItem { Text("Start") }.tag("home")
      NavigationStack {
        VStack {
          Text("Yesterday")
          NavigationLink("Details") { Text("Rain") }
        }
        .navigationTitle("Past")
      }
      .tabItem { Text("History") }.tag("history")
    }
  }
}

struct NotedStack: View {
  let diary: Diary

  var body: some View {
    NavigationStack {
      VStack {
        Noted(name: "One", diary: diary)
        NavigationLink("Open") { Noted(name: "Two", diary: diary) }
      }
    }
  }
}

/// Rows that can be removed and moved.
struct EditedRows: View {
  @State var names = ["Apple", "Pear", "Plum"]
  var canRemove = true
  var isLink = false

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        if isLink { NavigationLink(name) { Text(name) } } else { Text(name) }
      }
      .onDelete(perform: canRemove ? { names.remove(atOffsets: $0) } : nil)
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
  }
}

struct Steps: View {
  @State private var cups = 1
  @State private var guests = 2

  var body: some View {
    Form {
      Stepper("Cups: \(cups)", value: $cups, in: 0...3)
      Stepper("Guests", value: $guests)
    }
  }
}

/// Later views stand in front of earlier ones, from right to left.
struct Backwards: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var end = bounds.maxX
    for subview in subviews {
      end -= subview.sizeThatFits(.unspecified).width
      subview.place(at: CGPoint(x: end, y: bounds.minY), proposal: .unspecified)
    }
  }
}

struct Spaces: View {
  var body: some View {
    VStack {
      ViewThatFits {
        Text("A title that is far too long for a small badge at the corner of a picture")
        Text("A title")
      }
      .frame(width: 120, height: 40)
      ViewThatFits {
        Text("Short")
        Text("S")
      }
      GeometryReader { proxy in Text(proxy.size.width > 200 ? "Wide" : "Narrow") }
        .padding(20)
        .frame(width: 220, height: 60)
      Backwards {
        Text("First")
        Text("Second")
      }
    }
  }
}

/// The date and the time as the app sees them.
struct Now: View {
  var body: some View { Text(Date.now.formatted(.iso8601)) }
}

/// Screens that lead to each other, of which the last one leads back to the first.
struct Journey: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Near", value: "Near")
        NavigationLink("Far", value: "Far")
      }
      .navigationTitle("Places")
      .navigationDestination(for: String.self) { name in
        List {
          NavigationLink("On", value: "\(name) and on")
          Button("Home") { path = [] }
        }
        .navigationTitle(name)
      }
    }
  }
}

/// Rows with badges.
struct Mailboxes: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Inbox") { Text("Mail") }.badge(5)
        Text("Drafts").badge("New")
        NavigationLink("Sent") { Text("Mail") }.badge(0)
        HStack {
          Text("Ann")
          Text("Today")
        }
        .badge(1)
      }
    }
  }
}
