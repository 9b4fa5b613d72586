package import Foundation
internal import PreviewVariables

/// What the program that plays previews and the one that runs it know of each other, in files that outlive a crash.
package struct Supervision: Sendable {
  /// How a preview ended the program that played it.
  package struct Crash: Sendable, Hashable, Codable {
    /// What the preview is called here.
    package var preview: String
    /// What the program said, with the place in the team's code if it is known.
    package var words: String

    package init(preview: String, words: String) {
      self.preview = preview
      self.words = words
    }
  }

  private let folder: URL

  package init(in folder: URL) {
    self.folder = folder
  }

  /// The supervision that this program is under; `nil` for none.
  package static var current: Supervision? {
    ProcessInfo.processInfo.environment[PreviewVariable.supervision].map { Supervision(in: URL(fileURLWithPath: $0)) }
  }

  /// Whether this program is run only to find previews that end it, those after the last one that did.
  package var isTrial: Bool { ProcessInfo.processInfo.environment[PreviewVariable.trial] != nil }

  /// What is played now; whoever comes after a crash finds it.
  package var preview: String? {
    get { try? String(contentsOf: folder.appendingPathComponent("playing"), encoding: .utf8) }
    nonmutating set {
      try? Data((newValue ?? "").utf8).write(to: folder.appendingPathComponent("playing"))
    }
  }

  /// The previews that have ended the program before, and are not to be played again.
  package var crashes: [Crash] {
    get {
      let data = try? Data(contentsOf: folder.appendingPathComponent("crashes.json"))
      return data.flatMap { try? JSONDecoder().decode([Crash].self, from: $0) } ?? []
    }
    nonmutating set {
      try? JSONEncoder().encode(newValue).write(to: folder.appendingPathComponent("crashes.json"))
    }
  }

  /// How far a command has come that tells of each preview as it is heard; `nil` for one that tells all at its end.
  package var account: PlayingAccount? {
    get {
      let data = try? Data(contentsOf: folder.appendingPathComponent("account.json"))
      return data.flatMap { try? JSONDecoder().decode(PlayingAccount.self, from: $0) }
    }
    nonmutating set {
      try? JSONEncoder().encode(newValue).write(to: folder.appendingPathComponent("account.json"), options: .atomic)
    }
  }

  /// Whether previews of other apps have been told before those of this program.
  package var isContinuation: Bool { FileManager.default.fileExists(atPath: continuationFile.path) }

  func noteContinuation() { try? Data().write(to: continuationFile) }

  private var continuationFile: URL { folder.appendingPathComponent("continuation") }

  /// How many previews are left out of the program, by the paths of the files that they stand in.
  package var lost: [String: Int] {
    get {
      let data = try? Data(contentsOf: folder.appendingPathComponent("lost.json"))
      return data.flatMap { try? JSONDecoder().decode([String: Int].self, from: $0) } ?? [:]
    }
    nonmutating set {
      try? JSONEncoder().encode(newValue).write(to: folder.appendingPathComponent("lost.json"))
    }
  }

  /// How many of them stand in some files and folders.
  package func lostCount(in places: [String]) -> Int {
    let roots = places.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    return lost.reduce(0) { sum, entry in
      let path = URL(fileURLWithPath: entry.key).resolvingSymlinksInPath().path
      return roots.contains { path == $0 || path.hasPrefix($0 + "/") } ? sum + entry.value : sum
    }
  }

  /// Whether the time for playing is over, so that no other preview is begun.
  package var isOver: Bool { FileManager.default.fileExists(atPath: endFile.path) }

  func end() { try? Data().write(to: endFile) }

  private var endFile: URL { folder.appendingPathComponent("over") }
}
