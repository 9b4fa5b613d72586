internal import Foundation

/// What a program that crashed has left on standard error.
struct CrashReport {
  private let lines: [Substring]
  /// The files of the team's by the ends of the paths that a crash tells.
  private let files: [String: URL]

  /// How the Swift runtime begins to say why it ends a program.
  private static let opening = "Fatal error: "

  init(_ text: String, of files: [TeamFile]) {
    let all = text.split(separator: "\n")
    // What stands before is what the program had to say of other previews.
    let start = all.lastIndex { $0.contains(CrashReport.opening) } ?? all.firstIndex { $0.hasPrefix("*** ") }
    lines = Array(all[(start ?? all.startIndex)...])
    self.files = Dictionary(files.map { ($0.url.lastPathComponent, $0.url) }) { first, _ in first }
  }

  /// What was wrong.
  var message: String {
    let message = lines.firstNonNil { line in
      line.range(of: CrashReport.opening).map { String(line[$0.upperBound...]) }
    }
    return message ?? lines.firstNonNil(CrashReport.signal) ?? "it ended without a word"
  }

  /// What was wrong, and where in the team's code as far as that is known.
  func words(path: (URL) -> String) -> String { place(path).map { "\($0): \(message)" } ?? message }

  /// The first place of the team's that is told: before the message, or on the way there.
  func place(_ path: (URL) -> String) -> String? {
    lines.firstNonNil { line in
      // `Team/OrderView.swift:12: Fatal error: …`, or ` in f() at /…/OrderView.swift:12:5`.
      let parts = line.split(separator: " ").map { $0.split(separator: ":") }
      return parts.firstNonNil { part in
        guard part.count >= 2, let line = Int(part[1]), let name = part[0].split(separator: "/").last,
          let file = files[String(name)]
        else { return nil }
        return "\(path(file)):\(line)"
      }
    }
  }

  /// `*** Signal 4: Backtracing from 0x… ***`, or what a program says of itself in the Swift runtime's words.
  private static func signal(_ line: Substring) -> String? {
    guard line.contains("crashed:") || line.contains("Crash") else { return nil }
    // Where in memory it was is another place in each run.
    return line.replacing(/\ at\ 0x[0-9a-f]+/, with: "").trimmingCharacters(in: CharacterSet(charactersIn: " *:💣"))
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    lazy.compactMap(transform).first
  }
}
