/// A page that follows a file while somebody writes it.
package struct LivePage: Sendable {
  /// What a browser may run and load for the page.
  package static let policy = PageConduct.live.policy.text

  private let view: LiveView

  package init(_ view: LiveView) { self.view = view }

  /// The document, as it stands when it is opened.
  package var text: String {
    Page(title: "a11ysim: \(view.name)", .live) {
      HTML(.header, .css("verdict")) {
        HTML(.p, .css("kicker"), text: "What VoiceOver says, while you write")
        HTML(.h1) { HTML(.span, .id(Place.title), text: title) }
        HTML(.p, .css("note"), .id(Place.status), .status, text: status)
      }
      HTML(.main, .id(Page.main), .target, .version(view.version)) {
        HTML(.div, .id(Place.mistake), .alert) { mistake }
        walkPanel
        HTML(.div, .id(Place.review)) { review }
      }
    }.text
  }

  /// The pieces that take the place of those on the page when the file has changed.
  package var pieces: LivePieces {
    LivePieces(
      version: view.version, title: title, status: status, mistake: mistake.written, stage: stage.written,
      review: review.written)
  }

  /// Where the pieces stand.
  private enum Place {
    static let title = Anchor("scenario")
    static let status = Anchor("status")
    static let mistake = Anchor("mistake")
    static let walk = Anchor("walk")
    static let walkTitle = Anchor("walk-title")
    static let stage = Anchor("stage")
    static let review = Anchor("review")
    static let answer = Anchor("answer")
    static let speech = Anchor("speech")
  }

  private var title: String { view.report?.cases.first?.title ?? view.name }

  private var status: String {
    if let activity = view.activity { return activity }
    guard view.mistake == nil else {
      return view.report == nil
        ? "\(view.name) has a mistake." : "\(view.name) has a mistake; below is what it was before."
    }
    return [view.name, view.report?.verdictInWords].compactMap(\.self).joined(separator: ": ")
  }

  private var mistake: HTML {
    guard let mistake = view.mistake else { return .nothing }
    let words = "The mistake, with the lines that it is in"
    return HTML(.pre, .css("mistake"), .reachable, .group, .label(words), text: mistake)
  }

  // MARK: The walk

  /// The buttons stay as they are, so that the focus stays on them.
  private var walkPanel: HTML {
    HTML(.section, .css("case walk"), .id(Place.walk), .labelled(by: Place.walkTitle), .reachable) {
      HTML(.h2, .id(Place.walkTitle), text: "Walk through it")
      HTML(.div, .id(Place.stage)) { stage }
      HTML(.div, .css("gestures")) {
        HTML(gestures.map { key, words in HTML(.button, .button, .key(key), text: words) })
        HTML(.span, .css("choice")) {
          HTML(.input, .checkbox, .id(Place.speech), .checked)
          HTML(.label, .labels(Place.speech), text: "say what is heard")
        }
      }
      if let walk = view.walk { keys(of: walk) }
    }
  }

  /// What hands do most, for those who would rather not learn keys.
  private var gestures: [(key: StaticString, words: String)] {
    [
      ("ArrowLeft", "← Previous"), ("ArrowRight", "Next →"), ("Enter", "Activate"), ("Escape", "Escape"),
      ("ArrowUp", "↑ Up"), ("ArrowDown", "↓ Down"), ("]", "Turn the rotor"), ("u", "Undo"),
    ]
  }

  private func keys(of walk: LiveWalk) -> HTML {
    HTML(.details) {
      HTML(.summary, text: "All keys, which work while this part has the focus")
      HTML(.ul, .css("keys")) {
        HTML(walk.keys.map { HTML(.li, $0.hasSuffix(":") ? .css("kicker") : nil, text: $0) })
      }
    }
  }

  /// What a step changes.
  private var stage: HTML {
    guard let walk = view.walk else { return .nothing }
    return HTML(.div, .css("screen")) {
      HTML(.div, .css("pictures")) {
        PictureView.html(walk.picture, "The screen \(walk.screen), with VoiceOver's cursor")
      }
      HTML(.div, .css("words")) {
        if let question = walk.question { form(question) }
        HTML(.div, .css("heardSoFar"), .log, .reachable, .label("What was heard so far")) {
          HTML(.ol, .css("entries")) { HTML(walk.replies.indices.map { reply(walk.replies[$0], number: $0) }) }
        }
      }
    }
  }

  private func reply(_ reply: LiveWalk.Reply, number: Int) -> HTML {
    HTML(.li, .heard(number)) {
      HTML(reply.lines.map { LineView($0, isPlayed: true).html })
      HTML(reply.notes.map { HTML(.p, .css("besides note"), text: $0) })
    }
  }

  private func form(_ question: LiveWalk.Question) -> HTML {
    HTML(.form, .css("question")) {
      if !question.choices.isEmpty {
        HTML(.ul) { HTML(question.choices.map { choice in HTML(.li) { HTML(.bdi, text: choice) } }) }
      }
      HTML(.label, .labels(Place.answer), text: question.words)
      HTML(.input, .text, .id(Place.answer), .withoutSuggestions)
    }
  }

  // MARK: The file

  private var review: HTML {
    guard let report = view.report else { return .nothing }
    var anchors = AnchorTable()
    return HTML(
      report.cases.map { CaseView($0, anchor: anchors.unique(Anchor(of: $0.name)), isLive: true).html })
  }
}

/// Pieces of a page that follows a file, each to be put in the place of an older one.
package struct LivePieces: Sendable, Encodable {
  package let version: Int
  package let title: String
  package let status: String
  package let mistake: String
  package let stage: String
  package let review: String
}
