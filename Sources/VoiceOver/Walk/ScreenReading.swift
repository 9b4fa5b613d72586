public import Elements
public import Interface
internal import Layout

/// A screen as VoiceOver finds it at one moment: its stops in order, and the words for them.
public struct ScreenReading: Sendable {
  public let tree: AccessibilityTree
  public let order: ReadingOrder
  private let speaker: Speaker

  /// Derives a screen of a scenario, with the state that the scenario begins with.
  public init(of screen: Screen, in scenario: Scenario) {
    var resolver = Resolver(scope: scenario.scope)
    let views = place(resolver.resolve(screen), on: Canvas(for: scenario), settings: scenario.settings)
    tree = AccessibilityTree(of: views, on: scenario.platform)
    order = ReadingOrder(of: tree, on: scenario.platform, settings: scenario.settings)
    speaker = Speaker(locale: scenario.locale, settings: scenario.settings)
  }

  /// What is heard at every stop, from the first to the last.
  public func utterances() -> [Utterance] {
    var previous: Stop?
    return order.stops.map { stop in
      defer { previous = stop }
      return speaker.utterance(for: stop, entering: order.entered(from: previous, to: stop))
    }
  }
}

extension Scenario {
  /// What happens when the first screen is opened and walked from its first element to its last.
  public func walk() -> [Event] {
    guard let (name, screen) = opening else { return [] }
    let reading = ScreenReading(of: screen, in: self)
    var events: [Event] = [.step("open \(name)")]
    events.reserveCapacity(reading.order.stops.count + 2)
    for (index, (stop, utterance)) in zip(reading.order.stops, reading.utterances()).enumerated() {
      if index == 1 { events.append(.step("next, to the last element")) }
      events.append(.focus(stop.element, utterance))
    }
    return events
  }
}
