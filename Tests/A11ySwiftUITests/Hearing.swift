import A11ySwiftUI
import Apps
import Interface
import Utterances
import VoiceOver

/// Plays steps on views, and returns everything that is heard: first of the screen, then of each step.
@MainActor
func hear(
  _ view: any A11ySwiftUI.View, locale: String = "en-US", hints: Bool = false, _ steps: Step.Command...
) -> [String] {
  let settings = Interface.Settings([.hints: .flag(hints)])
  var session = Session(LiveApp(view, locale: locale, settings: settings), settings: settings)
  var events = session.open()
  for step in steps { events += session.perform(Step(step)) }
  return events.compactMap(\.words)
}

/// All stops of a screen, from the first to the last.
@MainActor
func stops(_ view: any A11ySwiftUI.View, locale: String = "en-US") -> [String] {
  let settings = Interface.Settings([.hints: .flag(false)])
  var session = Session(LiveApp(view, locale: locale, settings: settings), settings: settings)
  var heard = session.open().compactMap(\.words)
  var cursor = session.cursor
  while true {
    let events = session.perform(Step(.next(1)))
    guard session.cursor != cursor else { return heard }
    cursor = session.cursor
    heard += events.compactMap(\.words)
  }
}

/// What another assistive technology than VoiceOver shows of a view.
@MainActor
func shown(_ view: any A11ySwiftUI.View, _ step: Step.Command) -> [String] {
  var session = Session(LiveApp(view), settings: Interface.Settings())
  _ = session.open()
  return session.perform(Step(step)).compactMap { event in
    if case .shown(let text) = event { text } else { nil }
  }
}

extension Event {
  /// The words that are heard at once.
  var words: String? {
    switch self {
    case .speech(let utterance), .focus(_, let utterance): utterance.text()
    case .announcement(let text, let loss, _): loss == nil ? text : nil
    case .screen, .flow, .task, .step, .problem, .shown, .cut, .sound: nil
    }
  }
}

/// Turns the first switch on a screen by hand.
@MainActor
func turnFirstSwitch(of app: LiveApp) {
  guard let list = app.screen.content.views.first, let place = list.children.first?.isOn?.target else { return }
  _ = app.perform(ActionToken(Action([.assign(place, .flag(true))])))
}
