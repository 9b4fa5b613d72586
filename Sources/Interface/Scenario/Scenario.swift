package import Diagnostics
internal import Languages
package import OrderedCollections

/// What an author described: an interface, what can change in it, and the ways through it.
public struct Scenario: Sendable, Hashable {
  /// What the scenario shows, in a few words.
  public var name: String
  /// Where the expected words come from, such as a talk or a recording.
  package var source: String?
  /// Where the app's own words stand; `nil` for an app in one language.
  package var strings: Strings?
  /// What stands in other files.
  package var inclusion = Inclusion()
  /// The files that were read besides the scenario's own, by their paths.
  package var otherPaths: [String] = []
  /// The language that the names in flows are written in.
  package var writtenLocale: String?
  /// Whether what flows expect to hear is written for TalkBack.
  package var isWrittenForTalkBack = false
  /// The name of the app, if it is heard on arriving.
  package var app: String?
  package var platform: Platform
  /// The device whose screen it is laid out on; `nil` for the platform's own.
  package var device: Device?
  package var orientation = Orientation.portrait
  /// VoiceOver's own language as a BCP 47 tag, such as `en-US`.
  package var locale: String {
    didSet { followLanguage() }
  }
  package var settings: Settings {
    didSet { followLanguage() }
  }
  /// Which source is followed where sources disagree.
  package var readings = SourceReadings()
  /// The state that the interface begins with.
  package var state: OrderedDictionary<String, Value>
  /// The author's own views, by the names that they are used by.
  package var components: OrderedDictionary<String, Component> = [:] {
    // How screens begin was computed with the components as they were.
    didSet { if !beginnings.wrapped.isEmpty { beginnings.wrapped = [:] } }
  }
  /// The screens by name; the first is the one that opens.
  package var screens: OrderedDictionary<String, Screen>
  package var flows: OrderedDictionary<String, Flow>
  /// The same under other circumstances, by name; tests play and record each.
  package var variants: OrderedDictionary<String, Variant> = [:]
  /// Words by which tests select scenarios.
  package var tags: [String] = []
  /// What goldens do not tell in full, because it is other words each time.
  package var masks: [Mask] = []
  /// Findings anywhere in the scenario that its author knows of.
  package var acceptances: [Acceptance] = []
  /// What the screens were resolved to when they were checked, by their names.
  var beginnings = Kept<[String: Resolver]>([:])
  /// How many bytes it was written in; none for what was made in code.
  package var writtenSize = Kept(0)
  /// Whether it stands for what a capture of a running app shows.
  package var isCaptured = Kept(false)
  /// Whether pictures are made of its screens while it is played.
  package var isDrawn = Kept(false)
  /// The screen that the first one was pushed from, where a screen is opened by itself that was not.
  package var screenBelow: String?
  /// The running app that the scenario stands for.
  var held: HeldApp?
  /// How the app writes numbers and dates; the language is that of ``locale``.
  package var formats = Formats()

  package init(
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
  package var opening: (name: String, screen: Screen)? {
    screens.elements.first.map { ($0.key, $0.value) }
  }

  /// The screen of a name, or `nil` if there is none.
  package func screen(named name: String) -> Screen? { screens[name] }

  /// The names of the screens, in their order.
  package var screenNames: [String] { Array(screens.keys) }

  /// The names of the flows, in their order.
  package var flowNames: [String] { Array(flows.keys) }

  /// The flow of a name, or `nil` if there is none.
  package func flow(named name: String) -> Flow? { flows[name] }

  /// How the app writes, in the language that the scenario has now.
  package var languageFormats: Formats {
    Formats(locale: locale, formatter: formats.formatter, translator: formats.translator)
  }

  /// The names that expressions of the scenario see before anything has happened.
  package var scope: Scope {
    var scope = Scope(
      state: state, settings: settings, formats: languageFormats)
    scope.writtenSize = writtenSize.wrapped
    if !components.isEmpty {
      scope.components.wrapped = Dictionary(components.map { ($0.key, $0.value) }) { first, _ in first }
    }
    return scope
  }
}

/// One screen of an app.
package struct Screen: Sendable, Hashable {
  /// The title in the navigation bar, the first thing heard on arrival.
  package var title: Dynamic<String>?
  /// The app's own words in the title, once it is resolved.
  package var translations: [Translation] = []
  package var views: ChunkedArray<View>
  /// Whether the bar of the tabs goes while the screen is in front that was pushed from one of them.
  package var hidesTabBar = false
  /// Whether it stands in a navigation; outside of one, links lead nowhere.
  package var isInNavigation = true
  /// What happens when the screen comes, and when it is come back to from one that was on top of it.
  package var onAppear: Action?
  /// What happens when a value changes while the screen is in front.
  package var onChange: [ChangeHandler] = []
  /// The words of the button that leads back to the screen before; `nil` where nothing came before.
  package var back: String?
  /// The tabs around the screen, once it was pushed from one of them.
  package var tabsAround: View?
  /// What was heard on a real device on such a screen.
  package var recording: Recording?
  /// Findings on the screen that its author knows of.
  package var acceptances: [Acceptance] = []
  package var origin: SourcePlace

  package init(
    title: Dynamic<String>? = nil, views: [View], recording: Recording? = nil, origin: SourcePlace = .code
  ) {
    self.title = title
    self.views = ChunkedArray(views)
    self.recording = recording
    self.origin = origin
  }
}
