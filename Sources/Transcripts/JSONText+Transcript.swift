internal import Diagnostics
internal import Elements
internal import Interface
internal import Markup
internal import Order
internal import Utterances

/// What stands in a document, by the names that JSON has for it.
extension JSONText {
  /// A transcript, and what is odd about its interface as it has been encoded; absent where nothing is.
  mutating func write(_ entry: TranscriptDocument.Entry, findings: [UInt8]?, in style: Style) {
    let transcript = entry.transcript
    object { json in
      // What is said in the words of another system or language; absent where there is nothing.
      if !transcript.assumptions.isEmpty { json.member("assumptions", transcript.assumptions) }
      json.member("events", of: transcript.events) { $0.write($1, in: style) }
      json.member("file", entry.file)
      if let findings { json.member("findings", encoded: findings) }
      // The files that the scenario includes, by their numbers in places, from one on; absent where there are none.
      if !entry.included.isEmpty { json.member("included", entry.included) }
      json.member("reader", transcript.reader)
      // What is read otherwise than by the better source; absent where there is nothing.
      if !transcript.readings.isEmpty { json.member("readings", transcript.readings) }
      json.member("scenario", transcript.scenario)
      // The screens at rest; absent where a part of a scenario is told.
      if !transcript.screens.isEmpty { json.member("screens", of: transcript.screens) { $0.write($1, in: style) } }
      json.member("settings", transcript.settings)
    }
  }

  private mutating func write(_ event: Event, in style: Style) {
    switch event {
    case .screen(let name): write("screen", name)
    case .flow(let name): write("flow", name)
    case .task(let name): write("task", name)
    case .step(let step): write("step", step)
    case .shown(let words): write("shown", words)
    case .sound(let sound): write("sound", sound.rawValue)
    case .problem(let problem): write("problem", problem.message)
    case .cut(let cut): write("cut", cut.text)
    case .announcement(let words, let loss, _):
      object { json in
        // Whether it was heard to its end, and why not; absent for everything else.
        json.member("isHeard", loss == nil)
        json.member("kind", "announcement")
        json.member("loss", loss?.rawValue)
        json.member("text", words)
      }
    case .speech(let utterance):
      object { json in
        json.member("kind", "speech")
        json.member("parts", of: utterance.parts) { $0.write($1, of: utterance, in: style) }
        json.member("text", utterance.text(in: style))
      }
    case .focus(let element, let utterance):
      object { json in
        json.member("afterPause", utterance.linesAfterPause(in: style))
        json.member("element") { $0.writeMembers(of: element) }
        json.member("kind", "focus")
        json.member("parts", of: utterance.parts) { $0.write($1, of: utterance, in: style) }
        json.member("text", utterance.text(in: style))
      }
    }
  }

  private mutating func write(_ kind: String, _ text: String) {
    object { json in
      json.member("kind", kind)
      json.member("text", text)
    }
  }

  private mutating func write(_ part: Utterance.Part, of utterance: Utterance, in style: Style) {
    let evidence = part.phrase.flatMap(utterance.phrasebook.evidence)
    object { json in
      // The language of the phrase, where the reader's own has none; absent where it has.
      if let evidence, evidence.language != utterance.phrasebook.language {
        json.member("borrowedFrom", evidence.language)
      }
      // Where the phrase is known from.
      json.member("evidence", evidence?.source)
      json.member("isAfterPause", part.kind.followsPause)
      // Whether the evidence is another phrase's pattern; absent where somebody heard the words.
      if evidence?.isAssumed == true || part.isAssumed { json.member("isAssumed", true) }
      json.member("kind", part.kind.rawValue)
      // The pieces in other languages; absent where there are none.
      if !part.languages.isEmpty { json.member("languages", of: part.languages) { $0.write($1) } }
      // The phrase of the phrasebook; absent where the words are the author's.
      json.member("phrase", part.phrase?.name)
      // The pitch as a factor; absent where it is the voice's own.
      json.member("pitch", part.pitch)
      json.member("source") { $0.writeMembers(of: (part.source ?? utterance.subject).origin) }
      json.member("text", utterance.words(of: part, in: style))
      // The text as its author wrote it, where it is spoken otherwise.
      json.member("written", part.written)
    }
  }

  /// A piece in another language: its first character, counted from zero, and how many there are.
  private mutating func write(_ range: Utterance.LanguageRange) {
    object { json in
      json.member("language", range.language)
      json.member("length", range.characters.count)
      json.member("start", range.characters.lowerBound)
    }
  }

  private mutating func writeMembers(of element: Element) {
    let details = element.hasDetails ? element.details : nil
    if let names = details?.actions.map(\.name), !names.isEmpty { member("actions", names) }
    if let content = details?.customContent, !content.isEmpty { member("customContent", of: content) { $0.write($1) } }
    // The names of the places where something can be dropped; the system names the others.
    if let drops = details?.drops, !drops.isEmpty { member("dropPoints", drops.compactMap(\.name)) }
    if let frame = element.frame {
      member("frame") { json in
        json.member("height", frame.height)
        // Whether the author gave the frame, rather than that it is estimated.
        json.member("isGiven", element.isFrameGiven)
        json.member("width", frame.width)
        json.member("x", frame.x)
        json.member("y", frame.y)
      }
    }
    member("identifier", element.identifier)
    if let names = details?.inputLabels, !names.isEmpty { member("inputLabels", names) }
    if let names = details?.links.map(\.name), !names.isEmpty { member("links", names) }
    if let merged = details?.merged, !merged.isEmpty {
      member("merged", of: merged) { json, joined in
        json.object { json in
          json.member("source") { $0.writeMembers(of: joined.origin) }
          json.member("text", joined.text)
        }
      }
    }
    member("place") { $0.writeMembers(of: element.id.origin) }
    if let rotors = details?.rotors, !rotors.isEmpty { member("rotors", of: rotors) { $0.write($1) } }
    member("view", element.kind.rawValue)
  }

  private mutating func write(_ rotor: CustomRotor) {
    object { json in
      json.member("entries", rotor.entries.map(\.name))
      json.member("name", rotor.name)
    }
  }

  /// What stands under More Content.
  private mutating func write(_ detail: CustomDetail) {
    object { json in
      // Whether it is also heard with the element.
      json.member("isImportant", detail.isImportant)
      json.member("label", detail.label)
      json.member("value", detail.value)
    }
  }

  private mutating func writeMembers(of place: SourcePlace) {
    let place = place.inFile ?? .code
    member("column", place.column)
    // The number of the file among those that the scenario includes; absent for the scenario itself.
    if place.file > 0 { member("file", place.file) }
    member("line", place.line)
  }
}
