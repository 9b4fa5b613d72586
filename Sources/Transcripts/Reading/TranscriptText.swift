internal import Foundation
internal import Interface
internal import Markup
internal import Utterances

/// A transcript read back from its text.
package struct TranscriptText: Sendable, Hashable {
  package let lines: [TranscriptLine]
  /// What is heard, part by part, by the number of its line; empty where only the text is known.
  private(set) var parts: [Int: [SpokenPart]] = [:]

  /// Takes the text of a transcript with its parts.
  ///
  /// - Parameters:
  ///   - transcript: The transcript.
  ///   - style: The notation.
  ///   - golden: The text as a golden holds it, line for line; `nil` for the transcript's own.
  init(_ transcript: Transcript, in style: Style, asIn golden: String? = nil) {
    let text = transcript.text(in: style)
    self.init(golden ?? text)
    defer { if let golden { forgetParts(of: text, unlike: golden) } }
    var number = transcript.heading.lineCount + 1
    for entry in transcript.entries {
      let first = number + (entry.beginsSection ? 1 : 0)
      if let utterance = entry.event.utterance { parts[first] = utterance.spokenParts(in: style) }
      number += entry.text(in: style).lineCount
    }
  }

  /// Forgets what the lines are made of that a golden tells in other words.
  private mutating func forgetParts(of text: String, unlike golden: String) {
    guard text != golden else { return }
    for (index, pair) in zip(text.writtenLines, golden.writtenLines).enumerated() where pair.0 != pair.1 {
      parts[index + 1] = nil
    }
  }

  /// Reads the text of a transcript; any text can be read, since a line without a mark is something heard.
  package init(_ text: String) {
    var lines: [TranscriptLine] = []
    var isInHeader = true
    for (index, line) in text.writtenLines.enumerated() {
      let number = index + 1
      if line.isEmpty {
        isInHeader = false
        lines.append(TranscriptLine(.blank, line, number: number))
      } else if isInHeader {
        lines.append(TranscriptLine(.header, line, number: number))
      } else {
        lines.append(TranscriptLine(line, number: number))
      }
    }
    self.lines = lines.notingCuts
  }

  /// Reads some lines of a transcript that stand below its heading.
  package init(below text: String) {
    lines = text.writtenLines.enumerated().map { TranscriptLine($0.element, number: $0.offset + 1) }.notingCuts
  }

  /// The text for people who listen: words in place of marks, and no empty lines.
  package var inWords: String {
    lines.filter { $0.kind != .blank }.map { $0.inWords.onOneLine + "\n" }.joined()
  }

  /// Some lines of a transcript after its heading, for people who listen.
  package static func inWords(_ text: String) -> String {
    TranscriptText(below: text).lines.map { $0.inWords.onOneLine + "\n" }.joined()
  }

  /// Whether the text begins as transcripts do.
  package var isTranscript: Bool {
    lines.first?.text.hasPrefix("scenario: ") == true && lines.dropFirst().first?.text.hasPrefix("reader: ") == true
  }

  /// VoiceOver's language as the header names it; English if it does not.
  package var language: String {
    let tag = header("reader: ")?.split(separator: ",").last?.split(separator: " ").first
    return tag.map(String.init) ?? "en"
  }

  /// The system as the header names it.
  var platform: Platform {
    let words = header("reader: ")?.split(separator: ", ").dropFirst().first?.split(separator: " ") ?? []
    guard words.count == 2, let system = Platform.System(rawValue: String(words[0])), let version = Int(words[1])
    else { return .standard }
    return Platform(system, version)
  }

  /// What differs from a new device, as the header names it.
  var settings: Settings { Settings(inWords: header("settings: ") ?? "") }

  /// The name of the scenario, as the header tells it.
  package var scenario: String? { header("scenario: ").map(String.init) }

  /// Who speaks, as the header tells it.
  package var reader: String? { header("reader: ").map(String.init) }

  private func header(_ name: String) -> Substring? {
    lines.first { $0.kind == .header && $0.text.hasPrefix(name) }.map { $0.text.dropFirst(name.count) }
  }

  /// The lines in passages: what is heard at once belongs together with what follows it after a pause, and with what can
  /// be found there.
  package var passages: [Passage] {
    var passages: [Passage] = []
    for line in lines where line.kind != .blank {
      if line.kind == .afterPause, passages.last?.line.kind.isSpoken == true {
        passages[passages.count - 1].afterPause.append(line)
      } else if line.kind == .offer, passages.last?.line.kind.takesOffers == true {
        passages[passages.count - 1].offers.append(line)
      } else {
        passages.append(Passage(line))
      }
    }
    return passages
  }
}

extension TranscriptText {
  /// One thing that is done or heard, with what is said after a pause and what can be found besides.
  package struct Passage: Sendable {
    package let line: TranscriptLine
    package internal(set) var afterPause: [TranscriptLine] = []
    /// What can be found there, and is not heard.
    package internal(set) var offers: [TranscriptLine] = []

    init(_ line: TranscriptLine) { self.line = line }
  }
}

extension TranscriptText.Passage: Hashable {
  /// Two passages are equal if the same is done or heard, wherever it stands.
  package static func == (first: Self, second: Self) -> Bool {
    first.line.kind == second.line.kind && first.line.text == second.line.text
      && first.afterPause.map(\.text) == second.afterPause.map(\.text)
      && first.offers.map(\.text) == second.offers.map(\.text)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(line.kind)
    hasher.combine(line.text)
    for line in afterPause + offers { hasher.combine(line.text) }
  }
}

extension [TranscriptLine] {
  /// The lines with how much is heard of those that something cuts.
  ///
  /// A line with a cut names the words of the one that was being said; what was told after that is not heard at all. Where a
  /// notation has other words than are said, nothing is found, and all counts as heard.
  fileprivate var notingCuts: [TranscriptLine] {
    var lines = self
    for place in indices where lines[place].tellsCut {
      // What was said before an earlier cut, or in another walk, has come to its end.
      let start = lines[..<place].lastIndex { $0.tellsCut || $0.kind.beginsWalk } ?? startIndex
      var unheard: [Int] = []
      for index in (start..<place).reversed() where lines[index].saysWords {
        if let count = Cut.wordsHeard(of: lines[index].text, by: lines[place].text) {
          lines[index].wordsHeard = count
          for index in unheard { lines[index].wordsHeard = 0 }
          break
        }
        unheard.append(index)
      }
    }
    return lines
  }
}

extension TranscriptLine {
  /// Whether it tells that something ends what is being said.
  fileprivate var tellsCut: Bool { kind == .sound && text.hasPrefix(Cut.mark) }

  /// Whether it has words that a voice says.
  fileprivate var saysWords: Bool { kind.isSpoken || kind == .afterPause }
}

extension String {
  /// The lines of a text, without the empty one after the last line break.
  ///
  /// A version control system may have written the line breaks in another way, which is not a difference.
  var writtenLines: [Substring] {
    let lineFeed = UInt8(ascii: "\n")
    var text = unixText
    text.makeContiguousUTF8()
    // A line feed is a character of its own wherever it stands, so that it is found byte by byte.
    var ends = text.withUTF8 { bytes in
      var (ends, place): ([Int], Int) = ([], 0)
      while true {
        place = bytes.endOfPlainBytes(from: place, { $0 != lineFeed }) { $0.has(lineFeed) }
        guard place < bytes.count else { return ends }
        ends.append(place)
        place += 1
      }
    }
    let bytes = text.utf8
    // What follows after the last line break, if anything does.
    if ends.last.map({ $0 + 1 < bytes.count }) ?? !bytes.isEmpty { ends.append(bytes.count) }
    var (lines, start, passed): ([Substring], String.Index, Int) = ([], text.startIndex, 0)
    for place in ends {
      let end = bytes.index(start, offsetBy: place - passed)
      lines.append(text[start..<end])
      passed = min(place + 1, bytes.count)
      start = bytes.index(end, offsetBy: passed - place)
    }
    return lines
  }

  /// The text with line feeds as its only line breaks.
  var unixText: String {
    utf8.contains(UInt8(ascii: "\r")) ? replacingOccurrences(of: "\r\n", with: "\n") : self
  }
}
