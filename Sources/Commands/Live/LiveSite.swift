internal import A11ySimulation
internal import Foundation

/// The site of something that somebody writes: its page, and what the page asks for.
final class LiveSite<Source: LiveSource>: Site, @unchecked Sendable {
  /// How long a request waits for news before it is told that there are none.
  private static var wait: Duration { .seconds(20) }
  /// How often it looks for some.
  private static var interval: Duration { .milliseconds(50) }

  private let lock = NSLock()
  private var source: Source
  private var gate: SiteGate?
  private let speaker: LineSpeaker?

  init(_ source: Source, speaker: LineSpeaker?) {
    self.source = source
    self.speaker = speaker
  }

  /// Opens the site, for requests through a gate.
  func open(_ gate: SiteGate) { lock.withLock { self.gate = gate } }

  /// Does something with the source while no request does.
  func withSource<Outcome>(_ body: (inout Source) -> Outcome) -> Outcome { lock.withLock { body(&source) } }

  func answer(_ request: SiteRequest) async -> SiteAnswer {
    guard let gate = lock.withLock({ gate }) else { return SiteAnswer(.misdirected, "the site is not open yet") }
    switch gate.place(of: request) {
    case .failure(let refusal): return refusal.answer
    case .success(let place):
      guard let page = SitePage(rawValue: place) else { return SiteAnswer(.notFound, "there is nothing of this name") }
      guard request.method == page.method else { return SiteAnswer(.wrongMethod, "ask with \(page.method)") }
      return await answer(page, request.query)
    }
  }

  private func answer(_ page: SitePage, _ query: [String: String]) async -> SiteAnswer {
    switch page {
    case .whole:
      let view = withSource { $0.view }
      return SiteAnswer(
        type: "text/html; charset=utf-8", policy: LivePage.policy, Data(LivePage(view).text.utf8))
    case .state:
      await waitForNews(after: query["after"].flatMap { Int($0) } ?? 0)
      return SiteAnswer(json: LivePage(withSource { $0.view }).pieces)
    case .key: return turn { $0.press(query["key"] ?? "") }
    case .answer: return turn { $0.answer(query["text"]) }
    case .say:
      guard let speaker else { return SiteAnswer(.notFound, "there is no voice; install eSpeak NG") }
      guard let items = items(query) else { return SiteAnswer(.unusable, "this cannot be said") }
      guard let sound = speaker.sound(of: items) else { return SiteAnswer(.unusable, "the voice cannot say this") }
      return SiteAnswer(type: "audio/wav", sound)
    }
  }

  private func waitForNews(after version: Int) async {
    let end = ContinuousClock.now + LiveSite.wait
    while withSource({ $0.version }) == version, ContinuousClock.now < end, !Task.isCancelled {
      try? await Task.sleep(for: LiveSite.interval)
    }
  }

  private func turn(_ body: (inout Source) -> LiveTurn) -> SiteAnswer {
    let (turn, view) = withSource { source in (body(&source), source.view) }
    let stage = LivePage(view).pieces.stage
    switch turn {
    case .heard: return SiteAnswer(json: LiveStep(stage: stage, isHeard: true, togglesSpeech: false))
    case .told: return SiteAnswer(json: LiveStep(stage: stage, isHeard: false, togglesSpeech: false))
    case .toggledSpeech: return SiteAnswer(json: LiveStep(stage: stage, isHeard: false, togglesSpeech: true))
    case .unknownKey: return SiteAnswer(.unusable, "there is no such key")
    }
  }

  /// What is to be said: something that was heard on the walk, or a line of the page.
  private func items(_ query: [String: String]) -> [SpokenItem]? {
    if let number = query["heard"].flatMap({ Int($0) }) { return withSource { $0.narration(of: number) } }
    guard let text = query["text"], let language = query["language"], !text.isEmpty else { return nil }
    return [.passage(SpokenPassage(id: "line", text: text, language: language, pauseBefore: 0))]
  }
}

/// What the page is told after a step.
private struct LiveStep: Encodable {
  var stage: String
  /// Whether there is something to say.
  var isHeard: Bool
  var togglesSpeech: Bool
}
