public import Diagnostics
internal import Languages
public import OrderedCollections

/// What an author described: an interface, what can change in it, and the ways through it.
public struct Scenario: Sendable, Hashable {
  /// What the scenario shows, in a few words.
  public var name: String
  /// Where the expected words come from, such as a talk or a recording.
  public var source: String?
  /// The name of the app, if it is heard on arriving.
  public var app: String?
  public var platform: Platform
  /// The device whose screen it is laid out on; `nil` for the platform's own.
  public var device: Device?
  public var orientation = Orientation.portrait
  /// VoiceOver's own language as a BCP 47 tag, such as `en-US`.
  public var locale: String {
    didSet { followLanguage() }
  }
  public var settings: Settings {
    didSet { followLanguage() }
  }
  /// Which source is followed where sources disagree.
  public var readings = SourceReadings()
  /// The state that the interface begins with.
  public var state: OrderedDictionary<String, Value>
  /// The screens by name; the first is the one that opens.
  public var screens: OrderedDictionary<String, Screen>
  public var flows: OrderedDictionary<String, Flow>
  /// The same under other circumstances, by name; tests play and record each.
  public var variants: OrderedDictionary<String, Variant> = [:]
  /// Words by which tests select scenarios.
  public var tags: [String] = []
  /// What the screens were resolved to when they were checked, by their names.
  var beginnings = Kept<[String: Resolver]>([:])
  /// How the app writes numbers and dates; the language is that of ``locale``.
  public var formats = Formats()

  public init(
    name: String,
    source: String? = nil,
    platform: Platform = .standard,
    locale: String = "en-US",
    settings: Settings = Settings(),
    state: OrderedDictionary<String, Value> = [:],
    screens: OrderedDictionary<String, Screen> = [:],
    flows: OrderedDictionary<String, Flow> = [:]
  ) {
    self.name = name
    self.source = source
    self.platform = platform
    self.locale = locale
    self.settings = settings
    self.state = state
    self.screens = screens
    self.flows = flows
    followLanguage()
  }

  /// Has the interface laid out in the direction of the language, unless the settings say otherwise.
  private mutating func followLanguage() {
    let isRightToLeft = LanguageTag(locale).isRightToLeft
    if settings.isRightToLeft != isRightToLeft { settings.isRightToLeft = isRightToLeft }
  }

  /// The screen that opens first, with its name.
  public var opening: (name: String, screen: Screen)? {
    screens.elements.first.map { ($0.key, $0.value) }
  }

  /// The screen of a name, or `nil` if there is none.
  public func screen(named name: String) -> Screen? { screens[name] }

  /// The names of the screens, in their order.
  public var screenNames: [String] { Array(screens.keys) }

  /// The names of the flows, in their order.
  public var flowNames: [String] { Array(flows.keys) }

  /// The flow of a name, or `nil` if there is none.
  public func flow(named name: String) -> Flow? { flows[name] }

  /// The names that expressions of the scenario see before anything has happened.
  public var scope: Scope {
    Scope(state: state, settings: settings, formats: Formats(locale: locale, formatter: formats.formatter))
  }
}

/// One screen of an app.
public struct Screen: Sendable, Hashable {
  /// The title in the navigation bar, the first thing heard on arrival.
  public var title: Dynamic<String>?
  public var views: Run<View>
  /// What happens when the screen comes, and when it is come back to from one that was on top of it.
  public var onAppear: Action?
  /// What happens when a value changes while the screen is in front.
  public var onChange: [ChangeHandler] = []
  /// The words of the button that leads back to the screen before; `nil` where nothing came before.
  public var back: String?
  /// What was heard on a real device on such a screen.
  public var recording: Recording?
  public var origin: SourcePlace

  public init(
    title: Dynamic<String>? = nil, views: [View], recording: Recording? = nil, origin: SourcePlace = .code
  ) {
    self.title = title
    self.views = Run(views)
    self.recording = recording
    self.origin = origin
  }
}
