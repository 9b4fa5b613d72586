import Diagnostics
import Interface
import OrderedCollections

/// A scenario as far as it has been read: one with a single screen can have its views at the top.
struct ScenarioDraft: Sendable {
  var scenario = Scenario(name: "")
  var screen = Screen(views: [])

  /// What a screen is called whose views stand at the top.
  static let onlyScreen = "main"
}

extension ValueSchema where Output == ScenarioDraft {
  /// The keys that a scenario has and a file that it includes, in an order that matters: components refer to state.
  fileprivate static let sharedFields: (top: [Field<ScenarioDraft>], content: [Field<ScenarioDraft>]) = (
    [
      Field(
        "$schema", "Where the JSON Schema for editors is.", .text, value: { _ in nil }, store: { _, _ in }),
      Field(
        IncludedFiles.key,
        "Other files whose components, state and words are used here, by their paths from the folder of this file; what "
          + "stands here itself counts over what they say.",
        .oneOrMore(of: .text, "a list of files"),
        value: { $0.scenario.inclusion.paths.isEmpty ? nil : $0.scenario.inclusion.paths },
        store: { $0.scenario.inclusion.paths = $1 }),
    ],
    [
      Field(
        "state", "What can change, with the values that it begins with.", .state,
        value: \.scenario.ownState, store: { $0.scenario.state = $1 }),
      Field(
        "components", "Views of the author's own, made of others, by the names that they are used by.", .components,
        value: \.scenario.ownComponents, store: { $0.scenario.components = $1 }),
    ]
  )

  private static let stringsField = Field<ScenarioDraft>(
    IncludedFiles.stringsKey,
    "The app's own words: a string catalog or files such as Localizable.strings, by their paths from the folder of this "
      + "file, or a map from languages to keys and words.",
    .strings, into: \.scenario.strings)

  /// The keys at the top, in an order that matters: screens refer to state, and flows to screens.
  static let scenarioFields = ValueSchema.record(
    "a scenario",
    sharedFields.top + [
      Field("scenario", "What the scenario shows, in a few words.", .text, isRequired: true, into: \.scenario.name),
      Field("source", "Where the expected words come from.", .text, into: \.scenario.source),
      Field("app", "The name of the app, if VoiceOver says it on arriving.", .text, into: \.scenario.app),
      Field("platform", "The system with its major version, such as iOS 26.", .platform, into: \.scenario.platform),
      Field("device", "The device that it is laid out on, such as iPhone 17.", .device, into: \.scenario.device),
      Field(
        "orientation", "How the device is held.", .choice("orientation"), into: \.scenario.orientation),
      Field("locale", "VoiceOver's own language, such as en-US.", .language, into: \.scenario.locale),
      stringsField,
      Field(
        "settings", "What the person has set, where it differs from a new device.", .settings,
        value: { $0.scenario.settings.written }
      ) {
        $0.scenario.settings.change($1)
      },
      Field(
        "readings", "Which source is followed where sources disagree.", .readings,
        value: { $0.scenario.readings.written }
      ) {
        $0.scenario.readings.change($1)
      },
      Field(
        "variants", "Other circumstances under which it is tested too, by name.", .variants, into: \.scenario.variants),
      Field(
        "tags", "Words by which tests select scenarios.", .oneOrMore(of: .text, "a list of words"),
        into: \.scenario.tags),
      Field(
        "accept", "Findings that are known here, by their rules, each with the reason.", .acceptances,
        into: \.scenario.acceptances),
      Field(
        "mask", "Words that are others each time, by patterns, each with its name in goldens.", .masks,
        value: { $0.scenario.masks.isEmpty ? nil : $0.scenario.masks }
      ) { $0.scenario.masks += $1 },
    ] + sharedFields.content + [
      Field(
        "screens", "The screens by name; the first one opens.", .screens,
        value: { $0.scenario.screens.isEmpty ? nil : $0.scenario.screens }
      ) { $0.scenario.screens = $1 },
      Field("title", "The title of the screen, in a scenario with one screen.", .template, into: \.screen.title),
      Field(
        "views", "The views of the screen, in a scenario with one screen.", .views,
        value: { $0.scenario.screens.isEmpty ? Array($0.screen.views) : nil }
      ) { $0.screen.views = ChunkedArray($1) },
      Field("onAppear", "What happens when the screen comes.", .action, into: \.screen.onAppear),
      Field("onChange", "What happens when a value changes.", .onChange, into: \.screen.onChange),
      Field("flows", "Ways through the interface by name.", .flows, into: \.scenario.flows),
    ],
    standard: ScenarioDraft(scenario: ScenarioDefaults().scenario)
  ) { reading in ScenarioDraft(scenario: reading.defaults.scenario) }

  /// The keys of a file that scenarios include.
  fileprivate static let includedFields = ValueSchema.record(
    includedNoun, sharedFields.top + [stringsField] + sharedFields.content,
    standard: ScenarioDraft(scenario: ScenarioDefaults().scenario)
  ) { reading in ScenarioDraft(scenario: reading.defaults.scenario) }

  static let includedNoun = "an included file"

  /// The names of all keys at the top of a scenario.
  static let scenarioKeys: Set<String> = Set(scenarioFields.schema.propertyNames)
}

extension Scenario {
  /// The state that stands in the scenario's own file; `nil` if there is none.
  fileprivate var ownState: OrderedDictionary<String, Value>? {
    let own = inclusion.state.isEmpty ? state : state.filter { inclusion.state[$0.key] != $0.value }
    return own.isEmpty ? nil : own
  }

  /// The components that stand in the scenario's own file; `nil` if there are none.
  fileprivate var ownComponents: OrderedDictionary<String, Component>? {
    let own =
      inclusion.components.isEmpty ? components : components.filter { inclusion.components[$0.key] != $0.value }
    return own.isEmpty ? nil : own
  }
}

extension ScenarioDraft {
  /// The scenario as it is written: the views of a single screen stand at the top, if nothing else is said of the screen.
  fileprivate init(_ scenario: Scenario) {
    self.init(scenario: scenario)
    guard let only = scenario.screens[ScenarioDraft.onlyScreen], scenario.screens.count == 1, only.recording == nil,
      only.back == nil, !only.hidesTabBar, only.isInNavigation, only.acceptances.isEmpty
    else { return }
    screen = only
    self.scenario.screens = [:]
  }
}

extension Settings {
  /// What differs from a new device; `nil` if nothing does.
  var written: [Setting: Value]? {
    changes.isEmpty ? nil : Dictionary(changes.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

extension SourceReadings {
  /// What is read otherwise than usual; `nil` if nothing is.
  var written: [SourceReading: Value]? {
    let changed = SourceReading.allCases.filter { self[$0] != $0.standard }
    return changed.isEmpty ? nil : Dictionary(uniqueKeysWithValues: changed.map { ($0, self[$0]) })
  }
}

extension ValueSchema where Output == Scenario {
  /// A whole scenario, with its screens in one place.
  static let scenario: ValueSchema = {
    let fields = ValueSchema<ScenarioDraft>.scenarioFields
    return ValueSchema(
      fields.expectation,
      schema: fields.schema.adding("oneOf", [["required": ["screens"]], ["required": ["views"]]]),
      write: { fields.write(ScenarioDraft($0)) }
    ) { written, reading in
      if written.isIncluded {
        reading.report(.onlyIncluded(at: written.place))
        return nil
      }
      let node = reading.including(written)
      let keys = (node.entries ?? []).map(\.key)
      // Components are read before the screens that their actions lead to.
      reading.screens = node.value(of: "screens")?.entries?.map(\.key.text) ?? [ScenarioDraft.onlyScreen]
      reading.noteComponents(of: node)
      reading.loadStrings(of: node)
      reading.drafts = node.drafts
      reading.beginNames(with: [:])
      guard var draft = fields.read(node, &reading) else { return nil }
      if case .known(let strings) = reading.strings {
        draft.scenario.formats.translator = strings
        draft.scenario.writtenLocale = draft.scenario.locale
      }
      draft.scenario.isWrittenForTalkBack = draft.scenario.settings.isOn(.talkBack)
      reading.note(inclusionsOf: node, in: &draft.scenario)
      for name in reading.drafts { draft.scenario.state[name] = .text("") }
      let views = keys.first { $0.text == "views" } ?? keys.first { $0.text == "title" }
      switch (keys.first { $0.text == "screens" }, views) {
      case (let screens?, let views?): reading.report(.screensAndViews(views, screens))
      // A key that is told to be one of them is what is wrong.
      case (nil, nil) where keys.contains(where: \.isMisnamedScreen): break
      case (nil, nil): reading.report(.noScreens(at: node.place))
      case (nil, let views?):
        draft.screen.origin = views.place
        draft.scenario.screens = [ScenarioDraft.onlyScreen: draft.screen]
      case (_?, nil): break
      }
      if !draft.scenario.fitsDevice {
        if let device = node.entries?.first(where: { $0.key.text == "device" }) {
          reading.report(
            .wrongDevice(device.value, running: draft.scenario.device?.system, for: draft.scenario.platform))
        } else {
          // The device of the project's is for scenarios of its platform.
          draft.scenario.device = nil
        }
      }
      return draft.scenario
    }
  }()
}

extension Scalar {
  /// Whether a key that means nothing in a scenario is told to be that of its views or screens.
  fileprivate var isMisnamedScreen: Bool {
    let names = ValueSchema<ScenarioDraft>.scenarioKeys.sorted()
    guard !names.contains(text), let meant = NamesElsewhere.offered(for: text, in: ["a scenario"], among: names) else {
      return false
    }
    return ["views", "screens"].contains(meant)
  }
}

extension ValueSchema where Output == Scenario {
  /// A file that scenarios include, with the files that it includes itself.
  static let includedFile: ValueSchema = {
    let fields = ValueSchema<ScenarioDraft>.includedFields
    return ValueSchema(fields.expectation, schema: fields.schema, write: { fields.write(ScenarioDraft(scenario: $0)) })
    {
      written, reading in
      let node = reading.including(written)
      // The scenario that includes it may have more.
      reading.isPart = true
      reading.noteComponents(of: node)
      reading.loadStrings(of: node)
      reading.strings = .unknown
      reading.drafts = node.drafts
      reading.beginNames(with: [:])
      return fields.read(node, &reading)?.scenario
    }
  }()
}

extension ValueSchema where Output == OrderedDictionary<String, Value> {
  /// State by name; from here on, expressions can see it.
  static let state = ValueSchema(
    "a map of state", schema: ["type": "object", "additionalProperties": .reference("value")],
    write: { ValueSchema<Value>.value.write(.record($0)) },
    read: { node, reading in
      guard case .mapping(let entries, _) = node else {
        // What refers to state cannot be judged now.
        reading.names = .unknown
        let advice = NamesElsewhere.advice(for: node.form, in: ["map of state"])
        reading.report(.wrongType(expected: "a map of state", found: node, hints: advice.map { [$0] } ?? []))
        return nil
      }
      for entry in entries where !entry.key.isName { reading.report(.notAName(entry.key)) }
      guard case .record(let state)? = ValueSchema<Value>.value.read(node, &reading) else { return nil }
      reading.beginNames(with: state)
      return state
    })
}

extension ValueSchema where Output == OrderedDictionary<String, Screen> {
  /// Screens by name; from here on, actions and links can lead to them.
  static let screens: ValueSchema = {
    let named = ValueSchema<[(String, Screen)]>.named(
      .screen, "a map of screens", entry: { ($0.0, $0.1) },
      make: { name, screen, _ in
        var screen = screen
        screen.origin = name.place
        return (name.text, screen)
      }
    ).onLines.dictionary()
    return ValueSchema(named.expectation, schema: named.schema.adding("minProperties", 1), write: named.write) {
      node, reading in
      if node.entries?.isEmpty == true { reading.report(.noScreens(at: node.place)) }
      return named.read(node, &reading)
    }
  }()
}

extension ValueSchema where Output == Screen {
  fileprivate static let screen: ValueSchema = {
    let fields = screenFields
    return ValueSchema(fields.expectation, schema: fields.schema, write: fields.write) { node, reading in
      guard let screen = fields.read(node, &reading) else { return nil }
      let hasBar = screen.title != nil || screen.views.contains { $0.kind == .navigationBar }
      if !screen.isInNavigation, hasBar, let key = node.entries?.first(where: { $0.key.text == "navigation" })?.key {
        reading.report(.barOutsideOfNavigation(key))
      }
      return screen
    }
  }()

  private static let screenFields = ValueSchema.record(
    "a screen", Screen(views: []),
    [
      Field("title", "The title in the navigation bar, the first thing heard.", .template, into: \.title),
      Field("views", "What stands on the screen.", .views, isRequired: true, value: { Array($0.views) }) {
        $0.views = ChunkedArray($1)
      },
      Field(
        "hidesTabBar", "Whether the bar of the tabs goes while the screen, pushed from one of them, is in front.",
        .flag,
        into: \.hidesTabBar),
      Field(
        "navigation", "Whether it stands in a navigation; outside of one it has no bar, and its links are dimmed.",
        .flag,
        into: \.isInNavigation),
      Field("onAppear", "What happens when the screen comes.", .action, into: \.onAppear),
      Field("onChange", "What happens when a value changes while the screen is in front.", .onChange, into: \.onChange),
      Field("recording", "What was heard on a real device on such a screen.", .recording, into: \.recording),
      Field(
        "accept", "Findings that are known on the screen, by their rules, each with the reason.", .acceptances,
        into: \.acceptances),
    ])
}

extension ValueSchema where Output == OrderedDictionary<String, Flow> {
  static let flows = ValueSchema<[(String, Flow)]>.named(
    .flow, "a map of flows", entry: { ($0.0, $0.1) },
    make: { name, flow, _ in
      var flow = flow
      flow.origin = name.place
      return (name.text, flow)
    }
  ).onLines.dictionary()
}

extension Scalar {
  /// Whether expressions can refer to state of this name.
  var isName: Bool {
    let scalars = text.unicodeScalars
    return scalars.first?.startsWord == true && scalars.allSatisfy(\.continuesWord)
  }
}

extension Diagnostic {
  fileprivate static func screensAndViews(_ views: Scalar, _ screens: Scalar) -> Diagnostic {
    Diagnostic(
      "screens-and-views", "a scenario has either 'screens' or '\(views.text)' at the top", at: views.place,
      length: views.writtenLength, notes: [Note("'screens' stands here", at: screens.place)],
      hints: ["move '\(views.text)' into one of the screens"])
  }

  fileprivate static func barOutsideOfNavigation(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "bar-outside-of-navigation", "a screen that stands in no navigation has neither a title nor a navigation bar",
      at: key.place, length: key.writtenLength, hints: ["leave out '\(key.text)', or the title and the bar"])
  }

  fileprivate static func noScreens(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "no-screens", "the scenario has no screen", at: place, hints: ["add 'views: […]', or 'screens' with their names"])
  }

  static func notAName(_ key: Scalar) -> Diagnostic {
    Diagnostic(
      "not-a-name", "no expression can refer to state of the name '\(key.excerpt)'", at: key.place,
      length: key.writtenLength, hints: ["use letters, digits and '_'"])
  }
}
