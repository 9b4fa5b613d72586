public import A11ySwiftUI
internal import Apps
internal import Foundation
internal import Interface
internal import OrderedCollections
internal import Transcripts

/// Plays the previews that are linked into a program, and prints what is heard of each.
public enum PreviewRunner {
  /// Runs with the arguments of a program: `--from` the number of the first preview, `--preview` words of its name,
  /// `--locale`, and `--list` for the names alone.
  @MainActor
  public static func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
    let first = value(of: "--from", in: arguments).flatMap { Int($0) } ?? 0
    let words = value(of: "--preview", in: arguments)
    let locale = value(of: "--locale", in: arguments) ?? "en-US"
    for (index, preview) in PreviewCase.all.enumerated() where index >= first {
      if let words, !preview.name.localizedCaseInsensitiveContains(words) { continue }
      // What comes before a crash tells which preview it was.
      report("@begin \(index) \(preview.name)\n", to: .standardError)
      guard !arguments.contains("--list") else {
        report("\(preview.name)\n", to: .standardOutput)
        continue
      }
      let heard = preview.heard(locale: locale)
      for warning in heard.warnings { report("@warning \(preview.name): \(warning)\n", to: .standardError) }
      report(heard.text + "\n", to: .standardOutput)
    }
    report("@end\n", to: .standardError)
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }

  private static func report(_ text: String, to file: FileHandle) { file.write(Data(text.utf8)) }
}

extension PreviewCase {
  /// What is heard of the preview from its first element to its last, as a transcript, with what its author ought to know.
  @MainActor
  public func heard(locale: String = "en-US") -> (text: String, warnings: [String]) {
    let app = LiveApp(self, locale: locale)
    let scenario = Scenario(name: name, locale: locale, screens: ["preview": app.screen.content])
    let failure = app.failure.map { ["it was stopped: \($0)"] } ?? []
    return (Transcript(of: scenario).text(), failure + app.warnings)
  }
}
