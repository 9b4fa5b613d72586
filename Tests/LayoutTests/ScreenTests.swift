import Interface
import Layout
import Testing

@Suite("Screens have bars at their edges and rows that scroll")
struct ScreenTests {
  private static let iPhone = Canvas(.standard(for: Platform(.iOS, 18)), platform: Platform(.iOS, 18))

  private func place(_ views: [View], title: Dynamic<String>? = nil, on canvas: Canvas = iPhone) -> [PlacedView] {
    Array(Layout.place(Screen(title: title, views: views), on: canvas))
  }

  // iPhone 15: 393 × 852, status bar 59, home indicator 34. UINavigationBar 44, UITabBar 49 and the home indicator,
  // by the frames of the system's views (Tencent/QMUI_iOS, issue 633).
  @Test("Navigation bar, content and tab bar share the screen")
  func bars() throws {
    let placed = place([
      View(.navigationBar, .text("Trip")).with {
        $0.back = "Trips"
        $0.trailing = [.button("Edit")]
      },
      View(.list, children: [.text("Row")]),
      View(.tabBar, children: [View(.tab, .text("Home")), View(.tab, .text("Search"))]),
    ])
    #expect(placed.map(\.view.kind) == [.navigationBar, .list, .tabBar])
    #expect(
      placed.map(\.frame) == [Frame(0, 59, 393, 44), Frame(0, 103, 393, 666), Frame(0, 769, 393, 83)])
    // Back button, title and trailing button are read in this order, as in LT-14 and the navigation bar of
    // AccessibilitySnapshot.
    let bar = try #require(placed.first)
    #expect(bar.partFrames.map(\.y) == [59, 59, 59])
    #expect(bar.partFrames.map(\.x) == bar.partFrames.map(\.x).sorted())
    #expect(placed.last?.partFrames == [Frame(0, 769, 196.5, 49), Frame(196.5, 769, 196.5, 49)])
  }

  // WWDC25-238: choices stand in a grid or in rows; that the grid has two columns is assumed.
  @Test("In Assistive Access choices stand in rows, or in a grid of two columns", arguments: [Kind.list, .vstack])
  func choices(in kind: Kind) {
    let screen = Screen(views: [View(kind, children: ["Calls", "Photos", "Music"].map { .button($0) })])
    func rows(_ layout: String) -> [Int] {
      let settings = Settings([.assistiveAccess: .flag(true), .assistiveAccessLayout: .text(layout)])
      let placed = Layout.place(screen, on: Self.iPhone, settings: settings).flatMap(\.flattened)
      // The way back at the bottom has no title.
      let frames = placed.filter { $0.view.kind == .button && $0.view.title != nil }.compactMap(\.frame)
      return Dictionary(grouping: frames, by: \.y).sorted { $0.key < $1.key }.map(\.value.count)
    }
    #expect(rows("rows") == [1, 1, 1])
    #expect(rows("grid") == [2, 1])
  }

  // As ToolbarItem without a placement is at the trailing end on iOS (Apple's documentation of ToolbarItemPlacement.automatic).
  @Test("What is in a bar beside its title stands at the trailing end, and not over the title")
  func itemsBesideTitle() throws {
    let bar = View(.navigationBar, .text("Trip"), children: [.button("Edit"), .button("Share")])
    let frames = try #require(place([bar, .text("x")]).first).partFrames
    #expect(frames.count == 3)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x })
  }

  // A large title is 52 points high and stands below the bar.
  @Test("A large title makes the bar 96 points high")
  func largeTitle() throws {
    let bar = View(.navigationBar, .text("Trip")).with { $0.hasLargeTitle = true }
    let placed = try #require(place([bar, .text("x")]).first)
    #expect(placed.frame == Frame(0, 59, 393, 96))
    #expect(placed.partFrames.map(\.y).allSatisfy { $0 > 103 })
  }

  // Apple, WWDC 2019, session 261: items of bars are shown large on touch, since they do not grow.
  @Test("The words in a bar do not grow with the text size")
  func barsKeepTheirSize() throws {
    var settings = Settings()
    settings[.dynamicType] = .text("accessibility5")
    let screen = Screen(views: [View(.navigationBar, .text("Trip")), .text("Trip")])
    let usual = try #require(Layout.place(screen, on: Self.iPhone).first)
    let large = try #require(Layout.place(screen, on: Self.iPhone, settings: settings).first)
    #expect(large.partFrames == usual.partFrames)
  }

  @Test("The title of a screen is its navigation bar")
  func title() throws {
    let placed = place([.text("Hello"), .text("World")], title: "Settings")
    #expect(placed.first?.parts.first?.view.title == "Settings")
    // Content begins below the bar, with margins of 16 points and 8 between.
    #expect(placed.dropFirst().map(\.frame?.x) == [16, 16])
    #expect(placed.dropFirst().compactMap { $0.frame?.rounded.y } == [103, 131.3])
  }

  // UITableViewCell: 44 points; an inset grouped list leaves 16 points at the sides, its rows 16 more.
  @Test("Rows of a list are 44 points high")
  func rows() throws {
    let list = View(
      .list,
      children: [
        View(.section, .text("Names"), children: [.button("Ann"), View(.toggle, .text("Comments")), .button("Beth")])
      ])
    let section = try #require(place([list]).first?.parts.first)
    #expect(section.parts.map(\.view.kind) == [.text, .button, .toggle, .button])
    let rows = section.partFrames.dropFirst()
    #expect(rows.map(\.height) == [44, 44, 44])
    #expect(rows.map(\.width) == [361, 361, 361])
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1.y - $0.y == 44 })
  }

  @Test("Rows go on below the end of the screen")
  func scrolling() throws {
    let rows = (1...100).map { View.text("Row \($0)") }
    let list = try #require(place([View(.list, children: rows)]).first)
    #expect(list.frame == Frame(0, 59, 393, 759))
    #expect(try #require(list.partFrames.last).y > 4000)
    let page = place(rows)
    #expect(try #require(page.last?.frame).y > 2500)
  }

  @Test("The open tab has a screen of its own above the tab bar")
  func tabs() throws {
    let view = View(
      .tabView,
      children: [View(.tab, .text("One"), children: [.text("A"), .text("B")]), View(.tab, .text("Two"))])
    let placed = try #require(place([view]).first)
    #expect(placed.parts.map(\.view.kind) == [.group, .tabBar])
    #expect(placed.partFrames == [Frame(0, 59, 393, 710), Frame(0, 769, 393, 83)])
    #expect(placed.parts.first?.parts.count == 2)
  }

  // UIAlertController: 270 points wide, buttons 44 high, two short ones side by side.
  @Test("An alert stands in the middle of the screen, a sheet at its lower edge")
  func presentations() throws {
    let alert = View(
      .alert, .text("Delete?"), children: [.button("Cancel"), .button("Delete")]
    ).with { $0.message = "It is gone." }
    let sheet = View(.sheet, children: [.text("A"), .text("B")])
    let hidden = View(.sheet, children: [.text("C")]).with { $0.isPresented = Bound(.constant(.flag(false))) }
    let placed = place([.text("x"), .text("y"), alert, sheet, hidden])
    let box = try #require(placed[2].frame)
    #expect(box.width == 270)
    #expect(box.x == 61.5)
    #expect(abs(box.y + box.height / 2 - 426) < 0.5)
    #expect(placed[2].partFrames.suffix(2).map(\.height) == [44, 44])
    #expect(Set(placed[2].partFrames.suffix(2).map(\.y)).count == 1)
    #expect(placed[3].frame == Frame(0, 69, 393, 783))
    #expect(placed[4].frame == nil)
    // What is presented takes no room where it is written.
    #expect(placed.prefix(2).compactMap { $0.frame?.rounded.y } == [59, 87.3])
  }

  @Test("Every device has room for content", arguments: Device.all)
  func devices(device: Device) throws {
    for orientation in Orientation.allCases {
      let canvas = Canvas(device, orientation, platform: Platform.standard)
      let placed = place([.text("A"), .text("B"), View(.list, children: [.text("C")])], title: "T", on: canvas)
      let list = try #require(placed.last?.frame)
      #expect(list.height > 100)
      #expect(list.y + list.height <= canvas.size.height)
    }
  }
}
