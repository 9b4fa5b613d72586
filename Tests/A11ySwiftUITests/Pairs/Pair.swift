import A11ySimulation
import A11ySwiftUI
import Audits
import Elements
import Interface
import ScenarioFiles
import Utterances
import VoiceOver

/// An interface told twice: as a scenario, and as the SwiftUI code that it stands for.
@MainActor
struct Pair {
  let name: String
  /// The views of the scenario, a line each.
  let views: String
  let view: any A11ySwiftUI.View

  init(_ name: String, _ views: String, @ViewBuilder _ view: () -> some A11ySwiftUI.View) {
    self.name = name
    self.views = views
    self.view = view()
  }

  /// All that VoiceOver says of the scenario and offers in it, and what an audit finds.
  func told() throws -> [String] { Pair.account(of: Session(try Scenario("scenario: \(name)\nviews:\n\(views)"))) }

  /// The same of the SwiftUI code.
  func coded() -> [String] { Pair.account(of: Session(LiveApp(VStack { AnyView(unpacking(view)) }))) }

  private func unpacking(_ view: some A11ySwiftUI.View) -> AnyView { AnyView(view) }

  private static func account(of session: Session) -> [String] {
    var session = session
    _ = session.open()
    let stops = zip(session.reading.order.stops, session.reading.utterances()).map { stop, utterance in
      ([utterance.text()] + utterance.linesAfterPause() + details(of: stop.element)).joined(separator: " | ")
    }
    return stops + Audit().findings(of: session, named: "screen").map { "\($0.rule): \($0.message)" }.sorted()
  }

  /// What can be done with an element besides reading it.
  private static func details(of element: Element) -> [String] {
    let details = element.details
    var told: [String] = []
    func tell(_ name: String, _ words: [String]) {
      if !words.isEmpty { told.append("\(name): \(words.joined(separator: ", "))") }
    }
    tell("actions", details.actions.map { $0.isEnabled ? $0.name : "\($0.name) (not now)" })
    tell("edit", details.editActions.map(\.name))
    tell("links", details.links.map(\.name))
    tell("voice", details.inputLabels)
    tell("details", details.customContent.map { "\($0.label) \($0.value) \($0.isImportant)" })
    tell("rotors", details.rotors.map { "\($0.name) \($0.entries.count)" })
    tell("drops", details.drops.map { $0.name ?? "Drop" })
    tell("direct touch", details.directTouch.map(\.rawValue))
    tell("keys", [details.keyboardShortcut?.description].compactMap(\.self))
    tell("responds", [details.respondsToUserInteraction?.description].compactMap(\.self))
    tell("language", [details.language].compactMap(\.self))
    tell("heading", [details.headingLevel?.description].compactMap(\.self))
    tell("speech", [details.speech.map { "\($0)" }].compactMap(\.self))
    tell("drag", [details.drag.map { $0.name ?? "Drag" }].compactMap(\.self))
    let gestures: [(String, Bool)] = [
      ("double tap", details.activation != nil), ("up", details.increment != nil), ("down", details.decrement != nil),
      ("magic tap", details.magicTap != nil), ("scrub", details.escape != nil), ("zoom in", details.zoomIn != nil),
      ("zoom out", details.zoomOut != nil), ("next page", details.nextPage != nil),
      ("page before", details.previousPage != nil), ("menu", details.contextMenu != nil),
    ]
    tell("gestures", gestures.filter(\.1).map(\.0))
    return told
  }
}

/// Collects pairs, each of which is compiled for itself.
@resultBuilder
@MainActor
enum PairBuilder {
  static func buildBlock(_ pairs: Pair...) -> [Pair] { pairs }
}
