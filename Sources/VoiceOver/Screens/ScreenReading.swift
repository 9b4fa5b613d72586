package import Elements
package import Interface
internal import Layout
package import Order
package import Utterances

/// A screen as VoiceOver finds it at one moment: its stops in order, and the words for them.
package struct ScreenReading: Sendable {
  /// What all readers find.
  package private(set) var snapshot: ScreenSnapshot
  let speaker: Speaker
  /// What the person has set at that moment.
  package let settings: Settings
  /// Whether the screen covers the one before, as a sheet does.
  package internal(set) var isPresented = false
  /// The size of the screen that is seen at once.
  let window: Rect
  /// The groups of the screen, where they are stops of their own; `nil` where they are not.
  private(set) var groups: GroupedScreen?
  /// What is heard at every stop, if it was put into words already.
  private var heard: [Utterance]?

  /// Reads a screen of a scenario as it begins.
  package init(of screen: Screen, in scenario: Scenario) {
    self.init(of: scenario.beginning(of: screen), under: scenario.circumstances, settings: scenario.settings)
  }

  /// Reads a screen in which nothing depends on state any more.
  package init(of screen: Screen, under circumstances: Circumstances, settings: Settings) {
    let snapshot = ScreenSnapshot(of: screen, under: circumstances, settings: settings)
    self.init(snapshot, under: circumstances, settings: settings)
  }

  init(_ snapshot: ScreenSnapshot, under circumstances: Circumstances, settings: Settings) {
    self.snapshot = snapshot
    self.settings = settings
    speaker = Speaker(
      locale: circumstances.locale, settings: settings, readings: circumstances.readings,
      platform: circumstances.platform)
    window = Canvas(for: circumstances).bounds
    findGroups()
  }

  /// Takes over what has become of the screen.
  mutating func change(to snapshot: ScreenSnapshot) {
    self.snapshot = snapshot
    heard = nil
    findGroups()
  }

  /// Finds the groups, on the Mac unless the person goes through everything, and elsewhere where they want them.
  private mutating func findGroups() {
    switch settings.navigationStyle {
    case .grouped: break
    case .automatic: guard speaker.isMac else { return }
    case .flat: return
    }
    groups = GroupedScreen(tree, order)
  }

  package var tree: AccessibilityTree { snapshot.tree }
  package var order: ReadingOrder { snapshot.order }
  /// The title of the screen, as it is now.
  package var title: String? { snapshot.title }

  /// Puts into words what is heard at every stop, for all who will ask.
  mutating func putIntoWords() { heard = utterances() }

  /// What is heard at every stop, from the first to the last.
  package func utterances() -> [Utterance] {
    if let heard { return heard }
    var previous: Stop?
    return order.stops.map { stop in
      defer { previous = stop }
      return utterance(at: stop, from: previous)
    }
  }

  /// What is heard on arriving in an app, and then at every stop.
  package func utterancesOnArrival(inApp name: String?) -> [Utterance] {
    settings.isOn(.talkBack) ? landings.map(\.utterance) : (summaries + utterances()).naming(app: name)
  }

  /// What is heard of the screen when the app appears, before the cursor lands.
  var summaries: [Utterance] {
    order.stops.filter { $0.element.has(.summaryElement) }.map { speaker.utterance(for: $0).atOnce }
  }

  /// What is heard of a stop at once, as messages call it.
  func words(at stop: Stop) -> String { utterance(at: stop, from: nil).text() }
}
