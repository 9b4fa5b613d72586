package import Foundation

/// Runs the program that plays a team's previews; a crash costs the preview in which it happens, and no other.
package struct PreviewProgram {
  package struct Result: Sendable {
    /// The transcripts, one after the other.
    package var transcripts = ""
    package var played = 0
    /// Previews that ended the program, with what it said of that.
    package var crashes: [(name: String, words: String)] = []
    package var warnings: [String] = []
  }

  private let program: URL
  private let options: [String]

  package init(_ program: URL, options: [String]) {
    self.program = program
    self.options = options
  }

  package func play() throws -> Result {
    var result = Result()
    var first = 0
    while true {
      let outcome = try Shell.run([program.path] + options + ["--from", "\(first)"])
      result.transcripts += outcome.output
      let lines = outcome.errors.split(separator: "\n")
      let begun = lines.filter { $0.hasPrefix("@begin ") }
      result.warnings += lines.filter { $0.hasPrefix("@warning ") }.map { String($0.dropFirst("@warning ".count)) }
      result.played += begun.count
      guard lines.last != "@end", let last = begun.last else { return result }
      let parts = last.dropFirst("@begin ".count).split(separator: " ", maxSplits: 1)
      guard let number = parts.first.flatMap({ Int($0) }), number >= first else { return result }
      let words = lines.first { $0.contains("Fatal error") || $0.contains("rror:") } ?? "it ended without a word"
      result.crashes.append((parts.last.map(String.init) ?? "", String(words)))
      result.played -= 1
      first = number + 1
    }
  }
}
