import Interface
import Order
import Testing
import VoiceOver

/// What containers add to the speech of their elements.
@Suite("Containers and places")
struct ContainerSpeechTests {
  @Test("The name of a disabled group says so, and comes after that its element is selected")
  func disabledGroup() {
    // gewill/OpenCCman's speech of iOS 27: “selected Variant dimmed OpenCC Standard dimmed Button”, and of an enabled group
    // “Target Language selected Simplified Chinese Button”
    func group(isEnabled: Bool) -> View {
      let chosen = View(.button, .text("Standard")).with { $0.selected = true }
      return View(.hstack, children: [chosen, View(.button, .text("Taiwan"))]).with {
        $0.label = "Variant"
        $0.makeElement(.contain)
        $0.enabled = .constant(isEnabled)
      }
    }
    #expect(
      heard(group(isEnabled: false), style: .spoken)
        == ["selected, Variant, dimmed, Standard, dimmed, button", "Taiwan, dimmed, button"])
    #expect(
      heard(group(isEnabled: true), style: .spoken) == ["Variant, selected, Standard, button", "Taiwan, button"])
  }

  @Test("The system's tab bar counts its tabs and never says dimmed")
  func tabBar() {
    // AccessibilitySnapshot, testTabBars
    let tabs = [
      View(.tab, .text("Item A")),
      View(.tab, .text("Item B")).with {
        $0.selected = true
        $0.badge = "3"
      },
      View(.tab, .text("Item C")).with {
        $0.enabled = false
        $0.badge = "A"
      },
      View(.tab),
      View(.tab).with {
        $0.label = Label("Label")
        $0.value = "Value"
        $0.hint = "Hint"
      },
    ]
    let bar = View(.tabBar, children: tabs)
    #expect(
      heard(bar) == [
        "Item A. Tab. 1 of 5.", "Selected: Item B. Tab. 2 of 5.", "Item C. Tab. 3 of 5.", "Tab. 4 of 5.",
        "Label: Value. Tab. 5 of 5.",
      ])
    #expect(
      heard(bar, on: Platform(.iOS, 18)).prefix(3) == [
        "Item A. Tab. 1 of 5.", "Selected: Item B: 3 items. Tab. 2 of 5.", "Item C: A. Tab. 3 of 5.",
      ])
  }

  @Test("A semantic group of tabs is the system's tab bar")
  func tabBarByTabs() {
    // AccessibilitySnapshot's pull request 348: a UITabBar reports itself as a semantic group, and its children carry the
    // trait of tabs
    func bar() -> View {
      View(
        .view,
        children: [
          element(label: "Item A", traits: [.tab, .button]),
          element(label: "Item B", traits: [.tab, .button, .selected]),
        ]
      ).with { $0.container = .semanticGroup }
    }
    #expect(heard(bar()) == ["Item A. Tab. 1 of 2.", "Selected: Item B. Tab. 2 of 2."])
    #expect(heard(bar(), style: .spoken) == ["Tab Bar, Item A, tab, 1 of 2", "selected, Item B, tab, 2 of 2"])
    #expect(heard(bar().with { $0.label = Label("Sections") }, style: .spoken).first == "Sections, Item A, tab, 1 of 2")
    let loose = View(.view, children: [element(label: "Item A", traits: [.tab, .button])])
    #expect(heard(loose) == ["Item A. Tab."])
  }

  @Test("A list and a landmark say where they start and end")
  func boundaries() {
    // AccessibilitySnapshot, testList and testLandmark; a list of one is computed; the device's place from a11ysupport.io (“Cats, list start”)
    func container(_ type: ContainerType, _ count: Int) -> View {
      View(
        .view,
        children: (1...count).map { View(.text, .text(.constant("Label \($0)"))) }
      ).with { $0.container = type }
    }
    #expect(heard(container(.list, 4)) == ["Label 1. List Start.", "Label 2", "Label 3", "Label 4. List End."])
    #expect(heard(container(.landmark, 4)) == ["Label 1. Landmark.", "Label 2", "Label 3", "Label 4. End."])
    #expect(heard(container(.list, 1)) == ["Label 1. List Start."])
    let buttons = View(
      .view,
      children: [View(.button, .text("Cats")), View(.button, .text("Birds"))]
    ).with { $0.container = .list }
    #expect(heard(buttons, style: .spoken) == ["Cats, list start, button", "Birds, list end, button"])
  }

  @Test("A container counts its elements without a full stop in front")
  func bareSeries() {
    // Tests of AccessibilitySnapshot's pull request 348
    let series = View(
      .view,
      children: [View(.text, .text("Photo")), View(.text, .text("Video"))]
    ).with { $0.container = .series }
    #expect(heard(series) == ["Photo 1 of 2.", "Video 2 of 2."])
  }

  @Test("A container's name is heard on entering it, and only then")
  func entering() {
    // accessibilityupto11.com, MagentaA11y
    let player = View(
      .hstack,
      children: [View(.button, .text("Play")), View(.button, .text("Fast-forward, 30 seconds"))]
    ).with {
      $0.makeElement(.contain)
      $0.label = Label("Mini Player")
    }
    #expect(
      heard(player, style: .spoken) == ["Mini Player, Play, button", "Fast-forward, 30 seconds, button"])
    let toolbar = View(
      .toolbar, children: [View(.button, .text("Toggle Filtering")).with { $0.selected = true }])
    #expect(heard(toolbar, style: .spoken) == ["Toolbar, selected, Toggle Filtering, button"])
    let tabs = View(.tabBar, children: [View(.tab, .text("Watch Now")), View(.tab, .text("Library"))])
    #expect(heard(tabs, style: .spoken) == ["Tab Bar, Watch Now, tab, 1 of 2", "Library, tab, 2 of 2"])
    let apps = View(
      .picker
    ).with {
      $0.style = "segmented"
      $0.makeElement(.contain)
      $0.label = Label("Favorite apps")
      $0.selection = Bound(.constant(.text("Weather")))
      $0.options = [PickerOption("Weather"), PickerOption("Photos"), PickerOption("Clock", isEnabled: false)]
    }
    #expect(
      heard(apps, style: .spoken) == [
        "Favorite apps, selected, Weather, button, 1 of 3", "Photos, button, 2 of 3", "Clock, dimmed, button, 3 of 3",
      ])
  }

  @Test("Nested containers are named from the outside in, each once")
  func nested() {
    // AccessibilitySnapshot, its tests of order for the order; the names are said outermost first (assumed)
    let inner = View(
      .vstack,
      children: [View(.text, .text("Inner Item 1")), View(.text, .text("Inner Item 2"))]
    ).with {
      $0.makeElement(.contain)
      $0.label = Label("Inner")
    }
    let outer = View(
      .vstack,
      children: [View(.text, .text("Outer Item")), inner]
    ).with {
      $0.makeElement(.contain)
      $0.label = Label("Outer")
    }
    #expect(heard(outer, style: .spoken) == ["Outer, Outer Item", "Inner, Inner Item 1", "Inner Item 2"])
    #expect(
      heard(
        View(.vstack, children: [inner]).with {
          $0.makeElement(.contain)
          $0.label = Label("Outer")
        }, style: .spoken)
        == ["Outer, Inner, Inner Item 1", "Inner Item 2"])
  }

  @Test("Elements that stay together without being a container to UIKit have no common name")
  func plainGroups() {
    // AccessibilitySnapshot, its tests of order: “Container 3 Parent” and “Group 3 Parent” are never heard. The types of
    // containers of which VoiceOver says the names are those of UIKit's accessibilityContainerType.
    func group() -> View {
      View(
        .view, children: [View(.text, .text("A")), View(.text, .text("B"))]
      ).with { $0.label = "Parent" }
    }
    let listed = group().with { $0.elements = [ElementReference("B"), ElementReference("A")] }
    #expect(heard(listed, style: .spoken) == ["B", "A"])
    #expect(heard(group().with { $0.shouldGroupChildren = true }, style: .spoken) == ["A", "B"])
    #expect(heard(listed.with { $0.container = .semanticGroup }, style: .spoken) == ["Parent, B", "A"])
    #expect(heard(listed.with { $0.makeElement(.contain) }, style: .spoken) == ["Parent, B", "A"])
  }

  @Test("A data table says spans, rows and columns")
  func dataTable() {
    // AccessibilitySnapshot, AccessibilityContainersTests
    func cell(_ name: String, _ row: Int, _ column: Int, _ rows: Int = 1, _ columns: Int = 1) -> View {
      View(
        .text, .text(.constant(name))
      ).with { $0.cellPosition = CellPosition(row: row, column: column, rowSpan: rows, columnSpan: columns) }
    }
    let last = element(
      label: "B5", value: "Value", hint: "Hint",
      traits: [.notEnabled, .button, .header, .link, .adjustable, .image, .searchField]
    ).with { $0.cellPosition = CellPosition(row: 5, column: 2) }
    let table = View(
      .table,
      children: [
        cell("A1", 1, 1), cell("B1", 1, 2), cell("A2", 2, 1), cell("B2", 2, 2, 1, 2), cell("D2", 2, 4),
        cell("A3", 3, 1), cell("B3", 3, 2, 2), cell("A4", 4, 1, 2), cell("C4", 4, 3, 2, 2), last,
      ])
    #expect(
      heard(table) == [
        "A1. Row 1. Column 1.", "B1. Column 2.", "A2. Row 2. Column 1.", "B2. Spans 2 columns. Column 2.",
        "D2. Column 4.", "A3. Row 3. Column 1.", "B3. Spans 2 rows. Column 2.",
        "A4. Spans 2 rows. Row 4. Column 1.", "C4. Spans 2 rows. Spans 2 columns. Column 3.",
        "B5. Row 5. Column 2. Value. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.",
      ])
  }

  @Test("The title of a table stands above the headers of its columns")
  func tableTitle() {
    let table = View(
      .table, .text("Scores"),
      children: [View(.row, children: [View(.text, .text("Ann")), View(.text, .text("3"))])]
    ).with { $0.columns = ["Name", "Points"] }
    #expect(
      heard(table, style: .spoken)
        == [
          "Scores, heading", "Name, row 1, column 1", "Points, column 2", "Ann, row 2, column 1", "Points, 3, column 2",
        ])
  }

  @Test("Of a cell that keeps several elements the first has its place", arguments: [Kind.hstack, .vstack, .zstack])
  func cellOfSeveral(_ kind: Kind) {
    // A row's number is said in its first cell (AccessibilitySnapshot, data tables); which element of a cell says it is
    // assumed
    func text(_ words: String) -> View { View(.text, .text(.constant(words))) }
    let several = View(kind, children: [text("A"), text("B")]).with { $0.makeElement(.contain) }
    let table = View(.table, children: [View(.row, children: [several, text("C")])])
    #expect(heard(table) == ["A. Row 1. Column 1.", "B", "C. Column 2."])
  }

  @Test("A cell is headed by its row and its column, except by what was just passed")
  func tableHeaders() {
    // AccessibilitySnapshot, AccessibilityContainersTests: a table of 6 by 6, rows headed by columns A–C, columns by rows 1–3
    let letters = ["A", "B", "C", "D", "E", "F"]
    let cells = (1...6).flatMap { row in
      (1...6).map { column in
        let name = "\(letters[column - 1])\(row)"
        return element(label: name, value: "\(name) Value").with {
          $0.cellPosition = CellPosition(row: row, column: column, isRowHeader: column <= 3, isColumnHeader: row <= 3)
        }
      }
    }
    let lines = heard(View(.table, children: cells))
    func cell(_ name: String) -> String? {
      lines.first { $0.contains("\(name). Row") || $0.contains("\(name). Column") }
    }
    #expect(cell("A1") == "B1: B1 Value. C1: C1 Value. A2: A2 Value. A3: A3 Value. A1. Row 1. Column 1. A1 Value")
    #expect(cell("B1") == "B2: B2 Value. B3: B3 Value. B1. Column 2. B1 Value")
    #expect(cell("A2") == "B2: B2 Value. C2: C2 Value. A3: A3 Value. A2. Row 2. Column 1. A2 Value")
    #expect(
      cell("A4")
        == "B4: B4 Value. C4: C4 Value. A1: A1 Value. A2: A2 Value. A4. Row 4. Column 1. A4 Value")
    #expect(cell("B4") == "B1: B1 Value. B2: B2 Value. B3: B3 Value. B4. Column 2. B4 Value")
  }
}
