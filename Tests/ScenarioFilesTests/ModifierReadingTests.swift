import Diagnostics
import Interface
import OrderedCollections
import ScenarioFiles
import Testing

/// The keys of views, and what they become.
@Suite("Keys of views")
struct ModifierReadingTests {
  /// The modifiers of a view, with the state that the examples use.
  private func modifiers(_ text: String) throws -> [Modifier] {
    let state = "{ on: true, n: 3, draft: '', xs: [1], name: Ann }"
    let screen = try #require(try readScenario(scenario(with: text, state: state)).screens.values.first)
    return try #require(screen.views.first).modifiers
  }

  private static let on = Expression.path(Path(root: "on"))
  private static let name = Expression.path(Path(root: "name"))
  private static let back = Action([.back])

  @Test("What an element says", arguments: speechKeys)
  func speech(text: String, expected: Modifier) throws {
    #expect(withoutOrigins(try modifiers("text: A\n" + text)) == withoutOrigins([expected]))
  }

  @Test("What a control shows and changes", arguments: controlKeys)
  func controls(text: String, expected: Modifier) throws {
    #expect(withoutOrigins(try modifiers(text)) == withoutOrigins([expected]))
  }

  @Test("What can be done with an element", arguments: actionKeys)
  func actions(text: String, expected: Modifier) throws {
    #expect(withoutOrigins(try modifiers("text: A\n" + text)) == withoutOrigins([expected]))
  }

  private static let speechKeys: [(String, Modifier)] = [
    ("label: No", .label(Label("No"))),
    ("label: ${name}", .label(Label(.expression(name)))),
    ("label: { text: B, if: on }", .label(Label("B", if: .expression(on)))),
    ("label: { prepend: B, append: C }", .label(Label(prepend: "B", append: "C"))),
    // `$name` is short for `${name}` where there is such state; the code of a share is text.
    ("label: $name", .label(Label(.expression(name)))),
    ("hint: $name", .hint(.expression(name))),
    ("hint: $AAPL", .hint("$AAPL")),
    ("hint: $name and more", .hint("$name and more")),
    ("value: off", .value("off")),
    ("value: 1.10", .value("1.10")),
    ("hint: \"a ${name}\"", .hint(.expression(.interpolation([.literal(.text("a ")), name])))),
    ("traits: header", .traits([.header])),
    ("traits: [header, button]", .traits([.header, .button])),
    ("removeTraits: [image]", .removeTraits([.image])),
    ("selected: yes", .selected(true)),
    ("enabled: ${on}", .enabled(.expression(on))),
    ("selected: $on", .selected(.expression(on))),
    ("disabled: true", .enabled(false)),
    ("disabled: ${on}", .enabled(.expression(.not(on, .code)))),
    ("heading: 2", .headingLevel(2)),
    ("heading: h3", .headingLevel(3)),
    ("language: de-DE", .language("de-DE")),
    ("inputLabels: [B, C]", .inputLabels(["B", "C"])),
    ("inputLabels: B", .inputLabels(["B"])),
    ("identifier: b", .identifier("b")),
    ("customContent: { B: 1 }", .customContent([CustomContent(label: "B", value: "1")])),
    (
      "customContent: { B: { value: C, importance: high } }",
      .customContent([CustomContent(label: "B", value: "C", isImportant: true)])
    ),
    (
      "customContent: [{ label: B, value: C, importance: high }]",
      .customContent([CustomContent(label: "B", value: "C", isImportant: true)])
    ),
    ("hidden: OFF", .hidden(false)),
    ("opacity: 0.5", .opacity(.constant(0.5))),
    ("decorative: true", .decorative(true)),
    ("children: contain", .children(.contain)),
    ("sortPriority: -1", .sortPriority(.constant(-1))),
    ("representation: { button: B }", .representation(Box(View(.button, .text("B"))))),
    ("style: plain", .style("plain")),
    ("frame: { x: 1, y: 2, width: 3, height: 4 }", .frame(Rect(x: 1, y: 2, width: 3, height: 4))),
    ("isElement: false", .isElement(false)),
    ("elements: [A]", .elements([ElementReference("A")])),
    ("container: semanticGroup", .container(.semanticGroup)),
    ("shouldGroupChildren: true", .shouldGroupChildren(true)),
    ("isModal: ${on}", .isModal(.expression(on))),
    ("elementsHidden: true", .elementsHidden(true)),
    ("activationPoint: [1, 2]", .activationPoint(Point(x: 1, y: 2))),
    ("clips: true", .clips(true)),
    ("font: headline", .font("headline")),
    ("color: red", .color("red")),
    (
      "cell: { row: 1, column: 2, columnSpan: 3, header: [row, column] }",
      .cellPosition(CellPosition(row: 1, column: 2, columnSpan: 3, isRowHeader: true, isColumnHeader: true))
    ),
  ]

  private static let foreignSpeech = {
    var speech = Speech()
    speech.languages = [ForeignWords("bonjour", language: "fr")]
    return speech
  }()

  private static let controlKeys: [(String, Modifier)] = [
    ("sheet: [spacer]\ndetents: [medium, large]", .detents([.medium, .large])),
    ("sheet: [spacer]\ndetents: large", .detents([.large])),
    ("text: A\nspeech: { languages: [{ text: bonjour, language: fr }] }", .speech(foreignSpeech)),
    ("toggle: A\nisOn: $on", .isOn(Bound(to: Path(root: "on")))),
    ("toggle: A\nisOn: off", .isOn(Bound(.constant(.flag(false))))),
    ("toggle: A\nisOn: ${n > 2}", .isOn(Bound(.expression(greater)))),
    ("textField: A\ntext: $draft", .text(Bound(to: Path(root: "draft")))),
    ("textEditor: $draft", .text(Bound(to: Path(root: "draft")))),
    ("datePicker: A\nvalue: $name", .selection(Bound(to: Path(root: "name")))),
    ("datePicker: A\nvalue: 9:41", .value("9:41")),
    ("pageControl: 5", .total(.constant(5))),
    ("toggle: A\nvalue: On", .value("On")),
    ("textField: A\ntext: $5.00", .text(Bound(.constant(.text("$5.00"))))),
    ("textField: A\ntext: 12", .text(Bound(.constant(.text("12"))))),
    ("slider: A\nvalue: 3", .amount(Bound(.constant(.number(3))))),
    ("slider: A\nvalue: $n", .amount(Bound(to: Path(root: "n")))),
    ("slider: A\nvalue: ${n}", .amount(Bound(.expression(.path(Path(root: "n")))))),
    ("slider: A\nvalue: 50%", .value("50%")),
    ("gauge: A\nvalue: '3'", .value("3")),
    ("gauge: A\nvalueLabel: three", .valueLabel("three")),
    ("slider: A\nrange: [0, 10]", .range(0...10)),
    ("slider: A\nrange: { from: -1, to: 1 }", .range(-1...1)),
    ("stepper: A\nstep: 0.5", .step(0.5)),
    ("progressView: A\ntotal: 10", .total(.constant(10))),
    ("picker: A\nselection: 3", .selection(Bound(.constant(.number(3))))),
    ("picker: A\nstyle: wheel", .style("wheel")),
    (
      "picker: A\noptions: [Red, 3, { label: B, tag: b, enabled: false }]",
      .options([
        PickerOption("Red"), PickerOption("3", tag: .constant(.number(3))),
        PickerOption("B", tag: .constant(.text("b")), isEnabled: false),
      ])
    ),
    ("disclosureGroup: A\nisExpanded: true", .isExpanded(Bound(.constant(.flag(true))))),
    ("button: A\nisExpanded: false", .isExpanded(Bound(.constant(.flag(false))))),
    ("sheet: A\nisPresented: $on", .isPresented(Bound(to: Path(root: "on")))),
    ("alert: A\nmessage: B", .message("B")),
    ("navigationLink: A\ndestination: main", .destination(.screen("main", .code))),
    ("link: A\ndestination: mailto:a@example.org", .destination(.address("mailto:a@example.org"))),
    ("navigationBar: A\nback: B", .back("B")),
    ("navigationBar: A\ntrailing: { button: B }", .trailing([View(.button, .text("B"))])),
    ("section: A\nheader: B", .header([View(.text, .text("B"))])),
    ("section: A\nfooter: [{ text: B }]", .footer([View(.text, .text("B"))])),
    ("table: A\ncolumns: [B, C]", .columns(["B", "C"])),
    ("chart: A\npoints: { B: 1 }", .points([ChartPoint(label: "B", value: "1")])),
    ("chart: A\npoints: [{ label: B, value: 1 }]", .points([ChartPoint(label: "B", value: "1")])),
  ]

  private static let greater = Expression.binary(.greater, .path(Path(root: "n")), .literal(.number(2)), .code)

  private static let actionKeys: [(String, Modifier)] = [
    ("action: back", .action(back)),
    ("action: [back, dismiss]", .action(Action([.back, .dismiss]))),
    (
      "action: { set: { on: false, name: \"${draft}\" } }",
      .action(
        Action([
          .set(Path(root: "on"), to: .value(.constant(.flag(false)))),
          .set(Path(root: "name"), to: .value(.expression(.path(Path(root: "draft"))))),
        ]))
    ),
    ("action: { toggle: on }", .action(Action([.toggle(Path(root: "on"))]))),
    (
      "action: { append: { to: xs, value: { a: No } } }",
      .action(Action([.append(.record([.init("a", .value(.constant(.text("No"))))]), to: Path(root: "xs"))]))
    ),
    (
      "action: { remove: { from: xs, index: 0 } }",
      .action(Action([.remove(.index(.constant(0)), from: Path(root: "xs"))]))
    ),
    (
      "action: { remove: { from: xs, value: 1 } }",
      .action(Action([.remove(.item(.value(.constant(.number(1)))), from: Path(root: "xs"))]))
    ),
    (
      "action: { move: { in: xs, from: 0, to: 1 } }",
      .action(Action([.move(Path(root: "xs"), from: .constant(0), to: .constant(1))]))
    ),
    ("action: { push: main }", .action(Action([.push("main", .code)]))),
    ("action: { present: main }", .action(Action([.present("main", .code)]))),
    ("action: { focus: A }", .action(Action([.focus(ElementReference("A"))]))),
    ("action: { announce: B }", .action(Action([.announce(Announcement("B"))]))),
    ("action: screenChanged", .action(Action([.screenChanged(.nothing)]))),
    ("action: { layoutChanged: { focus: A } }", .action(Action([.layoutChanged(.element(ElementReference("A")))]))),
    ("action: { pageScrolled: Page 2 }", .action(Action([.pageScrolled("Page 2")]))),
    ("actions: [B]", .actions([View(.button, .text("B"))])),
    ("actions: { B: back }", .actions([View(.button, .text("B"), modifiers: [.action(back)])])),
    (
      "actions: [{ name: B, action: back, if: on }]",
      .actions([View(.button, .text("B"), modifiers: [.condition(.expression(on)), .action(back)])])
    ),
    ("contextMenu: [{ button: B }]", .contextMenu([View(.button, .text("B"))])),
    ("swipeActions: [Delete]", .swipeActions([View(.button, .text("Delete"))])),
    ("magicTap: back", .magicTap(back)),
    ("escape: back", .escape(back)),
    ("increment: back", .increment(back)),
    ("decrement: back", .decrement(back)),
    ("rotors: { B: [A] }", .rotors([Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"))])])),
    (
      "rotors: [{ name: B, elements: [A] }]", .rotors([Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"))])])
    ),
    (
      "rotors: { B: [{ in: A, text: closed }] }",
      .rotors([Rotor(name: "B", entries: [Rotor.Entry(ElementReference("A"), text: "closed")])])
    ),
    ("links: { B: back }", .links([View(.button, .text("B"), modifiers: [.action(back)])])),
    ("reorder: draft", .reorder(Reordering(Path(root: "draft")))),
    ("zoomIn: back", .zoomIn(back)),
    ("zoomOut: back", .zoomOut(back)),
    ("draggable: true", .draggable(Draggable())),
    ("draggable: Synth", .draggable(Draggable(name: "Synth"))),
    ("draggable: ${on}", .draggable(Draggable(isEnabled: .expression(on)))),
    ("draggable: { name: B, enabled: false }", .draggable(Draggable(isEnabled: false, name: "B"))),
    ("dropTarget: true", .dropTarget(DropPoint())),
    ("dropTarget: { name: B, action: back }", .dropTarget(DropPoint(name: "B", action: back))),
    (
      "dropPoints: [B, { name: C, action: back }]",
      .dropPoints([DropPoint(name: "B"), DropPoint(name: "C", action: back)])
    ),
  ]
}
