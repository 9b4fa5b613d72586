import A11ySwiftUI
import Interface
import Testing

// Lists whose rows are chosen, moved and removed (Apple's references of List, EditMode, deleteDisabled(_:) and
// moveDisabled(_:)).

@MainActor
@Suite("Lists that are edited and chosen from")
struct ListFlows {
  struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
    var kinds: [Fruit]?
  }

  private static let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Pear"), Fruit(id: 3, name: "Plum")]

  struct Several: A11ySwiftUI.View {
    @State private var chosen: Set<Int> = []
    @State private var mode = EditMode.active
    var body: some A11ySwiftUI.View {
      List(ListFlows.fruits, selection: $chosen) { Text($0.name) }.environment(\.editMode, $mode)
      Button("Done") { mode = .inactive }
      Text("Chosen \(chosen.sorted().map(String.init).joined(separator: " "))")
    }
  }

  /// Apple's sample “Enhancing the accessibility of your SwiftUI app”: a row of several elements while its name is edited.
  struct Named: A11ySwiftUI.View {
    @State private var edited: Int?
    @State private var names = ["Baker", "Ocean", "Stinson"]
    var body: some A11ySwiftUI.View {
      List(0..<3, id: \.self) { row in
        HStack {
          if edited == row {
            TextField("Name", text: $names[row])
            Button("Rate") {}
            Button("Complete Editing") { edited = nil }
          } else {
            Text(names[row])
            Button("Edit") { edited = row }
          }
        }
        .accessibilityElement(children: edited == row ? .contain : .combine)
      }
    }
  }

  @Test("From what has gone of a row the cursor goes to what the row is now") func editedRows() {
    let done = hear(Named(), .focus("Baker"), .activate, .focus("Complete Editing"), .activate)
    #expect(done.last == "Baker, button", "\(done)")
    let last = hear(Named(), .focus("Stinson"), .activate, .focus("Complete Editing"), .activate)
    #expect(last.last == "Stinson, button", "\(last)")
  }

  // Apple's references of CarouselListStyle and EllipticalListStyle, of the watch.
  @Test("A list of the watch's has its rows as any other") func watchStyles() {
    let list = List(ListFlows.fruits) { Text($0.name) }
    #expect(stops(list.listStyle(.carousel)) == ["Apple", "Pear", "Plum"])
    #expect(stops(list.listStyle(EllipticalListStyle())) == ["Apple", "Pear", "Plum"])
  }

  // Apple, “List”, “Supporting selection in lists”: several rows are chosen in edit mode.
  @Test("Several rows are chosen in edit mode, and let go by the same tap") func several() {
    #expect(hear(Several(), .focus("Apple"), .activate, .focus("Plum"), .activate, .last).last == "Chosen 1 3")
    #expect(hear(Several(), .focus("Apple"), .activate, .activate, .last).last == "Chosen ")
    #expect(
      hear(Several(), .focus("Done"), .activate, .focus("Apple"), .activate, .last).last == "Chosen ")
  }

  struct Always: A11ySwiftUI.View {
    @State private var chosen = 2
    var body: some A11ySwiftUI.View {
      List(selection: $chosen) {
        ForEach(ListFlows.fruits) { Text($0.name) }
        Text("Other").tag(9)
        Text("Never").tag(10).selectionDisabled()
      }
      Text("Chosen \(chosen)")
    }
  }

  // Apple, “List(selection:content:)” of a value that is always there.
  @Test("One row is always chosen") func always() {
    #expect(
      stops(Always()) == [
        "Apple, button", "selected, Pear, button", "Plum, button", "Other, button", "Never", "Chosen 2",
      ])
    #expect(hear(Always(), .activate, .last).last == "Chosen 1")
    #expect(hear(Always(), .focus("Other"), .activate, .last).last == "Chosen 9")
    #expect(hear(Always(), .focus("Never"), .activate, .last).last == "Chosen 2")
  }

  struct Kept: A11ySwiftUI.View {
    @State private var fruits = ListFlows.fruits
    @State private var mode = EditMode.active
    var body: some A11ySwiftUI.View {
      List {
        ForEach($fruits, editActions: .all) { $fruit in
          Text(fruit.name).deleteDisabled(fruit.id == 1).moveDisabled(fruit.id == 3)
        }
      }
      .environment(\.editMode, $mode)
      Text(fruits.map(\.name).joined(separator: " "))
    }
  }

  // Apple: “deleteDisabled: adds a condition for whether the view’s view hierarchy is deletable”, and of moving.
  @Test("A row may be kept from being removed or moved") func kept() {
    #expect(
      stops(Kept()) == [
        "Apple", "Reorder Apple, button, draggable", "Remove, Pear, button", "Reorder Remove, button, draggable",
        "Remove, Plum, button", "Apple Pear Plum",
      ])
    #expect(hear(Kept(), .focus("Remove, Pear"), .activate, .focus("Delete"), .activate, .last).last == "Apple Plum")
    #expect(hear(Kept(), .focus("Reorder Apple"), .drag(nil), .down(1), .drop(nil), .last).last == "Pear Apple Plum")
  }

  struct Renamed: A11ySwiftUI.View {
    @State private var fruits = ListFlows.fruits
    @State private var one: Int?
    @State private var several: Set<Int> = []
    let form: Int
    var body: some A11ySwiftUI.View {
      switch form {
      case 0: List($fruits) { $fruit in field($fruit) }
      case 1: List($fruits, id: \.id) { $fruit in field($fruit) }
      case 2: List($fruits, editActions: .move) { $fruit in field($fruit) }
      case 3: List($fruits, id: \.id, editActions: .move) { $fruit in field($fruit) }
      case 4: List($fruits, selection: $one) { $fruit in field($fruit) }
      case 5: List($fruits, selection: $several) { $fruit in field($fruit) }
      case 6: List($fruits, editActions: .move, selection: $one) { $fruit in field($fruit) }
      case 7: List($fruits, editActions: .move, selection: $several) { $fruit in field($fruit) }
      case 8: List($fruits, id: \.id, editActions: .move, selection: $one) { $fruit in field($fruit) }
      case 9: List($fruits, id: \.id, selection: $one) { $fruit in field($fruit) }
      case 10: List($fruits, id: \.id, selection: $several) { $fruit in field($fruit) }
      default: List($fruits, id: \.id, editActions: .move, selection: $several) { $fruit in field($fruit) }
      }
      Text(fruits.map(\.name).joined(separator: " "))
    }
    private func field(_ fruit: Binding<Fruit>) -> some A11ySwiftUI.View { TextField("Name", text: fruit.name) }
  }

  // Apple, “List”: initializers of a binding, whose rows change their element.
  @Test("A row changes its element, in all the forms of a list of bindings", arguments: 0..<12)
  func renamed(form: Int) {
    #expect(
      hear(Renamed(form: form), .focus("Pear"), .activate, .type("s"), .last).last == "Apple Pears Plum")
  }

  struct Plain: A11ySwiftUI.View {
    @State private var one: Int?
    @State private var several: Set<Int> = []
    let form: Int
    var body: some A11ySwiftUI.View {
      switch form {
      case 0: List(ListFlows.fruits, selection: $one) { Text($0.name) }
      case 1: List(ListFlows.fruits, id: \.id, selection: $one) { Text($0.name) }
      case 2: List(1..<4, selection: $one) { Text(ListFlows.fruits[$0 - 1].name) }
      case 3: List(ListFlows.fruits, children: \.kinds, selection: $one) { Text($0.name) }
      case 4: List(selection: $one) { ForEach(ListFlows.fruits) { Text($0.name) } }
      case 5: List(ListFlows.fruits, id: \.id, selection: $several) { Text($0.name) }
      case 6: List(1..<4, selection: $several) { Text(ListFlows.fruits[$0 - 1].name) }
      case 7: List(ListFlows.fruits, children: \.kinds, selection: $several) { Text($0.name) }
      case 8: List(selection: $several) { ForEach(ListFlows.fruits) { Text($0.name) } }
      case 9: List(ListFlows.fruits, id: \.name, children: \.kinds, selection: $several) { Text($0.name) }
      case 10: List(ListFlows.fruits, id: \.name, children: \.kinds) { Text($0.name) }
      default: List(ListFlows.fruits, children: \.kinds) { Text($0.name) }
      }
      Text("Chosen \(one ?? 0)")
    }
  }

  @Test("Of a list with one choice a row is chosen, in all its forms", arguments: 0..<5) func one(form: Int) {
    // Rows of a range are told apart by where they stand, counted from zero.
    #expect(hear(Plain(form: form), .focus("Pear"), .activate, .last).last == (form == 2 ? "Chosen 1" : "Chosen 2"))
    #expect(hear(Plain(form: form), .focus("Pear"), .activate, .next(1), .previous(1)).last == "selected, Pear, button")
  }

  @Test("Of a list with several choices none is made outside of edit mode", arguments: 5..<12) func many(form: Int) {
    #expect(stops(Plain(form: form)) == ["Apple", "Pear", "Plum", "Chosen 0"])
  }
}
