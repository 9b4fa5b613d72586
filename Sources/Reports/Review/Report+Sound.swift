package import Foundation

extension Report {
  /// What is said in a section, as sound; the page has it, and the file for programs does not.
  package struct Sound: Sendable, Hashable {
    /// The form of the sound.
    package enum Form: String, Sendable, CaseIterable {
      case opus = "audio/ogg;codecs=opus"
      case wav = "audio/wav"
    }

    /// That a line is heard, in milliseconds since the beginning.
    package struct Cue: Sendable, Hashable {
      package var line: LineName
      package var start: Int
      package var end: Int

      package init(line: LineName, start: Int, end: Int) {
        self.line = line
        self.start = start
        self.end = end
      }
    }

    package var data: Data
    package var form: Form
    package var milliseconds: Int
    package var cues: [Cue]
    /// The captions in WebVTT.
    package var captions: String
    package var language: String

    package init(
      data: Data, form: Form, milliseconds: Int, cues: [Cue], captions: String, language: String
    ) {
      self.data = data
      self.form = form
      self.milliseconds = milliseconds
      self.cues = cues
      self.captions = captions
      self.language = language
    }
  }

  /// By what a line is known in a section: its number, in the text before or in the one now.
  package struct LineName: Sendable, Hashable {
    package let written: String

    package init(_ line: Line, isBefore: Bool) { written = (isBefore ? "b" : "") + "\(line.number)" }

    /// Reads a name back.
    package init?(_ written: String) {
      let digits = written.hasPrefix("b") ? written.dropFirst() : written[...]
      guard !digits.isEmpty, digits.allSatisfy(\.isASCII), Int(digits) != nil else { return nil }
      self.written = written
    }
  }
}

extension Report.Section {
  /// What is heard in it, before or now, line by line: what stayed is heard in both.
  package func heard(isBefore: Bool) -> [(name: Report.LineName, line: Report.Line)] {
    entries.flatMap { entry -> [(name: Report.LineName, line: Report.Line)] in
      let stayed = entry.change == .same
      let lines = isBefore && !stayed ? entry.before : entry.now
      return lines.filter(\.kind.isHeard).map { (Report.LineName($0, isBefore: isBefore && !stayed), $0) }
    }
  }
}

extension Report.Line.Kind {
  /// Whether a voice says it; an offer can only be found.
  package var isHeard: Bool {
    switch self {
    case .heard, .announcement, .afterPause: true
    case .header, .screen, .flow, .task, .step, .offer, .sound, .shown: false
    }
  }
}
