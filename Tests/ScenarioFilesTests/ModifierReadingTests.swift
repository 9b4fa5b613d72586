import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// The keys of views, and what they become.
@Suite("Keys of views")
struct ModifierReadingTests {
  /// A view, with the state that the examples use.
  private func view(_ text: String) throws -> View {
    let state = "{ on: true, n: 3, draft: '', xs: [1], name: Ann }"
    let screen = try #require(try readScenario(scenario(with: text, state: state)).screens.values.first)
    return try #require(screen.views.first)
  }

  /// A key, and the property that it sets.
  typealias Row = (text: String, set: @Sendable (inout View) -> Void)

  /// Checks that a view is what it would be without its last key but for the property that the key sets.
  private func check(_ text: String, _ set: @Sendable (inout View) -> Void) throws {
    let read = try view(text)
    var expected = View(read.kind, read.content, children: read.children)
    set(&expected)
    #expect(withoutOrigins(read) == withoutOrigins(expected))
  }

  private static let on = Expression.path(Path(root: "on"))
  private static let name = Expression.path(Path(root: "name"))
  private static let back = Action([.back])

  @Test("What an element says", arguments: speechKeys)
  func speech(row: Row) throws { try check("text: A\n" + row.text, row.set) }

  @Test("What a control shows and changes", arguments: controlKeys)
  func controls(row: Row) throws { try check(row.text, row.set) }

  @Test("What can be done with an element", arguments: actionKeys)
  func actions(row: Row) throws { try check("text: A\n" + row.text, row.set) }

  private static let speechKeys: [Row] = [
    ("label: No", { $0.label = Label("No") }),
    ("label: ${name}", { $0.label = Label(.expression(name)) }),
    ("label: { text: B, if: on }", { $0.label = Label("B", if: .expression(on)) }),
    ("label: { prepend: B, append: C }", { $0.label = Label(prepend: "B", append: "C") }),
    // `$name` is short for `${name}` where there is such state; the code of a share is text.
    ("label: $name", { $0.label = Label(.expression(name)) }),
    ("hint: $name", { $0.hint = .expression(name) }),
    ("hint: $AAPL", { $0.hint = "$AAPL" }),
    ("hint: $AAPL and more", { $0.hint = "$AAPL and more" }),
    ("value: off", { $0.value = "off" }),
    ("value: 1.10", { $0.value = "1.10" }),
    ("hint: \"a ${name}\"", { $0.hint = .expression(.interpolation([.literal(.text("a ")), name])) }),
    ("traits: header", { $0.traits = [.header] }),
    ("traits: [header, button]", { $0.traits = [.header, .button] }),
    ("removeTraits: [image]", { $0.removeTraits = [.image] }),
    ("selected: yes", { $0.selected = true }),
    ("enabled: ${on}", { $0.enabled = .expression(on) }),
    ("selected: $on", { $0.selected = .expression(on) }),
    ("disabled: true", { $0.enabled = false }),
    ("disabled: ${on}", { $0.enabled = .expression(.not(on, .code)) }),
    ("heading: 2", { $0.headingLevel = 2 }),
    ("heading: h3", { $0.headingLevel = 3 }),
    ("language: de-DE", { $0.language = "de-DE" }),
    ("inputLabels: [B, C]", { $0.inputLabels = ["B", "C"] }),
    ("inputLabels: B", { $0.inputLabels = ["B"] }),
    ("identifier: b", { $0.identifier = "b" }),
    ("customContent: { B: 1 }", { $0.customContent = [CustomContent(label: "B", value: "1")] }),
    (
      "customContent: { B: { value: C, importance: high } }",
      { $0.customContent = [CustomContent(label: "B", value: "C", isImportant: true)] }
    ),
    (
      "customContent: [{ label: B, value: C, importance: high }]",
      { $0.customContent = [CustomContent(label: "B", value: "C", isImportant: true)] }
    ),
    ("hidden: OFF", { $0.hidden = false }),
    ("opacity: 0.5", { $0.opacity = .constant(0.5) }),
    ("decorative: true", { $0.decorative = true }),
    ("children: contain", { $0.makeElement(.contain) }),
    ("sortPriority: -1", { $0.sortPriority = .constant(-1) }),
    ("representation: { button: B }", { $0.representation = Box(View(.button, .text("B"))) }),
    ("style: plain", { $0.style = "plain" }),
    ("frame: { x: 1, y: 2, width: 3, height: 4 }", { $0.frame = Rect(x: 1, y: 2, width: 3, height: 4) }),
    ("isElement: false", { $0.isElement = false }),
    ("elements: [A]", { $0.elements = [ElementReference("A")] }),
    ("container: semanticGroup", { $0.container = .semanticGroup }),
    ("shouldGroupChildren: true", { $0.shouldGroupChildren = true }),
    ("focusGroup: tools", { $0.focusGroup = "tools" }),
    ("isModal: ${on}", { $0.isModal = .expression(on) }),
    ("elementsHidden: true", { $0.elementsHidden = true }),
    ("activationPoint: [1, 2]", { $0.activationPoint = Point(x: 1, y: 2) }),
    ("clips: true", { $0.clips = true }),
    ("font: headline", { $0.font = "headline" }),
    ("color: red", { $0.color = "red" }),
    (
      "cell: { row: 1, column: 2, columnSpan: 3, header: [row, column] }",
      { $0.cellPosition = CellPosition(row: 1, column: 2, columnSpan: 3, isRowHeader: true, isColumnHeader: true) }
    ),
  ]

  private static let foreignSpeech = {
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr")]
    return speech
  }()

  private static let controlKeys: [Row] = [
    ("sheet: [spacer]\ndetents: [medium, large]", { $0.detents = [.medium, .large] }),
    ("sheet: [spacer]\ndetents: large", { $0.detents = [.large] }),
    ("sheet: [spacer]\nbackgroundInteraction: true", { $0.leavesBackground = true }),
    ("tab: A\ntag: 7", { $0.tag = .constant(.number(7)) }),
    (
      "datePicker: A\nrange: [2026-01-10, 2026-02-03]",
      { $0.dates = DateBounds(from: "2026-01-10", to: "2026-02-03") }
    ),
    ("text: A\nspeech: { languages: [{ text: bonjour, language: fr }] }", { $0.speech = foreignSpeech }),
    ("toggle: A\nisOn: $on", { $0.isOn = Bound(to: Path(root: "on")) }),
    ("toggle: A\nisOn: off", { $0.isOn = Bound(.constant(.flag(false))) }),
    ("toggle: A\nisOn: ${n > 2}", { $0.isOn = Bound(.expression(greater)) }),
    ("textField: A\ntext: $draft", { $0.text = Bound(to: Path(root: "draft")) }),
    ("textEditor: $draft", { $0.text = Bound(to: Path(root: "draft")) }),
    ("datePicker: A\nvalue: $name", { $0.selection = Bound(to: Path(root: "name")) }),
    ("datePicker: A\nvalue: 9:41", { $0.value = "9:41" }),
    ("pageControl: 5", { $0.total = .constant(5) }),
    ("toggle: A\nvalue: On", { $0.value = "On" }),
    ("textField: A\ntext: $5.00", { $0.text = Bound(.constant(.text("$5.00"))) }),
    ("textField: A\ntext: 12", { $0.text = Bound(.constant(.text("12"))) }),
    ("slider: A\nvalue: 3", { $0.amount = Bound(.constant(.number(3))) }),
    ("slider: A\nvalue: $n", { $0.amount = Bound(to: Path(root: "n")) }),
    ("slider: A\nvalue: ${n}", { $0.amount = Bound(.expression(.path(Path(root: "n")))) }),
    ("slider: A\nvalue: 50%", { $0.value = "50%" }),
    ("gauge: A\nvalue: '3'", { $0.value = "3" }),
    ("gauge: A\nvalueLabel: three", { $0.valueLabel = "three" }),
    ("slider: A\nrange: [0, 10]", { $0.range = 0...10 }),
    ("slider: A\nrange: { from: -1, to: 1 }", { $0.range = -1...1 }),
    ("stepper: A\nstep: 0.5", { $0.step = 0.5 }),
    ("progressView: A\ntotal: 10", { $0.total = .constant(10) }),
    ("picker: A\nselection: 3", { $0.selection = Bound(.constant(.number(3))) }),
    ("picker: A\nstyle: wheel", { $0.style = "wheel" }),
    (
      "picker: A\noptions: [Red, 3, { label: B, tag: b, enabled: false }]",
      {
        $0.options = [
          PickerOption("Red"), PickerOption("3", tag: .constant(.number(3))),
          PickerOption("B", tag: .constant(.text("b")), isEnabled: false),
        ]
      }
    ),
    ("disclosureGroup: A\nisExpanded: true", { $0.isExpanded = Bound(.constant(.flag(true))) }),
    ("button: A\nisExpanded: false", { $0.isExpanded = Bound(.constant(.flag(false))) }),
    ("sheet: A\nisPresented: $on", { $0.isPresented = Bound(to: Path(root: "on")) }),
    ("alert: A\nmessage: B", { $0.message = "B" }),
    ("navigationLink: A\ndestination: main", { $0.destination = .screen("main", .code) }),
    ("link: A\ndestination: mailto:a@example.org", { $0.destination = .address("mailto:a@example.org") }),
    ("navigationBar: A\nback: B", { $0.back = "B" }),
    ("navigationBar: A\ntrailing: { button: B }", { $0.trailing = [View(.button, .text("B"))] }),
    ("section: A\nheader: B", { $0.header = [View(.text, .text("B"))] }),
    ("section: A\nfooter: [{ text: B }]", { $0.footer = [View(.text, .text("B"))] }),
    ("table: A\ncolumns: [B, C]", { $0.columns = ["B", "C"] }),
    ("chart: A\npoints: { B: 1 }", { $0.points = [ChartPoint(label: "B", value: "1")] }),
    ("chart: A\npoints: [{ label: B, value: 1 }]", { $0.points = [ChartPoint(label: "B", value: "1")] }),
  ]

  private static let greater = Expression.binary(.greater, .path(Path(root: "n")), .literal(.number(2)), .code)

  private static let actionKeys: [Row] = [
    ("action: back", { $0.action = back }),
    ("action: [back, dismiss]", { $0.action = Action([.back, .dismiss]) }),
    (
      "action: { set: { on: false, name: \"${draft}\" } }",
      {
        $0.action = Action([
          .set([
            .init(Path(root: "on"), .value(.constant(.flag(false)))),
            .init(Path(root: "name"), .value(.expression(.path(Path(root: "draft"))))),
          ])
        ])
      }
    ),
    ("action: { toggle: on }", { $0.action = Action([.toggle(Path(root: "on"))]) }),
    (
      "action: { append: { to: xs, value: { a: No } } }",
      { $0.action = Action([.append(.record([.init("a", .value(.constant(.text("No"))))]), to: Path(root: "xs"))]) }
    ),
    (
      "action: { remove: { from: xs, index: 0 } }",
      { $0.action = Action([.remove(.index(.constant(0)), from: Path(root: "xs"))]) }
    ),
    (
      "action: { remove: { from: xs, value: 1 } }",
      { $0.action = Action([.remove(.item(.value(.constant(.number(1)))), from: Path(root: "xs"))]) }
    ),
    (
      "action: { move: { in: xs, from: 0, to: 1 } }",
      { $0.action = Action([.move(Path(root: "xs"), from: .constant(0), to: .constant(1))]) }
    ),
    ("action: { push: main }", { $0.action = Action([.push("main", .code)]) }),
    ("action: { present: main }", { $0.action = Action([.present("main", .code)]) }),
    ("action: { focus: A }", { $0.action = Action([.focus(ElementReference("A"))]) }),
    ("action: { announce: B }", { $0.action = Action([.announce(Announcement("B"))]) }),
    ("action: screenChanged", { $0.action = Action([.screenChanged(.nothing)]) }),
    (
      "action: { layoutChanged: { focus: A } }",
      { $0.action = Action([.layoutChanged(.element(ElementReference("A")))]) }
    ),
    ("action: { pageScrolled: Page 2 }", { $0.action = Action([.pageScrolled("Page 2")]) }),
    ("actions: [B]", { $0.actions = [View(.button, .text("B"))] }),
    ("actions: { B: back }", { $0.actions = [View(.button, .text("B")).with { $0.action = back }] }),
    (
      "actions: [{ name: B, action: back, if: on }]",
      {
        $0.actions = [
          View(.button, .text("B")).with {
            $0.condition = .expression(on)
            $0.action = back
          }
        ]
      }
    ),
    ("contextMenu: [{ button: B }]", { $0.contextMenu = [View(.button, .text("B"))] }),
    ("swipeActions: [Delete]", { $0.swipeActions = [View(.button, .text("Delete"))] }),
    ("magicTap: back", { $0.magicTap = back }),
    ("escape: back", { $0.escape = back }),
    ("increment: back", { $0.increment = back }),
    ("decrement: back", { $0.decrement = back }),
    ("rotors: { B: [A] }", { $0.rotors = [Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"))])] }),
    (
      "rotors: [{ name: B, elements: [A] }]",
      { $0.rotors = [Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"))])] }
    ),
    (
      "rotors: { B: [{ in: A, text: closed }] }",
      { $0.rotors = [Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"), text: "closed")])] }
    ),
    ("links: { B: back }", { $0.links = [View(.button, .text("B")).with { $0.action = back }] }),
    ("reorder: draft", { $0.reordering = Reordering(Path(root: "draft")) }),
    ("zoomIn: back", { $0.zoomIn = back }),
    ("zoomOut: back", { $0.zoomOut = back }),
    ("nextPage: back", { $0.nextPage = back }),
    ("previousPage: back", { $0.previousPage = back }),
    ("draggable: true", { $0.draggable = Draggable() }),
    ("draggable: Synth", { $0.draggable = Draggable(name: "Synth") }),
    ("draggable: ${on}", { $0.draggable = Draggable(isEnabled: .expression(on)) }),
    ("draggable: { name: B, enabled: false }", { $0.draggable = Draggable(isEnabled: false, name: "B") }),
    ("dropTarget: true", { $0.dropTarget = DropPoint() }),
    ("dropTarget: { name: B, action: back }", { $0.dropTarget = DropPoint(name: "B", action: back) }),
    (
      "dropPoints: [B, { name: C, action: back }]",
      { $0.dropPoints = [DropPoint(name: "B"), DropPoint(name: "C", action: back)] }
    ),
  ]
}
