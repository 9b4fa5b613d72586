import A11ySwiftUI
import Interface
import Testing

private struct Stop: Identifiable, Hashable {
  let name: String
  var zone = 1
  var parts: [Stop]?
  var id: String { name }
}

/// Containers in the forms that apps write them in (the documentation of SwiftUI, each under its name).
@MainActor
@Suite("Containers in all their forms")
struct ContainerForms {
  private let route = [Stop(name: "Oslo"), Stop(name: "Bergen", zone: 2)]

  // On iPhone, a content unavailable view reads its title, its description, then its actions.
  @Test("What stands where there is no content")
  func unavailable() {
    let (title, words) = ("No Trips", "Plan one.")
    let expected = ["No Trips", "Plan one."]
    #expect(stops(ContentUnavailableView("No Trips", systemImage: "map", description: Text(words))) == expected)
    #expect(stops(ContentUnavailableView(title, systemImage: "map", description: Text(words))) == expected)
    #expect(stops(ContentUnavailableView("No Trips", image: "map", description: Text(words))) == expected)
    #expect(stops(ContentUnavailableView(title, image: "map", description: Text(words))) == expected)
    let whole = ContentUnavailableView {
      Label("No Trips", systemImage: "map")
    } description: {
      Text(words)
    } actions: {
      Button("Plan") {}
    }
    #expect(stops(whole) == expected + ["Plan, button"])
    #expect(stops(ContentUnavailableView.search) == ["No Results", "Check the spelling or try a new search."])
    #expect(
      stops(ContentUnavailableView.search(text: "Ulm")) == [
        "No Results for “Ulm”", "Check the spelling or try a new search.",
      ])
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test("Boxes")
  func boxes() {
    let title = "Fares"
    let expected = ["Fares", "Adult"]
    #expect(stops(GroupBox("Fares") { Text("Adult") }) == expected)
    #expect(stops(GroupBox(title) { Text("Adult") }) == expected)
    #expect(stops(GroupBox(label: Label("Fares", systemImage: "tag")) { Text("Adult") }) == expected)
    #expect(stops(GroupBox("Fares") { Text("Adult") }.groupBoxStyle(.automatic)) == expected)
    #expect(stops(GroupBox { Text("Adult") }) == ["Adult"])
    #expect(stops(GroupBox("Fares") { Text("Adult") }.groupBoxStyle(Framed())) == ["Adult", "Fares"])
  }

  @Test("Groups of controls, side by side and as a menu")
  func controlGroups() {
    let buttons = ["Cut, button", "Copy, button"]
    @ViewBuilder func controls() -> some A11ySwiftUI.View {
      Button("Cut") {}
      Button("Copy") {}
    }
    #expect(stops(ControlGroup { controls() }) == buttons)
    #expect(stops(ControlGroup("Edit") { controls() }) == buttons)
    #expect(stops(ControlGroup("Edit", systemImage: "pencil") { controls() }.controlGroupStyle(.navigation)) == buttons)
    let labelled = ControlGroup {
      controls()
    } label: {
      Text("Edit")
    }
    #expect(stops(labelled.controlGroupStyle(.automatic)) == buttons)
    #expect(stops(labelled.controlGroupStyle(.menu)) == ["Edit, button, pop up button"])
    #expect(stops(labelled.controlGroupStyle(.compactMenu)) == ["Edit, button, pop up button"])
  }

  private struct Folding: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some A11ySwiftUI.View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  // cvs-health, “Accordions”: “Collapsed” and “Expanded” are heard.
  @Test("Groups that open")
  func disclosure() {
    let title = "Stops"
    #expect(stops(DisclosureGroup("Stops") { Text("Oslo") }) == ["Stops, button, collapsed"])
    #expect(stops(DisclosureGroup(title) { Text("Oslo") }) == ["Stops, button, collapsed"])
    #expect(
      stops(DisclosureGroup("Stops", isExpanded: .constant(true)) { Text("Oslo") }) == [
        "Stops, button, expanded", "Oslo",
      ])
    #expect(
      stops(DisclosureGroup(title, isExpanded: .constant(true)) { Text("Oslo") }) == [
        "Stops, button, expanded", "Oslo",
      ]
    )
    let own = DisclosureGroup {
      Text("Oslo")
    } label: {
      Text("Stops")
    }
    #expect(hear(own, .activate, .next(1)).last == "Oslo")
    #expect(hear(own.disclosureGroupStyle(Folding()), .activate, .next(1)).last == "Oslo")
  }

  // On iPhone a table shows its first column alone, as a list (the documentation of SwiftUI, “Table”).
  @Test("Tables")
  func tables() {
    @TableColumnBuilder<Stop> func columns() -> [_TableColumn<Stop>] {
      TableColumn("Name", value: \.name)
      TableColumn("Zone") { Text("Zone \($0.zone)") }
    }
    let expected = ["Oslo", "Bergen"]
    #expect(stops(Table(route, columns: columns)) == expected)
    #expect(stops(Table(route, selection: .constant(nil as String?), columns: columns)).count == 2)
    #expect(stops(Table(route, selection: .constant(Set<String>()), columns: columns)).count == 2)
    let sorted = Table(route, sortOrder: .constant([KeyPathComparator(\Stop.name)])) {
      TableColumn("Zone", value: \.zone) { Text("Zone \($0.zone)") }.width(min: 10, max: 50)
      TableColumn("Name") { Text($0.name) }.width(40)
    }
    #expect(stops(sorted) == ["Zone 1", "Zone 2"])
    let inRows = Table(of: Stop.self, columns: columns) {
      TableRow(Stop(name: "Ulm"))
      ForEach(route) { TableRow($0) }
      if route.isEmpty { TableRow(Stop(name: "Nowhere")) }
    }
    #expect(stops(inRows) == ["Ulm"] + expected)
    let inSections = Table(of: Stop.self, columns: columns) {
      Section("East") { TableRow(route[0]) }
      Section("West") { TableRow(route[1]) }
    }
    #expect(stops(inSections) == ["East, heading", "Oslo", "West, heading", "Bergen"])
  }

  @Test("Trees open by their groups")
  func outlines() {
    let tree = [Stop(name: "Norway", parts: route), Stop(name: "Ulm")]
    let expected = ["Norway, button, collapsed", "Ulm"]
    #expect(stops(List { OutlineGroup(tree, children: \.parts) { Text($0.name) } }) == expected)
    #expect(stops(List { OutlineGroup(tree, id: \.name, children: \.parts) { Text($0.name) } }) == expected)
    #expect(stops(List(tree, children: \.parts) { Text($0.name) }) == expected)
    #expect(hear(List(tree, children: \.parts) { Text($0.name) }, .activate, .next(1)).last == "Oslo")
  }

  @Test("Sections in all their forms")
  func sections() {
    let title = "East"
    let header = ["East, heading", "Oslo"]
    #expect(stops(List { Section("East") { Text("Oslo") } }) == header)
    #expect(stops(List { Section(title) { Text("Oslo") } }) == header)
    #expect(stops(List { Section(header: Text("East")) { Text("Oslo") } }) == header)
    #expect(stops(List { Section(header: Text("East"), footer: Text("End")) { Text("Oslo") } }) == header + ["End"])
    #expect(stops(List { Section(footer: Text("End")) { Text("Oslo") } }) == ["Oslo", "End"])
    #expect(stops(List { Section { Text("Oslo") } }) == ["Oslo"])
    let footed = Section {
      Text("Oslo")
    } footer: {
      Text("End")
    }
    #expect(stops(List { footed }) == ["Oslo", "End"])
  }

  @Test("Lists of data in all their forms")
  func lists() {
    let expected = ["Oslo", "Bergen"]
    #expect(stops(List(route) { Text($0.name) }) == expected)
    #expect(stops(List(route, id: \.name) { Text($0.name) }) == expected)
    #expect(stops(List(route, selection: .constant(nil as String?)) { Text($0.name) }).count == 2)
    #expect(stops(List(route, id: \.name, selection: .constant(Set<String>())) { Text($0.name) }).count == 2)
    #expect(stops(List(0..<2) { Text(route[$0].name) }) == expected)
    #expect(stops(List(.constant(route)) { $stop in Text(stop.name) }) == expected)
    #expect(stops(List(.constant(route), id: \.name) { $stop in Text(stop.name) }) == expected)
    #expect(
      stops(List(.constant(route), editActions: .delete) { $stop in Text(stop.name) }) == expected)
  }

  @Test("Grids go by rows")
  func grids() {
    let columns = [GridItem(.fixed(100)), GridItem(.adaptive(minimum: 80)), GridItem()]
    let grid = LazyVGrid(columns: columns) { ForEach(1..<4) { Text("Day \($0)") } }
    #expect(stops(grid) == ["Day 1", "Day 2", "Day 3"])
    let rows = LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(1..<3) { Text("Day \($0)") } }
    #expect(stops(rows) == ["Day 1", "Day 2"])
    let table = Grid {
      GridRow {
        Text("Day")
        Text("Night")
      }
      Divider()
      GridRow { Text("Both").gridCellColumns(2) }
    }
    #expect(stops(table) == ["Day", "Night", "Both"])
  }
}
