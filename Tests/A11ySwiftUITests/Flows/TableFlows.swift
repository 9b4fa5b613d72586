import A11ySwiftUI
import Foundation
import Interface
import Testing

// Apple, “Table”: on iPhone a table shows its first column, as a list does.

@MainActor
@Suite("Tables")
struct TableFlows {
  struct Dish: Identifiable, Hashable {
    let name: String
    var price = 1
    var parts: [Dish]?
    var id: String { name }
  }

  private static let dishes = [Dish(name: "Soup", price: 4), Dish(name: "Pie", price: 7)]

  struct Sorted: A11ySwiftUI.View {
    @State private var dishes = TableFlows.dishes
    @State private var order = [KeyPathComparator(\Dish.name)]
    @State private var chosen: Dish.ID?
    var body: some A11ySwiftUI.View {
      VStack {
        Table(dishes, selection: $chosen, sortOrder: $order) {
          TableColumn("Dish", value: \.name)
          TableColumn("Price", value: \.price) { Text("\($0.price)") }.width(min: 40, max: 80)
        }
        .onChange(of: order) { dishes.sort(using: $1) }
        Text(chosen.map { "Chosen: \($0)" } ?? "None chosen")
        Button("By name") { order = [KeyPathComparator(\Dish.name, order: .forward), KeyPathComparator(\Dish.price)] }
      }
    }
  }

  @Test("A phone shows the first column, whose rows are chosen as in a list")
  func selection() {
    #expect(stops(Sorted()) == ["Soup, button", "Pie, button", "None chosen", "By name, button"])
    #expect(hear(Sorted(), .focus("Pie"), .activate, .focus("Chosen: Pie")).last == "Chosen: Pie")
    #expect(hear(Sorted(), .focus("Pie"), .activate, .first, .next(1)).last == "selected, Pie, button")
    #expect(hear(Sorted(), .focus("By name"), .activate, .first).last == "Pie, button")
  }

  struct Written: A11ySwiftUI.View {
    @State private var last = "Nothing done"
    var body: some A11ySwiftUI.View {
      VStack {
        Table(of: Dish.self) {
          TableColumn("Dish", value: \.name)
        } rows: {
          Section("Hot") {
            ForEach(TableFlows.dishes) { dish in
              TableRow(dish).contextMenu { Button("Order") { last = "Ordered \(dish.name)" } }
            }
          }
          Section {
            TableRow(Dish(name: "Salad"))
          } header: {
            Text("Cold")
          }
          DisclosureTableRow(Dish(name: "Menu")) { TableRow(Dish(name: "Cake")) }
        }
        Text(last)
      }
    }
  }

  // A header of a section in a list is a heading (AccessibilitySnapshot, SwiftUIListSectionTests).
  @Test("Rows that are written out have sections, menus and rows below them")
  func rows() {
    #expect(
      stops(Written()) == [
        "Hot, heading", "Soup", "Pie", "Cold, heading", "Salad", "Menu, button, collapsed", "Nothing done",
      ])
    #expect(hear(Written(), .focus("Pie"), .longPress, .activate, .last).last == "Ordered Pie")
    #expect(hear(Written(), .focus("Menu"), .activate, .next(1)).last == "Cake")
  }

  struct Tree: A11ySwiftUI.View {
    var body: some A11ySwiftUI.View {
      Table([Dish(name: "Menu", parts: [Dish(name: "Soup")]), Dish(name: "Tea")], children: \.parts) {
        TableColumn("Dish", value: \.name)
        TableColumn("Price") { Text("\($0.price)") }
      }
    }
  }

  @Test("A table of a tree opens its rows")
  func tree() {
    #expect(stops(Tree()) == ["Menu, button, collapsed", "Tea"])
    #expect(hear(Tree(), .activate, .next(1)).last == "Soup")
  }

  struct Columns: A11ySwiftUI.View {
    @State private var customization = TableColumnCustomization<Dish>()
    var body: some A11ySwiftUI.View {
      Table(TableFlows.dishes, columnCustomization: $customization) {
        TableColumnForEach(["Price", "Again"], id: \.self) { title in
          TableColumn(title) { (dish: Dish) in Text("\(title) \(dish.price)") }
        }
      }
    }
  }

  @Test("Columns can be made of a collection")
  func columns() { #expect(stops(Columns()) == ["Price 4", "Price 7"]) }

  struct Lists: A11ySwiftUI.View {
    @State private var several: Set<Dish.ID> = []
    @State private var number: Int?
    @State private var dishes = TableFlows.dishes
    var body: some A11ySwiftUI.View {
      List($dishes, editActions: .delete, selection: $several) { $dish in Text(dish.name) }
      List(0..<2, selection: $number) { Text("Number \($0)").tag($0) }
      List { OutlineGroup(Dish(name: "Menu", parts: [Dish(name: "Soup")]), children: \.parts) { Text($0.name) } }
    }
  }

  @Test("Lists take a selection in all their forms")
  func lists() {
    let expected = ["Soup", "Pie", "Number 0, button", "Number 1, button", "Menu, button, collapsed"]
    #expect(stops(Lists()) == expected)
    #expect(hear(Lists(), .focus("Number 1"), .activate, .focus("Number 1")).last == "selected, Number 1, button")
    #expect(hear(Lists(), .perform("Delete"), .first).last == "Pie")
  }
}
