internal import Diagnostics
internal import Elements
internal import Interface
internal import Order
internal import Utterances

/// What stands in a document, by the names that JSON has for it.
extension TranscriptDocument {
  struct Item: Encodable, Sendable {
    var file: String
    var scenario: String
    var reader: String
    var settings: [String]
    /// What is read otherwise than by the better source; absent where there is nothing.
    var readings: [String]?
    /// What is said in the words of another system or language; absent where there is nothing.
    var assumptions: [String]?
    /// The screens at rest; absent where a part of a scenario is told.
    var screens: [EventItem]?
    var events: [EventItem]
    /// What is odd about the interface; absent where nothing is.
    var findings: [Finding]?

    init(_ entry: Entry, style: Style) {
      let transcript = entry.transcript
      file = entry.file
      scenario = transcript.scenario
      reader = transcript.reader
      settings = transcript.settings
      if !transcript.readings.isEmpty { readings = transcript.readings }
      if !transcript.assumptions.isEmpty { assumptions = transcript.assumptions }
      if !transcript.screens.isEmpty { screens = transcript.screens.map { EventItem($0, style: style) } }
      events = transcript.events.map { EventItem($0, style: style) }
      if !entry.findings.isEmpty { findings = entry.findings }
    }
  }

  struct EventItem: Encodable, Sendable {
    var kind: String
    var text: String
    var afterPause: [String]?
    /// Whether an announcement was heard; absent for everything else.
    var isHeard: Bool?
    /// Why an announcement was not heard.
    var loss: String?
    var element: ElementItem?
    var parts: [PartItem]?

    init(_ event: Event, style: Style) {
      switch event {
      case .screen(let name): (kind, text) = ("screen", name)
      case .flow(let name): (kind, text) = ("flow", name)
      case .task(let name): (kind, text) = ("task", name)
      case .step(let step): (kind, text) = ("step", step)
      case .shown(let words): (kind, text) = ("shown", words)
      case .sound(let sound): (kind, text) = ("sound", sound.rawValue)
      case .announcement(let words, let loss, _):
        (kind, text) = ("announcement", words)
        isHeard = loss == nil
        self.loss = loss?.rawValue
      case .problem(let problem): (kind, text) = ("problem", problem.message)
      case .speech(let utterance):
        (kind, text) = ("speech", utterance.text(in: style))
        parts = utterance.parts.map { PartItem($0, of: utterance, style: style) }
      case .focus(let element, let utterance):
        (kind, text) = ("focus", utterance.text(in: style))
        afterPause = utterance.linesAfterPause(in: style)
        self.element = ElementItem(element)
        parts = utterance.parts.map { PartItem($0, of: utterance, style: style) }
      }
    }
  }

  struct PartItem: Encodable, Sendable {
    var kind: String
    var text: String
    var isAfterPause: Bool
    /// The phrase of the phrasebook; absent where the words are the author's.
    var phrase: String?
    /// Where the phrase is known from.
    var evidence: String?
    /// Whether the evidence is another phrase's pattern; absent where somebody heard the words.
    var isAssumed: Bool?
    /// The language of the phrase, where the reader's own has none; absent where it has.
    var borrowedFrom: String?
    /// The text as its author wrote it, where it is spoken otherwise.
    var written: String?
    /// The pitch as a factor; absent where it is the voice's own.
    var pitch: Double?
    /// The pieces in other languages; absent where there are none.
    var languages: [LanguageItem]?
    var source: PlaceItem

    init(_ part: Utterance.Part, of utterance: Utterance, style: Style) {
      kind = part.kind.rawValue
      text = utterance.words(of: part, in: style)
      isAfterPause = part.kind.followsPause
      phrase = part.phrase?.name
      if let evidence = part.phrase.flatMap(utterance.phrasebook.evidence) {
        self.evidence = evidence.source
        if evidence.isAssumed { isAssumed = true }
        if evidence.language != utterance.phrasebook.language { borrowedFrom = evidence.language }
      }
      if part.isAssumed { isAssumed = true }
      written = part.written
      pitch = part.pitch
      if !part.languages.isEmpty { languages = part.languages.map(LanguageItem.init) }
      source = PlaceItem((part.source ?? utterance.subject).origin)
    }
  }

  struct LanguageItem: Encodable, Sendable {
    var language: String
    /// The first character, counted from zero, and how many there are.
    var start: Int
    var length: Int

    init(_ range: Utterance.LanguageRange) {
      language = range.language
      start = range.characters.lowerBound
      length = range.characters.count
    }
  }

  struct ElementItem: Encodable, Sendable {
    var view: String
    var place: PlaceItem
    var identifier: String?
    var frame: FrameItem?
    var actions: [String]?
    var links: [String]?
    var rotors: [RotorItem]?
    var customContent: [DetailItem]?
    /// The names of the places where something can be dropped; the system names the others.
    var dropPoints: [String]?
    var inputLabels: [String]?
    var merged: [MergedItem]?

    init(_ element: Element) {
      view = element.kind.rawValue
      place = PlaceItem(element.id.origin)
      identifier = element.identifier
      frame = element.frame.map { FrameItem($0, isGiven: element.isFrameGiven) }
      guard element.hasDetails else { return }
      let details = element.details
      if !details.actions.isEmpty { actions = details.actions.map(\.name) }
      if !details.links.isEmpty { links = details.links.map(\.name) }
      if !details.rotors.isEmpty { rotors = details.rotors.map(RotorItem.init) }
      if !details.customContent.isEmpty { customContent = details.customContent.map(DetailItem.init) }
      if !details.drops.isEmpty { dropPoints = details.drops.compactMap(\.name) }
      if !details.inputLabels.isEmpty { inputLabels = details.inputLabels }
      if !details.merged.isEmpty {
        merged = details.merged.map { MergedItem(text: $0.text, source: PlaceItem($0.origin)) }
      }
    }
  }

  struct RotorItem: Encodable, Sendable {
    var name: String
    var entries: [String]

    init(_ rotor: CustomRotor) {
      name = rotor.name
      entries = rotor.entries.map(\.name)
    }
  }

  /// What stands under More Content.
  struct DetailItem: Encodable, Sendable {
    var label: String
    var value: String
    /// Whether it is also heard with the element.
    var isImportant: Bool

    init(_ detail: CustomDetail) {
      label = detail.label
      value = detail.value
      isImportant = detail.isImportant
    }
  }

  struct MergedItem: Encodable, Sendable {
    var text: String
    var source: PlaceItem
  }

  struct PlaceItem: Encodable, Sendable {
    var line: Int
    var column: Int

    init(_ origin: SourcePlace) {
      line = origin.line
      column = origin.column
    }
  }

  struct FrameItem: Encodable, Sendable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    /// Whether the author gave the frame, as against an estimate.
    var isGiven: Bool

    init(_ frame: Frame, isGiven: Bool) {
      self.isGiven = isGiven
      x = frame.x
      y = frame.y
      width = frame.width
      height = frame.height
    }
  }
}
