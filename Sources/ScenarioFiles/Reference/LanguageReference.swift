import Diagnostics
import Interface

/// The reference of the language of scenarios, made of the tables by which files are read.
package enum LanguageReference {
  /// What there is a page of, by the word that asks for it, in the order of a book.
  ///
  /// The pages are made of all tables, and every run of the program needs these words to say what it can be asked.
  package enum Topic: String, Sendable, CaseIterable {
    case scenario, kinds, keys, expressions, effects, steps, hear, settings, readings, traits, devices, project
  }

  /// The page of a topic.
  package static func page(of topic: Topic) -> ReferencePage {
    switch topic {
    case .scenario: scenario
    case .kinds: kinds
    case .keys: keys
    case .expressions: expressions
    case .effects: effects
    case .steps: steps
    case .hear: hear
    case .settings: settings
    case .readings: readings
    case .traits: traits
    case .devices: devices
    case .project: project
    }
  }

  /// A page of a kind of view, a key, an effect, a step or a setting by its name; `nil` if there is none.
  package static func page(of name: String, in topic: Topic) -> ReferencePage? {
    if topic == .kinds, let row = KindRow.named(name) { return page(of: row) }
    let whole = page(of: topic)
    let entries = whole.sections.flatMap(\.entries).filter { $0.name == name }
    guard !entries.isEmpty else { return nil }
    return ReferencePage("\(topic.rawValue) \(name)", name, whole.title + ".", [.init(nil, entries)])
  }

  /// The names of what a page tells of.
  package static func names(in topic: Topic) -> [String] { page(of: topic).sections.flatMap(\.entries).map(\.name) }

  private static let scenario = ReferencePage(
    .scenario, "The keys of a scenario", "A file holds one scenario, in YAML or in JSON.",
    [.init(nil, ValueSchema<Scenario>.scenario.schema.entries(inOrder: ["scenario", "views", "screens", "state"]))])

  private static let project = ReferencePage(
    .project, "The keys of a project",
    "The file a11ysim.yaml at the top of a project says what holds for all scenarios below it.",
    [.init(nil, ValueSchema<Project>.project.schema.entries())])

  private static let kinds = ReferencePage(
    .kinds, "Kinds of views",
    "A view is a map: one key names its kind and holds its content, the other keys say more of it. "
      + "'help kind button' lists the keys of one.",
    [.init(nil, kindEntries)])

  /// The kinds of views with what they are.
  static let kindEntries = KindRow.all.map {
    ReferencePage.Entry($0.name, $0.summary, form: $0.content.expectation)
  }

  /// The keys that a view of a kind can have, those of few kinds first.
  static func keys(of row: KindRow) -> [ReferencePage.Entry] { page(of: row).sections.flatMap(\.entries) }

  /// The entries of the page that tells of some words; `nil` if none does.
  static func page(ofWords words: [JSONValue]) -> [ReferencePage.Entry]? {
    guard JSONValue.lists[words] != nil else { return nil }
    let names = words.compactMap(\.text)
    return [traits, devices].map { $0.sections.flatMap(\.entries) }.first { $0.map(\.name) == names }
  }

  static func page(of row: KindRow) -> ReferencePage {
    let fields = ModifierField.all.filter { $0.kinds.contains(row.kind) }
    var own: [ReferencePage.Entry] = []
    if row.holdsViews { own.append(.init("views", "The views inside.", form: "views")) }
    if row.takesSymbol { own.append(.init("symbol", "The symbol beside the text.", form: "text")) }
    // What few kinds have says most of this one.
    let few = fields.filter { $0.kinds.count <= 12 }
    let many = fields.filter { $0.kinds.count > 12 }
    return ReferencePage(
      "kind \(row.name)", row.name, "\(row.summary) After '\(row.name)': \(row.content.expectation).",
      [.init("Keys of its own", own + few.map(entry)), .init("Keys that most views have", many.map(entry))])
  }

  private static func entry(_ field: ModifierField) -> ReferencePage.Entry {
    .init(
      field.name, field.summary, form: field.schema.form, inside: field.schema.mapInside?.entries() ?? [])
  }

  private static let keys = ReferencePage(
    .keys, "Keys of views",
    "They are named as in SwiftUI, without the prefix 'accessibility'. Where few kinds have a key, they are named.",
    [
      .init(
        nil,
        ModifierField.all.map { field in
          var entry = entry(field)
          let names = field.kinds.map(\.rawValue).sorted()
          if names.count <= 5 { entry.kinds = names }
          return entry
        })
    ])

  private static let effects = ReferencePage(
    .effects, "Effects of actions",
    "An action is an effect, or a list of them. Values are literal unless written '${…}'.",
    [.init(nil, (ValueSchema<[Effect]>.effectWord.schema.mapInside ?? .null).entries())])

  private static let steps: ReferencePage = {
    let entries = (ValueSchema<Step.Command>.command.schema.mapInside ?? .null)
      .entries(inOrder: Step.Kind.allCases.map(\.rawValue))
    let sections = StepRow.Group.allCases.map { group in
      ReferencePage.Section(
        group.rawValue, entries.filter { entry in Step.Kind(rawValue: entry.name)?.row.group == group })
    }
    let others = entries.filter { entry in Step.Kind(rawValue: entry.name)?.row.group == nil }
    return ReferencePage(
      .steps, "Steps of flows",
      "A flow is a list of steps, or of tasks with steps: '{ task: …, steps: […] }'. One that begins on a screen other than "
        + "the first names it: '{ screen: …, steps: […] }'.",
      sections + [.init("What is expected", others)])
  }()

  private static let hear = ReferencePage(
    .hear, "What 'hear' expects",
    "Text after 'hear' is all that was just spoken at once, as in 'hear: Reply, heading'. A map names what must hold.",
    [.init(nil, (ValueSchema<Expectation>.expectation.schema.mapInside ?? .null).entries())])

  private static let settings = ReferencePage(
    .settings, "Settings",
    "What a person has set, under 'settings' of a scenario, in a step and in expressions: 'settings.dynamicType'.",
    [
      .init(
        nil,
        Setting.allCases.map { setting in
          .init(
            setting.rawValue, setting.summary + ". On a new device: \(setting.standard.asSetting).",
            form: setting.domain.words)
        })
    ])

  private static let readings = ReferencePage(
    .readings, "Readings of the sources",
    "Which source is followed where sources disagree, under 'readings' of a scenario, or by --reading.",
    [
      .init(
        nil,
        SourceReading.allCases.map { reading in
          .init(
            reading.rawValue, reading.summaryWithSources + " Unless given: \(reading.standard.asSetting).",
            form: reading.domain.words)
        })
    ])

  private static let traits = ReferencePage(
    .traits, "Traits",
    "What an element is, under 'traits' and 'removeTraits', and as 'role' of what a step looks for.",
    [.init(nil, AccessibilityTrait.allCases.map { .init($0.rawValue, $0.summary) })])

  private static let devices = ReferencePage(
    .devices, "Devices", "What a scenario is laid out on, under 'device', with the system that it runs.",
    [.init(nil, Device.all.map { .init($0.name, "\($0.system.rawValue), \(Int($0.width)) points wide.") })])

  private static let expressions = ReferencePage(
    .expressions, "Expressions",
    "'${…}' stands wherever a value does, '$name' binds a control to state, and 'if' takes an expression alone.",
    [
      .init("Values", values), .init("Operators", operators),
      .init(
        "What can be asked of a value",
        Function.allCases.map { .init($0.rawValue, $0.signature.summary + " As in '\($0.signature.example)'.") }),
    ])

  private static let values: [ReferencePage.Entry] = [
    .init("name", "State, or the variable of the loop around the view."),
    .init("comment.author", "What is inside a record."),
    .init("items[0]", "The item of a list at a position, counted from 0."),
    .init("settings.boldText", "What the person has set; see the settings."),
    .init("settings.invertColors", "Whether colors are inverted, by Smart Invert or Classic Invert."),
    .init("'text'", "Text in quotes; a quote inside of it is written twice."),
    .init("12, 0.5, true, false, null", "Constants."),
    .init("[a, b]", "A list."),
    .init("if a then b else c", "One of two values."),
    .init("comment?.author", "Nothing where there is no comment."),
    .init("it", "The item that a function such as 'filter' asks about."),
  ]

  private static let operators: [ReferencePage.Entry] = [
    .init("+ - * / %", "Arithmetic; '+' also joins text."),
    .init("== != < <= > >=", "Comparison."),
    .init("and or not", "Logic."),
    .init("??", "The second value where the first is nothing."),
  ]
}

extension ReferencePage {
  fileprivate init(
    _ topic: LanguageReference.Topic, _ title: String, _ introduction: String, _ sections: [Section]
  ) {
    self.init(topic.rawValue, title, introduction, sections)
  }
}

extension ChoiceDomain {
  /// The values, as a page has them.
  fileprivate var words: String {
    switch self {
    case .flag: "true or false"
    case .choice(let words): words.joined(separator: ", ")
    }
  }
}
