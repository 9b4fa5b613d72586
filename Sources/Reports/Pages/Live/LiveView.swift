/// What is shown of a file while somebody writes it.
package struct LiveView: Sendable, Codable {
  /// The file, as the person calls it.
  package var name: String
  /// Counts how often there was something new to tell of the file.
  package var version: Int
  /// What is going on just now, such as that code is compiled; `nil` for nothing.
  package var activity: String?
  /// What is wrong with the file as it stands, with the lines that are wrong; `nil` for nothing.
  package var mistake: String?
  /// What there was to tell when the file had no mistake; `nil` if that never was.
  package var report: Report?
  /// The walk through what the report is of.
  package var walk: LiveWalk?

  package init(name: String, version: Int, mistake: String? = nil, report: Report? = nil, walk: LiveWalk? = nil) {
    self.name = name
    self.version = version
    self.mistake = mistake
    self.report = report
    self.walk = walk
  }
}

/// A walk as it stands: the screen with the cursor, and what was heard so far.
package struct LiveWalk: Sendable, Codable {
  /// Something that was done, with what was heard.
  package struct Reply: Sendable, Codable {
    package var lines: [Report.Line]
    /// What VoiceOver does not say.
    package var notes: [String]

    package init(lines: [Report.Line], notes: [String]) {
      self.lines = lines
      self.notes = notes
    }
  }

  /// What the person is asked before something is done.
  package struct Question: Sendable, Codable {
    package var words: String
    /// What can be chosen.
    package var choices: [String]

    package init(words: String, choices: [String]) {
      self.words = words
      self.choices = choices
    }
  }

  /// What the author calls the screen.
  package var screen: String
  package var picture: Report.Picture
  package var replies: [Reply]
  package var question: Question?
  /// The keys with what they do, a line each; a line that ends in a colon is a heading.
  package var keys: [String]

  package init(screen: String, picture: Report.Picture, replies: [Reply], question: Question?, keys: [String]) {
    self.screen = screen
    self.picture = picture
    self.replies = replies
    self.question = question
    self.keys = keys
  }
}
