internal import Elements
package import Interface
internal import Layout
internal import Order
internal import Utterances
package import VoiceOver

/// A screen as a wireframe, with VoiceOver's stops outlined and numbered in reading order.
package struct ScreenPicture: Sendable, Hashable {
  /// What the picture shows, in a few words.
  package var title: String
  var screen: Size
  /// What stands on the screen, back to front.
  var views: [Outline]
  /// What the cursor stops at, in order.
  var stops: [Mark]
  /// What is on the screen but no stop, with the reason.
  var omissions: [Mark]

  /// Lays out a screen of a scenario and reads it.
  package init(of screen: Screen, named name: String, in scenario: Scenario) {
    self.init(of: ScreenReading(of: screen, in: scenario), titled: "\(scenario.name): \(name)", in: scenario)
  }

  /// Draws a screen of a scenario as it was found at some moment.
  package init(of reading: ScreenReading, titled title: String, in scenario: Scenario) {
    self.title = title
    self.screen = Canvas(for: scenario.circumstances).size
    let outlines = Outlines(of: reading.snapshot.views)
    views = outlines.all
    stops = zip(reading.order.stops, reading.utterances()).map { stop, utterance in
      Mark(
        frame: stop.element.frame, path: stop.element.details.path, isOnScreen: stop.element.isOnScreen,
        words: [utterance.text()] + utterance.linesAfterPause().map { "~ \($0)" }
          + utterance.assumption(of: stop.element))
    }
    omissions = reading.tree.omissions.map { omission in
      let outline = outlines.outline(of: omission)
      let name = outline?.caption.map { " “\($0)”" } ?? ""
      // What is behind a sheet is covered by it.
      let frame = omission.reason == .behindModal ? nil : outline?.frame
      return Mark(frame: frame, words: ["\(omission.kind.rawValue)\(name): \(omission.reason.words)"])
    }
  }
}

extension ScreenPicture {
  /// What is on the screen and makes no sound, each with the reason.
  package var silences: [String] { omissions.flatMap(\.words) }
}

extension Utterance {
  /// A line that tells which words nobody is known to have heard, in the language that is spoken; none where there are none.
  fileprivate func assumption(of element: Element) -> [String] {
    let names = element.hasDetails ? element.details.assumedWords : []
    let borrowed = parts.filter { part in part.phrase.map { !phrasebook.has($0) } ?? false }
    let words = names + borrowed.map { self.words(of: $0, in: .spoken) }
    return words.isEmpty ? [] : ["(assumed: \(words.joined(separator: ", ")))"]
  }
}

extension ScreenPicture {
  /// A view as the wireframe shows it.
  struct Outline: Sendable, Hashable {
    var kind: Kind
    var frame: Frame
    /// The words on it.
    var caption: String?
    /// Whether it holds other views, so that its own outline says little.
    var isContainer: Bool
    /// Whether it covers what is behind it.
    var isOpaque: Bool
  }

  /// Something that the legend tells of, with its place on the screen if it has one.
  struct Mark: Sendable, Hashable {
    var frame: Frame?
    /// The corners of its outline, where that is not the frame; empty for none.
    var path: [Point] = []
    /// Whether it shows without scrolling.
    var isOnScreen = true
    /// The lines of the legend.
    var words: [String]
  }
}

/// The views of a screen, found again by what omissions know of them.
private struct Outlines {
  private(set) var all: [ScreenPicture.Outline] = []
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var kind: Kind
    var id: ViewID
  }

  /// What is presented over the screen, which is drawn last wherever it was written.
  private var presentations: [PlacedView] = []

  init(of views: ChunkedArray<PlacedView>) {
    for view in views { add(view) }
    while !presentations.isEmpty {
      let layers = presentations
      presentations = []
      for layer in layers { draw(layer) }
    }
  }

  private mutating func add(_ placed: PlacedView) {
    if placed.view.kind.has(.presentation) { presentations.append(placed) } else { draw(placed) }
  }

  private mutating func draw(_ placed: PlacedView) {
    if let frame = placed.frame, frame.isDrawable {
      places[Key(kind: placed.view.kind, id: ViewID(placed.view))] = all.count
      all.append(
        ScreenPicture.Outline(
          kind: placed.view.kind, frame: frame, caption: placed.view.title ?? placed.view.symbol,
          isContainer: !placed.parts.isEmpty, isOpaque: !placed.view.kind.facts.isDisjoint(with: [.presentation, .bar]))
      )
    }
    for part in placed.parts { add(part) }
  }

  func outline(of omission: Omission) -> ScreenPicture.Outline? {
    places[Key(kind: omission.kind, id: omission.id)].map { all[$0] }
  }
}

extension Frame {
  /// Whether the frame can be drawn: it has a size, and numbers that a renderer takes.
  fileprivate var isDrawable: Bool {
    [x, y, width, height].allSatisfy { $0.isFinite && $0.magnitude < 1e6 } && width > 0 && height > 0
  }
}

extension Omission.Reason {
  /// The reason as the legend tells it.
  fileprivate var words: String {
    switch self {
    case .hidden: "hidden"
    case .transparent: "transparent, and so hidden"
    case .decorative: "decorative"
    case .insideElement: "part of the element around it"
    case .behindModal: "behind something modal"
    case .zeroSize: "without a size"
    case .notListed: "not among the listed elements"
    case .empty: "without words"
    case .unnamed: "an image without a name"
    }
  }
}
