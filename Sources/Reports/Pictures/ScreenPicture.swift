internal import Elements
package import Interface
internal import Layout
internal import Order
internal import Utterances
package import VoiceOver

/// A screen as a person sees it, with VoiceOver's stops outlined and numbered in reading order.
package struct ScreenPicture: Sendable, Hashable {
  /// What the picture shows, in a few words.
  package var title: String
  let theme: Theme
  /// What stands on the screen, back to front.
  let views: ChunkedArray<PlacedView>
  /// What the cursor stops at, in order.
  private(set) var stops: [Mark]
  /// What is on the screen but no stop, with the reason.
  let omissions: [Mark]
  /// The views that the system does not show.
  let unshown: Set<ViewID>
  /// What groups stops, as far as VoiceOver may mention it.
  let containers: [Mark]
  /// Whether the screen covers the one before, as a sheet does.
  let isPresented: Bool
  /// Where VoiceOver's cursor is, if a person is there.
  private(set) var cursor: Frame?
  /// The field that has the keyboard, besides one that is said to have it.
  private(set) var field: ViewID?

  /// Lays out a screen of a scenario and reads it.
  package init(of screen: Screen, named name: String, in scenario: Scenario) {
    self.init(of: ScreenReading(of: screen, in: scenario), titled: "\(scenario.name): \(name)", in: scenario)
  }

  /// Draws what a person has in front at a moment of a flow, with the cursor.
  package init(of moment: Moment, titled title: String, in scenario: Scenario) {
    self.init(of: moment.reading, titled: title, in: scenario)
    cursor = moment.reading.settings.isReadAloud ? moment.focused?.frame : nil
    field = moment.field
    if field != nil { stops.cover(with: theme.keyboard) }
  }

  /// Draws a screen of a scenario as a person sees it in passing, with no stops to tell of.
  package init(inPassing reading: ScreenReading, titled title: String, in scenario: Scenario) {
    self.title = title
    theme = Theme(scenario.circumstances, reading.settings)
    views = ScreenPicture.views(of: reading, on: theme)
    isPresented = reading.isPresented
    (stops, omissions, containers) = ([], [], [])
    unshown = reading.unshownViews
  }

  // Readers need nothing of what is drawn: unless pictures were expected, the screen is laid out once more for one.
  private static func views(of reading: ScreenReading, on theme: Theme) -> ChunkedArray<PlacedView> {
    let snapshot = reading.snapshot
    return snapshot.isDrawn
      ? snapshot.views : place(snapshot.screen, on: theme.canvas, settings: reading.settings, drawing: true)
  }

  /// Draws a screen of a scenario as it was found when it was read.
  ///
  /// - Parameters:
  ///   - reading: What was found.
  ///   - title: What the picture shows, in a few words.
  ///   - scenario: The scenario that the screen is of.
  ///   - isTold: Whether the picture tells what is heard at the stops; a page tells that beside it.
  package init(of reading: ScreenReading, titled title: String, in scenario: Scenario, isTold: Bool = true) {
    self.title = title
    theme = Theme(scenario.circumstances, reading.settings)
    views = ScreenPicture.views(of: reading, on: theme)
    isPresented = reading.isPresented
    let known = DrawnViews(views, of: reading)
    var stops = zip(reading.order.stops, reading.utterances()).map { Mark(at: $0, saying: isTold ? $1 : nil) }
    for (index, frame) in known.partsOfControls(among: reading.order.stops, theme) {
      stops[index].frame = frame
    }
    let isEdited = reading.order.stops.contains { $0.element.traits.contains(.isEditing) }
    if isEdited { stops.cover(with: theme.keyboard) }
    self.stops = stops
    omissions = reading.tree.omissions.filter { $0.reason != .notShown }.map { omission in
      let view = known.view(of: omission)
      let name = view.flatMap { $0.view.title ?? $0.view.symbol }.map { " “\($0)”" } ?? ""
      // What is behind a sheet is covered by it.
      let frame = omission.reason == .behindModal ? nil : view?.frame
      return Mark(
        frame: frame.flatMap { $0.isDrawable ? $0 : nil },
        words: ["\(omission.kind.rawValue)\(name): \(omission.reason.words)"])
    }
    containers = reading.tree.nodes.flatMap(\.mentionedContainers)
    unshown = reading.unshownViews
  }
}

extension ScreenReading {
  /// The views that the system does not show, although the author wrote them.
  fileprivate var unshownViews: Set<ViewID> {
    Set(tree.omissions.lazy.filter { $0.reason == .notShown }.map(\.id))
  }
}

extension ScreenPicture {
  /// What is on the screen and makes no sound, each with the reason.
  package var silences: [String] { omissions.flatMap(\.words) }

  /// The size of the device's screen.
  var screen: Size { theme.canvas.size }

  /// Something that the legend tells of, with its place on the screen if it has one.
  struct Mark: Sendable, Hashable {
    var frame: Frame?
    /// The corners of its outline, where that is not the frame; empty for none.
    var path: [Point] = []
    /// The point that a double tap touches, where that is not the middle.
    var activation: Point?
    /// Whether it shows without scrolling.
    var isOnScreen = true
    /// Whether the keyboard lies in front of it.
    var isCovered = false
    /// The lines of the legend.
    var words: [String]
  }
}

extension [ScreenPicture.Mark] {
  /// Notes what the keyboard lies in front of.
  fileprivate mutating func cover(with keyboard: Rect?) {
    guard let keyboard else { return }
    for index in indices where self[index].frame.map({ $0.y >= keyboard.y }) ?? false { self[index].isCovered = true }
  }
}

extension ScreenPicture.Mark {
  /// Whether a person sees it without doing anything.
  var isSeen: Bool { isOnScreen && !isCovered }

  /// A stop, with what is heard there.
  fileprivate init(at stop: Stop, saying utterance: Utterance?) {
    let element = stop.element
    self.init(frame: element.frame, words: utterance?.lines(at: element) ?? [])
    isOnScreen = element.isOnScreen
    guard element.hasDetails else { return }
    path = element.details.path
    activation = element.details.activationPoint
  }
}

extension Utterance {
  /// What the legend tells of a stop, line by line.
  fileprivate func lines(at element: Element) -> [String] {
    [text()] + linesAfterPause().map { "~ \($0)" } + (assumption(of: element).map { [$0] } ?? [])
  }

  /// A line that tells which words nobody is known to have heard, in the language that is spoken; none where there are none.
  private func assumption(of element: Element) -> String? {
    let names = element.hasDetails ? element.details.assumedWords : []
    let borrowed = parts.filter { part in part.phrase.map { !phrasebook.has($0) } ?? false }
    let words = names + borrowed.map { self.words(of: $0, in: .spoken) }
    return words.isEmpty ? nil : "(assumed: \(words.joined(separator: ", ")))"
  }
}

extension AccessibilityNode {
  /// The containers here and inside that VoiceOver may mention, outermost first.
  fileprivate var mentionedContainers: [ScreenPicture.Mark] {
    guard case .container(let container) = self else { return [] }
    let inside = container.children.flatMap(\.mentionedContainers)
    guard let word = container.role.word else { return inside }
    let name = container.label.map { " “\($0)”" } ?? ""
    return [ScreenPicture.Mark(frame: container.frame, words: [word + name])] + inside
  }
}
