import A11ySwiftUI
import Apps
import Interface
import Testing

// What is kept and what begins anew, by the identity of views (WWDC21-10022, “Demystify SwiftUI”).

private struct Tally: A11ySwiftUI.View {
  let name: String
  @State private var count = 0
  var body: some A11ySwiftUI.View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor
@Suite("Identity of views")
struct IdentityFlows {
  struct Switched: A11ySwiftUI.View {
    @State private var isOn = true
    var body: some A11ySwiftUI.View {
      Button("Turn") { isOn.toggle() }
      if isOn { Tally(name: "A") } else { Tally(name: "B") }
    }
  }

  @Test("Both branches of a condition are views of their own, even of one type")
  func branches() {
    let heard = hear(
      Switched(), .next(1), .activate, .first, .activate, .next(1), .activate, .first, .activate, .next(1))
    #expect(heard.filter { $0.hasPrefix("A ") || $0.hasPrefix("B ") }.last == "A 0, button")
  }

  struct Ternary: A11ySwiftUI.View {
    @State private var isOn = true
    var body: some A11ySwiftUI.View {
      Button("Turn") { isOn.toggle() }
      Tally(name: isOn ? "A" : "B")
    }
  }

  @Test("A value that changes inside of one view keeps its state")
  func ternary() {
    #expect(hear(Ternary(), .next(1), .activate, .first, .activate, .next(1)).last == "B 1, button")
  }

  struct Numbered: A11ySwiftUI.View {
    @State private var number = 1
    var body: some A11ySwiftUI.View {
      Button("Next") { number += 1 }
      Tally(name: "A").id(number)
    }
  }

  @Test("Another id is another view")
  func ids() {
    #expect(hear(Numbered(), .next(1), .activate, .first, .activate, .next(1)).last == "A 0, button")
  }

  struct Absent: A11ySwiftUI.View {
    @State private var isShown = true
    var body: some A11ySwiftUI.View {
      Button("Turn") { isShown.toggle() }
      if isShown { Text("Here") }
      Tally(name: "A")
    }
  }

  @Test("A view that is absent leaves the others where they are")
  func absent() {
    #expect(hear(Absent(), .last, .activate, .first, .activate, .last).last == "A 1, button")
  }

  struct Moving: A11ySwiftUI.View {
    @State private var names = ["A", "B", "C"]
    var body: some A11ySwiftUI.View {
      Button("Turn") { names.append(names.removeFirst()) }
      Button("Drop") { names.removeAll { $0 == "A" } }
      Button("Add") { names.append("A") }
      ForEach(names, id: \.self) { Tally(name: $0) }
    }
  }

  @Test("Rows keep their state by their ids while they move, and lose it when they go")
  func rows() {
    #expect(hear(Moving(), .focus("A 0"), .activate, .focus("Turn"), .activate, .last).last == "A 1, button")
    #expect(
      hear(
        Moving(), .focus("A 0"), .activate, .focus("Drop"), .activate, .focus("Add"), .activate, .last
      ).last == "A 0, button")
  }

  struct Indices: A11ySwiftUI.View {
    @State private var names = ["A", "B"]
    var body: some A11ySwiftUI.View {
      Button("Turn") { names.reverse() }
      ForEach(names.indices, id: \.self) { Tally(name: names[$0]) }
    }
  }

  @Test("Rows by position keep their state in their places")
  func positions() {
    #expect(
      hear(Indices(), .focus("A 0"), .activate, .focus("Turn"), .activate, .next(1), .next(1)).suffix(2) == [
        "B 1, button", "A 0, button",
      ])
  }

  struct Erased: A11ySwiftUI.View {
    @State private var isOn = true
    var body: some A11ySwiftUI.View {
      Button("Turn") { isOn.toggle() }
      isOn ? AnyView(Tally(name: "A")) : AnyView(Tally(name: "B").padding())
    }
  }

  @Test("A view whose type is hidden is another one when the type is")
  func erased() {
    #expect(hear(Erased(), .next(1), .activate, .first, .activate, .next(1)).last == "B 0, button")
  }

  enum Step: A11ySwiftUI.View {
    case one, two
    var body: some A11ySwiftUI.View {
      switch self {
      case .one: Text("First step")
      case .two: Text("Second step")
      }
    }
  }

  @Test("A view can be an enumeration")
  func enumerations() {
    struct Steps: A11ySwiftUI.View {
      @State private var step = Step.one
      var body: some A11ySwiftUI.View {
        step
        Button("Next") { step = .two }
      }
    }
    #expect(hear(Steps(), .last, .activate, .first).last == "Second step")
  }

  struct Given: A11ySwiftUI.View {
    struct Child: A11ySwiftUI.View {
      @State var count: Int
      var body: some A11ySwiftUI.View { Text("Kept \(count)") }
    }
    @State private var count = 1
    var body: some A11ySwiftUI.View {
      Child(count: count)
      Button("More") { count += 1 }
    }
  }

  // The documentation of State: “SwiftUI creates the state storage one time for each container instance”.
  @Test("A first value of state is taken once")
  func initialValues() { #expect(hear(Given(), .last, .activate, .first).last == "Kept 1") }

  struct Styled: A11ySwiftUI.View {
    struct Counting: ButtonStyle {
      func makeBody(configuration: Configuration) -> some A11ySwiftUI.View { configuration.label.padding() }
    }
    @State private var isBold = false
    var body: some A11ySwiftUI.View {
      Tally(name: "A").buttonStyle(Counting()).fontWeight(isBold ? .bold : nil)
      Button("Bold") { isBold.toggle() }
    }
  }

  @Test("Modifiers do not make another view")
  func modifiers() {
    #expect(hear(Styled(), .activate, .last, .activate, .first).last == "A 1, button")
  }

  // MARK: - What is evaluated

  @Observable
  final class Item: Identifiable {
    let id: Int
    var isOn = false
    init(_ id: Int) { self.id = id }
  }

  struct Observed: A11ySwiftUI.View {
    static let count = 200
    let items = (0..<count).map { Item($0) }
    var body: some A11ySwiftUI.View {
      List {
        ForEach(items) { item in
          @Bindable var item = item
          Toggle("Row \(item.id)", isOn: $item.isOn)
        }
      }
    }
  }

  struct Bound: A11ySwiftUI.View {
    struct Row: Identifiable {
      let id: Int
      var isOn = false
    }
    @State private var rows = (0..<Observed.count).map { Row(id: $0) }
    var body: some A11ySwiftUI.View { List($rows) { $row in Toggle("Row \(row.id)", isOn: $row.isOn) } }
  }

  struct Composed: A11ySwiftUI.View {
    struct Row: A11ySwiftUI.View {
      @Binding var row: Bound.Row
      var body: some A11ySwiftUI.View {
        HStack {
          Image(systemName: "star").accessibilityHidden(true)
          Toggle("Row \(row.id)", isOn: $row.isOn)
        }
      }
    }
    @State private var rows = (0..<Observed.count).map { Bound.Row(id: $0) }
    var body: some A11ySwiftUI.View { List { ForEach($rows) { Row(row: $0) } } }
  }

  @Test("Of a list only the row that changes is rendered again, and no other body runs")
  func changedRows() throws {
    for view: any A11ySwiftUI.View in [Observed(), Bound(), Composed()] {
      let app = LiveApp(view)
      let (bodies, rows) = (app.bodyCount, app.rowCount)
      let place = try #require(app.screen.content.views.first?.firstSwitch)
      _ = app.perform(ActionToken(Action([.assign(place, .flag(true))])))
      #expect(app.rowCount - rows <= 1, "\(type(of: view))")
      #expect(app.bodyCount - bodies <= 2, "\(type(of: view))")
      #expect(app.screen.content.views.first?.children.first?.isSwitchedOn == true, "\(type(of: view))")
    }
  }

  final class Title: ObservableObject {
    @Published var words = "old"
  }

  struct Titled: A11ySwiftUI.View {
    struct Rows: A11ySwiftUI.View {
      @ObservedObject var title: Title
      var body: some A11ySwiftUI.View { ForEach(0..<2) { Text("\(title.words) \($0)") } }
    }
    @StateObject private var title = Title()
    var body: some A11ySwiftUI.View {
      Rows(title: title)
      Button("Rename") { title.words = "new" }
    }
  }

  @Test("Rows whose closure holds an object alone are those of what the object has now") func heldObjects() {
    #expect(hear(Titled(), .focus("Rename"), .activate, .first).last == "new 0")
  }

  struct Plain: A11ySwiftUI.View {
    struct Child: A11ySwiftUI.View {
      let diary: Diary
      let flag: Bool?
      let number: Int
      let names: [String]
      @Environment(\.dismiss) private var dismiss
      @State private var isOpen = false
      var body: some A11ySwiftUI.View {
        diary.note("child")
        return Text("\(names.count + number)")
      }
    }
    let diary: Diary
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      Button("Count \(count)") { count += 1 }
      Child(diary: diary, flag: true, number: 1, names: ["One", "Two"].map { $0 })
    }
  }

  // Airbnb, “Understanding and Improving SwiftUI Performance”: what can be compared is compared by its own comparison.
  @Test("A view with equal properties is not evaluated again, whatever stands between their bytes")
  func equalProperties() {
    let diary = Diary()
    _ = hear(Plain(diary: diary), .activate, .activate)
    #expect(diary.entries == ["child"])
  }

  struct Closing: A11ySwiftUI.View {
    struct Child: A11ySwiftUI.View {
      let words: () -> String
      var body: some A11ySwiftUI.View { Text(words()) }
    }
    @State private var count = 0
    var body: some A11ySwiftUI.View {
      let number = count
      Child { "Number \(number)" }
      Button("More") { count += 1 }
    }
  }

  @Test("A view with another closure is evaluated again")
  func closures() { #expect(hear(Closing(), .last, .activate, .first).last == "Number 1") }

  struct Rewriting: A11ySwiftUI.View {
    struct Row: Identifiable {
      let id: Int
      var name: String
    }
    @State private var rows = [Row(id: 1, name: "One"), Row(id: 2, name: "Two")]
    @State private var suffix = ""
    var body: some A11ySwiftUI.View {
      ForEach(rows) { row in Text(row.name + suffix) }
      Button("Rename") { rows[1].name = "Deux" }
      Button("Mark") { suffix = "!" }
    }
  }

  @Test("A row follows its item, and what its closure reads besides")
  func rewriting() {
    let heard = hear(
      Rewriting(), .focus("Rename"), .activate, .focus("Mark"), .activate, .first, .next(1))
    #expect(heard.suffix(2) == ["One!", "Deux!"])
  }

  struct Shared: A11ySwiftUI.View {
    final class Legacy { var name = "Before" }
    let legacy = Legacy()
    @State private var ticks = 0
    var body: some A11ySwiftUI.View {
      ForEach(0..<1) { _ in Text("\(legacy.name)") }
      Button("Tick \(ticks)") {
        legacy.name = "After"
        ticks += 1
      }
    }
  }

  @Test("A row is made anew with its parent, whatever it reads that nobody observes")
  func unobserved() { #expect(hear(Shared(), .last, .activate, .first).last == "After") }
}

extension Interface.View {
  /// What the first switch in the view is bound to.
  fileprivate var firstSwitch: StatePath? { isOn?.target ?? children.lazy.compactMap(\.firstSwitch).first }

  /// Whether the first switch in the view is on.
  fileprivate var isSwitchedOn: Bool {
    if let isOn { return isOn.value.constant == .flag(true) }
    return children.contains { $0.isSwitchedOn }
  }
}
