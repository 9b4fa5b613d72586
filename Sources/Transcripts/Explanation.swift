package import Diagnostics
internal import Elements
package import Interface
internal import Order
package import Utterances
package import VoiceOver

/// Why each stop of a screen comes where it comes, where each of its words comes from, and what is not a stop.
package struct Explanation: Sendable {
  private var files: FileNames
  /// Whether each place tells the file of the scenario.
  private var namesFile = true
  /// Where calls of a running app's have made views, by their numbers.
  private var calls: [Int: SourcePlace] = [:]
  /// What the screen is called.
  let name: String
  private let reading: ScreenReading
  private let platform: Platform
  private let readings: SourceReadings
  /// What the flows of the scenario say, asked for only by the whole text.
  private let heard: @Sendable () -> [Event]
  private let shown: ShownChanges
  private let written: WrittenScreen
  /// The app's own words with their keys, by the views that show them.
  private let translations: [SourcePlace: [Translation]]
  private let formats: Formats
  private let isOfTalkBack: Bool

  /// Explains a screen of the scenario in a file.
  package init(of screen: Screen, named name: String, in scenario: Scenario, file: String) {
    self.init(
      of: screen, named: name, in: scenario, file: file, as: ScreenReading(of: screen, in: scenario),
      heard: scenario.flowNames.isEmpty ? [] : scenario.play().events)
  }

  /// Explains a screen as it was found on a walk.
  ///
  /// - Parameters:
  ///   - screen: What was written.
  ///   - name: What the screen is called.
  ///   - scenario: The scenario that it is of.
  ///   - file: The file of the scenario, for places.
  ///   - reading: What was found.
  ///   - heard: What was heard, for announcements that are lost.
  package init(
    of screen: Screen, named name: String, in scenario: Scenario, file: String, as reading: ScreenReading,
    heard: @autoclosure @escaping @Sendable () -> [Event]
  ) {
    files = scenario.fileNames(besides: file)
    self.name = name
    self.reading = reading
    shown = ShownChanges(on: reading, of: screen, in: scenario)
    platform = scenario.platform
    readings = scenario.readings
    written = WrittenScreen(screen, in: scenario)
    formats = scenario.languageFormats
    isOfTalkBack = reading.settings.isOn(.talkBack)
    translations =
      formats.translator == nil ? [:] : TranslationFinder(reading.snapshot.screen).translations
    self.heard = heard
  }

  /// The explanation with the places of the calls that have made views.
  ///
  /// - Parameter find: Finds the places of calls, by their numbers, and how their files are called.
  /// - Returns: The same explanation, in which views stand in files as far as those are found.
  package func placed(by find: ([Int]) -> (places: [Int: SourcePlace], files: FileNames)) -> Explanation {
    let origins = reading.landings.map(\.stop.element.id.origin) + reading.tree.omissions.map(\.id.origin)
    let calls = origins.compactMap(\.call)
    guard !calls.isEmpty else { return self }
    var explanation = self
    (explanation.calls, explanation.files) = find(calls)
    return explanation
  }

  /// What is heard at each stop, and why, in reading order.
  package var stops: [ExplainedStop] {
    reading.landings.map { landing in
      let (stop, utterance) = (landing.stop, landing.utterance)
      let words = utterance.parts.map { reason(for: $0, of: utterance, stop) }
      let lost = lostHint(at: stop, in: utterance).map { ["not heard: \($0)"] } ?? []
      let before = lines(for: stop) + braille(of: utterance) + ["words:"]
      let element = stop.element
      return ExplainedStop(
        places: [element.id.origin] + written.components(around: element.id).reversed().map(\.place),
        name: element.name, sentence: utterance.text().onOneLine,
        afterPause: utterance.linesAfterPause().map(\.onOneLine),
        reasons: before.map { .init(text: $0) } + words + lost.map { .init(text: $0) })
    }
  }

  /// What is not a stop, and why not.
  package var omissions: [(place: SourcePlace, reason: String)] {
    reading.tree.omissions.map { omission in
      let origin = omission.id.origin
      return (origin, "\(omission.kind.rawValue) at \(place(origin)): \(omission.reason.words)")
    }
  }

  /// The stops of a name, in reading order.
  package func stops(named name: String) -> [ExplainedStop] {
    let elements: [(place: Int, thing: any Answering)] = reading.landings.enumerated().map {
      (place: $0.offset, thing: $0.element.stop.element)
    }
    let stops = stops
    return Query(name).places(in: elements).map { stops[$0] }
  }

  /// The explanation as text, made for reading from top to bottom.
  package var text: String { text(citing: .everywhere) }

  /// Where the file and the source of a word are written out.
  package enum Citing: Sendable {
    case everywhere
    /// The file at the top, and a source at the first stop that has it; the others name that stop.
    case once
  }

  /// The explanation as text, in which files and sources can be told once, as it becomes a page that is read as a whole.
  package func text(citing: Citing) -> String {
    switch citing {
    case .everywhere: return text(citingOnce: false)
    case .once:
      var explanation = self
      explanation.namesFile = false
      return explanation.text(citingOnce: true)
    }
  }

  private func text(citingOnce: Bool) -> String {
    var cited: [String: Int] = [:]
    var text = "screen: \(name)\n"
    if !namesFile { text += "file: \(files.name), with lines and columns below\n" }
    if isOfTalkBack { text += "reader: TalkBack, approximate: the elements are those of iOS\n" }
    for (reading, value) in readings.changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      text +=
        "reading: \(reading.rawValue) \(value.asSetting) (\(reading.otherSource)), not"
        + " \(reading.standard.asSetting) (\(reading.followedSource))\n"
    }
    for (index, stop) in stops.enumerated() {
      text += "\n\(index + 1). \(stop.sentence)\n"
      for line in stop.afterPause { text += "   ~ \(line)\n" }
      for reason in stop.reasons {
        var source = reason.source
        if citingOnce, let known = source {
          if let first = cited[known], first != index { source = "as at \(first + 1)" }
          cited[known] = cited[known] ?? index
        }
        text += "   "
        reason.write(citing: source, to: &text)
        text += "\n"
      }
    }
    for (heading, lines) in remarks where !lines.isEmpty {
      text += "\n\(heading):\n"
      for line in lines { text += "   \(line)\n" }
    }
    return text
  }

  /// What there is to say besides the stops, each under its heading.
  private var remarks: [(heading: String, lines: [String])] {
    [
      ("no stops", omissions.map { $0.reason }),
      ("unsure orders", reading.order.doubts.map { line(for: $0) }),
      ("by itself", written.reactions.map { line(for: $0) }),
      ("announcements that are not heard, or not to their end", heard().lostAnnouncements),
    ]
  }

  /// The explanation for people who listen: no columns, no empty lines, and words in place of marks.
  package var inWords: String {
    text.split(separator: "\n").map { line in
      let words = line.drop { $0 == " " }
      return (words.hasPrefix("~ ") ? "after a pause: " + words.dropFirst(2) : words) + "\n"
    }.joined()
  }

  private func line(for doubt: OrderDoubt) -> String {
    let names = [doubt.first, doubt.second].map { "'\($0.name?.onOneLine ?? $0.kind.rawValue)'" }
    let cause =
      switch doubt.cause {
      case .rowThreshold: "a layout \(Value.text(inTenths: doubt.margin)) points off would turn them round"
      case .staircase: "a staircase of places, which devices may read otherwise"
      }
    return "\(names[0]) before \(names[1]) at \(place(doubt.second.id.origin)): \(cause)"
  }

  private func line(for reaction: Reaction) -> String {
    let effects = reaction.effects.map(\.words).joined(separator: ", ")
    let source = reaction.place.map { ", from \(place($0))" } ?? ""
    return "\(reaction.occasion): \(effects.isEmpty ? "nothing" : effects)\(source)"
  }

  private func lines(for stop: Stop) -> [String] {
    let element = stop.element
    var lines = [String(pieces: "view: ", element.kind.rawValue, " at ", place(element.id.origin))]
    lines += written.components(around: element.id).map { "component: \($0.name), used at \(place($0.place))" }
    lines += written.sources(of: element.id)
    let order = String(pieces: "order: ", stop.reason.words)
    lines.append(
      element.frame.map { frame in
        String(pieces: order, ", at x ", Value.text(inTenths: frame.x), ", y ", Value.text(inTenths: frame.y))
      } ?? order)
    let containers = reading.order.containers(around: stop)
    if !containers.isEmpty {
      let names = containers.map { $0.label ?? $0.role.rawValue }
      lines.append("inside: \(names.joined(separator: ", in "))")
    }
    if !shown[element].isEmpty { lines.append("shown: " + shown[element].joined(separator: "; ")) }
    // What has more names than it is heard by is found by each of them.
    if element.identifier != nil {
      lines.append("in steps: " + element.answers.map { "'\($0.onOneLine)'" }.joined(separator: ", "))
    }
    guard let details = element.sharedDetails?.wrapped else { return lines }
    let names = details.inputLabels
    if names.count > 1 { lines.append("by voice: " + names.map { "'\($0.onOneLine)'" }.joined(separator: ", ")) }
    let legend = Legend(of: element)
    lines += details.merged.map {
      String(
        pieces: "joined: '", $0.text.onOneLine, "' from ", place($0.origin), key(of: $0.text, at: $0.origin))
    }
    lines += details.actions.map {
      "action: '\($0.name.onOneLine)' from \(place($0.origin))\(key(of: $0.name, at: $0.origin))"
    }
    // The actions have places in the file, and stand above.
    for section in legend.sections.dropFirst(details.actions.isEmpty ? 0 : 1) {
      lines.append("in the rotor, \(section.heading.onOneLine): \(section.entries.joined(separator: "; ").onOneLine)")
    }
    if let chart = details.chart { lines.append("audio graph: \(chart.inWords)") }
    return lines
  }

  /// What a braille display shows, where that is not what is heard.
  private func braille(of utterance: Utterance) -> [String] {
    isOfTalkBack ? [] : utterance.brailleUnlikeSpeech.map { ["braille: \($0.onOneLine)"] } ?? []
  }

  private func reason(
    for part: Utterance.Part, of utterance: Utterance, _ stop: Stop
  ) -> ExplainedStop.Reason {
    if isOfTalkBack { return talkBackReason(for: part, of: utterance) }
    let words = utterance.words(of: part, in: .spoken).onOneLine
    let source = part.source.map { " of \(place($0.origin))" } ?? ""
    guard let key = part.phrase else {
      let written = part.written.map { ", written '\($0.onOneLine)'" } ?? ""
      let assumption = part.isAssumed ? " (assumed: the system's own words, which nobody is known to have heard)" : ""
      let key = key(of: part.written ?? part.text, at: part.source?.origin ?? stop.element.id.origin)
      let kind = part.kind == .hint ? stop.element.ownerOfHint : part.kind.words
      return .init(text: String(pieces: "  '", words, "': ", kind, source, written, key, assumption))
    }
    let book = utterance.phrasebook
    let evidence = book.evidence(of: key)
    let known = evidence.map { self.assumption(in: $0, of: book) } ?? ""
    let assumption = known.isEmpty && part.isAssumed ? "assumed: " : known
    return .init(
      text: String(pieces: "  '", words, "': ", part.kind.words, source, ", ", book.occasion(of: key)),
      source: assumption + (evidence?.source ?? "no source"))
  }

  private func talkBackReason(for part: Utterance.Part, of utterance: Utterance) -> ExplainedStop.Reason {
    let words = "  '\(utterance.words(of: part, in: .spoken).onOneLine)': \(part.kind.words)"
    guard part.kind.isOfReader else { return .init(text: words) }
    return .init(
      text: words,
      source: part.isAssumed ? "assumed: no string of TalkBack's is known" : "TalkBack's strings, October 2024")
  }

  /// The key of the app's tables that some words stand under, with the table and the language; empty for words of no table.
  private func key(of words: String, at origin: SourcePlace) -> String {
    guard let translator = formats.translator,
      let key = translations[origin]?.first(where: { $0.words == words })?.key
    else { return "" }
    let source = translator.source(of: key, in: formats.locale)
    let language = source.language.map { "in \($0)" } ?? "the key itself"
    let missing = source.isMissing ? ", not translated into \(formats.locale)" : ""
    return ", key '\(key.onOneLine)' of \(source.table), \(language)\(missing)"
  }

  /// The author's hint, if it is not heard, and why; `nil` if it is, or if there is none.
  private func lostHint(at stop: Stop, in utterance: Utterance) -> String? {
    guard let hint = stop.element.hint, !hint.isEmpty,
      !utterance.parts.contains(where: { ($0.written ?? $0.text) == hint })
    else { return nil }
    let isReplaced = utterance.parts.contains { $0.kind == .systemHint }
    let reason =
      isReplaced
      ? "a field for text says how it is edited in its place (AccessibilitySnapshot)" : "hints are switched off"
    return "'\(hint.onOneLine)', \(stop.element.ownerOfHint): \(reason)"
  }

  /// In front of the source of a phrase, why it may not be what is said; empty where it is known.
  private func assumption(in evidence: Phrasebook.Evidence, of phrasebook: Phrasebook) -> String {
    if evidence.language != phrasebook.language {
      return "assumed, in English for want of words in \(phrasebook.language): "
    }
    if platform.speaksAsPhones { return "assumed, as on iOS: " }
    return evidence.isAssumed ? "assumed: " : ""
  }

  private func place(_ origin: SourcePlace) -> String {
    guard let place = filed(origin) else { return "no place in the file" }
    guard !namesFile, files.file(of: place) == files.name else { return files.position(place) }
    return String(pieces: place.line.description, ":", place.column.description)
  }

  /// Where in a file something stands; `nil` where that is not known.
  private func filed(_ origin: SourcePlace) -> SourcePlace? { origin.call.map { calls[$0] } ?? origin.inFile }

  /// Where in which file something stands; `nil` where that is not known.
  func placeInFile(_ origin: SourcePlace) -> ExplanationDocument.Place? {
    filed(origin).map { .init(file: files.file(of: $0), line: $0.line, column: $0.column) }
  }
}

extension [Event] {
  /// A line for each announcement of the flows that is lost: its words, where, and why.
  fileprivate var lostAnnouncements: [String] {
    var (flow, step) = ("", "")
    return compactMap { event in
      switch event {
      case .flow(let name): flow = name
      case .step(let words): step = words
      case .announcement(let words, let loss?, _):
        return "'\(words.onOneLine)' in flow '\(flow.onOneLine)', after '\(step.onOneLine)': \(loss.words)"
      case .screen, .announcement, .cut, .task, .focus, .speech, .sound, .shown, .problem: break
      }
      return nil
    }
  }
}

extension ChartDescription {
  /// What the graph is made of: the axes, and the series with their points.
  fileprivate var inWords: String {
    let axes = [xAxis.map { "x is '\($0.onOneLine)'" }, yAxis.map { "y is '\($0.onOneLine)'" }].compactMap(\.self)
    let series = series.map { series in
      let name = series.name.map { "'\($0.onOneLine)' with " } ?? ""
      return name + series.points.count.counted("point")
    }
    return (axes + series).joined(separator: ", ")
  }
}

extension Element {
  /// Whose hint it is, in words.
  fileprivate var ownerOfHint: String {
    let isSystems = sharedDetails?.wrapped.hasSystemHint == true
    return (isSystems ? Utterance.Kind.systemHint : .hint).words
  }
}
