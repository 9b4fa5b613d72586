public import A11ySwiftUI

/// Counts what happens, for tests.
final class Diary {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

struct Counter: View {
  @State private var count = 0
  var title: String

  var body: some View { Button("\(title) \(count)") { count += 1 } }
}

/// Rows keep their state while they move.
struct MovingRows: View {
  @State private var names = ["A", "B"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Counter(title: $0) }
      Button("Swap") { names.reverse() }
    }
  }
}

/// A view in a branch begins anew whenever the branch is taken.
struct Branches: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      if isOn { Counter(title: "Inner") } else { Text("Nothing") }
      Button("Turn") { isOn.toggle() }
    }
  }
}

struct Lifecycle: View {
  let diary: Diary
  @State private var isOn = true
  @State private var number = 1

  var body: some View {
    VStack {
      if isOn {
        Text("Inner")
          .onAppear { diary.note("inner appears") }
          .onDisappear { diary.note("inner disappears") }
      }
      Button("Turn") { isOn.toggle() }
      Button("Count") { number += 1 }
    }
    .onAppear { diary.note("outer appears") }
    .onChange(of: number) { old, new in diary.note("\(old) to \(new)") }
    .onChange(of: isOn, initial: true) { diary.note("is on: \(isOn)") }
  }
}

final class OldModel: ObservableObject {
  @Published var names = ["One"]
}

struct OldChild: View {
  @EnvironmentObject var model: OldModel

  var body: some View { Text("\(model.names.count) names") }
}

struct OldStyle: View {
  @StateObject private var model = OldModel()

  var body: some View {
    VStack {
      OldChild()
      Button("Add") { model.names.append("Two") }
    }
    .environmentObject(model)
  }
}

/// An object whose changes are told by the publisher of one of its properties.
final class OwnPublisherModel: ObservableObject {
  @Published var state = "waiting"
  lazy var objectWillChange = $state.eraseToAnyPublisher()
}

struct OwnPublisher: View {
  @StateObject private var model = OwnPublisherModel()

  var body: some View { Button(model.state) { model.state = "ready" } }
}

/// An object without published properties, which tells of its changes itself.
class PlainModel: ObservableObject {
  var count = 0 {
    willSet { objectWillChange.send() }
  }
  private(set) var names = ["One"]

  func add() {
    names.append("Two")
    objectWillChange.send()
  }
}

final class PlainChild: PlainModel {}

struct PlainObject: View {
  @StateObject private var model = PlainModel()
  @ObservedObject var other: PlainModel = PlainChild()

  var body: some View {
    Button("\(model.count) times, \(model.names.count) names") { model.count += 1 }
    Button("Add") { model.add() }
    Button("Other, \(other.count)") { other.count += 1 }
  }
}

// What such an extension declares is for other modules too, unless it says otherwise.
// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
public extension EnvironmentValues {
  @Entry var tone: String = "plain"
}

struct Toned: View {
  @Environment(\.tone) private var tone

  var body: some View { Text(tone) }
}

struct Tones: View {
  var body: some View {
    VStack {
      Toned()
      Toned().environment(\.tone, "warm")
    }
  }
}

/// Values of the environment that can be nothing, and are something unless they are changed.
struct SizeClasses: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    VStack {
      Text(width == .compact ? "narrow" : "wide")
      Text(height == .regular ? "high" : "low")
    }
  }
}

/// A view that writes what it reads, without an end.
struct Endless: View {
  @State private var number = 0

  var body: some View {
    Text("\(number)").onChange(of: number, initial: true) { number += 1 }
  }
}

struct Places: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Oslo") { Text("The fjord").navigationTitle("Oslo") }
        NavigationLink("Bergen", value: "Bergen")
      }
      .navigationTitle("Places")
      .navigationDestination(for: String.self) { name in Text("Rain").navigationTitle(name) }
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

struct Asking: View {
  @State private var isAsking = false
  @State private var isDeleted = false

  var body: some View {
    VStack {
      Text(isDeleted ? "Deleted" : "There")
      Button("Delete") { isAsking = true }
    }
    .alert("Delete it?", isPresented: $isAsking) {
      Button("Delete now", role: .destructive) { isDeleted = true }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
  }
}

struct Controls: View {
  @State private var volume = 0.5
  @State private var glaze = "None"
  @State private var size = 1

  var body: some View {
    Form {
      Slider(value: $volume) { Text("Volume") }
      Picker("Glaze", selection: $glaze) {
        ForEach(["None", "Sugar"], id: \.self) { Text($0) }
      }
      ProgressView("Uploading", value: 0.25)
      LabeledContent("Distance", value: "12 miles")
      Label("Trips", systemImage: "map")
    }
  }
}

struct Loading: View {
  @State private var words = "Loading"

  var body: some View {
    Text(words).task {
      try? await Task.sleep(for: .milliseconds(20))
      words = "Loaded"
    }
  }
}

struct Words: View {
  let number = 1234

  var body: some View {
    VStack {
      Text("You have **\(number)** messages")
      Text("100%")
      Text("A *plain* literal")
      Text(verbatim: "**plain**")
      Text(0.25, format: .percent)
      Text("One") + Text(", two")
      Text("\(1.5, specifier: "%.1f") of ^[\(3) cup](inflect: true)")
      Text("^[\(3) pegs](inflect: true), ^[\(1) pegs](inflect: true), ^[\(2) glass](inflect: true)")
      Text("^[\(1) lens](inflect: true), ^[\(2) lens](inflect: true), ^[\(1) news](inflect: true)")
    }
  }
}

/// Ten thousand rows, of which each can be turned on.
struct ManyRows: View {
  static let count = 10_000

  struct Row: View {
    let number: Int
    @State private var isOn = false

    var body: some View { Toggle("Row \(number)", isOn: $isOn) }
  }

  var body: some View { List(0..<ManyRows.count, id: \.self) { Row(number: $0) } }
}

/// A table that is written out, with a section.
struct Orders: View {
  struct Order: Identifiable {
    let id: Int
    let name: String
  }

  var body: some View {
    Table(of: Order.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    } rows: {
      Section("Today") {
        TableRow(Order(id: 1, name: "Donut"))
      }
      TableRow(Order(id: 2, name: "Cake"))
    }
  }
}

struct Drawn: View {
  var body: some View {
    VStack {
      Text("Rain")
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue)) }
    }
  }
}

struct DescribedDrawings: View {
  var body: some View {
    VStack {
      Canvas { _, _ in }.accessibilityLabel("Rain this week")
      Canvas { _, _ in }.accessibilityHidden(true)
      Canvas { _, _ in }.accessibilityChildren { Text("Monday") }
      HStack { Canvas { _, _ in } }.accessibilityElement(children: .ignore).accessibilityLabel("Wind")
    }
  }
}

struct PicturesInTexts: View {
  @State private var isOn = false

  var body: some View {
    Text(Image(systemName: "star"))
    Text("Rated \(Image(systemName: "star.fill")) by all")
    Text("Score: ") + Text(Image(systemName: "heart"))
    Toggle(isOn: $isOn) { Image(systemName: "star") }
  }
}

@available(iOS 18, macOS 15, *)
#Preview("Named") {
  @Previewable @State var isOn = false
  let title = "Loud"
  Toggle(title, isOn: $isOn)
}

// swift-format-ignore
@available(iOS 18, macOS 15, *)
#Preview("On one line") { @Previewable @State var count = 1; Text("\(count)") }

#Preview("Returned") {
  do {
    let title = try String(contentsOfFile: "/nowhere", encoding: .utf8)
    return Text(title).bold()
  } catch {
    return Button("Nothing there") {}
  }
}

private struct Places_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Places().previewDisplayName("All places")
      Text("Nowhere")
    }
    .environment(\.locale, Locale(identifier: "de"))
    .previewLayout(.sizeThatFits)
  }
}

private struct Appearances_Previews: PreviewProvider {
  static var previews: some View { Appearances(content: Text("Nowhere")) }
}

/// A view of an app's own that shows another in each appearance.
private struct Appearances<Content: View>: View {
  let content: Content

  var body: some View {
    ForEach(ColorScheme.allCases, id: \.self) { scheme in
      content.colorScheme(scheme).previewDisplayName(scheme == .dark ? "In the dark" : "By day")
    }
  }
}

/// What Foundation makes words of by itself, in the language of the system.
struct Ledger: View {
  private let noon = Date(timeIntervalSince1970: 43_200)
  private static let formatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter
  }()

  var body: some View {
    VStack {
      Text(Ledger.formatter.string(from: noon))
      Text(noon.formatted(date: .abbreviated, time: .omitted))
      Text(12.5.formatted(.currency(code: "USD")))
      Text(Calendar.current.firstWeekday.formatted())
    }
  }
}
