import ScenarioFiles
import Testing
import Transcripts
import VoiceOver

/// What is heard of a list that shows no rows.
///
/// Source: cocoa-mhlw/cocoa, pull request 1114; dotnet/maui, issues 3731 and 5815; xamarin/Xamarin.Forms, issue 14559. SwiftUI's
/// own lists are not known to say it.
@Suite("Lists without rows")
struct EmptyTableTests {
  @Test(
    "A table of UIKit's, whose rows are cells, says that it is empty",
    arguments: [
      (rows: "cell: '${mail}'", mails: "[]", locale: "en", heard: ["Mail", "Empty list"]),
      (rows: "cell: '${mail}'", mails: "[]", locale: "ja", heard: ["Mail", "空のリスト"]),
      (rows: "cell: '${mail}'", mails: "[Oslo]", locale: "en", heard: ["Mail", "Oslo"]),
      (rows: "text: '${mail}'", mails: "[]", locale: "en", heard: ["Mail"]),
    ])
  func rest(rows: String, mails: String, locale: String, heard: [String]) throws {
    let lines = try lines(
      """
      scenario: Mail
      locale: \(locale)
      state: { mails: \(mails) }
      views:
        - text: Mail
        - list: [{ forEach: mail in mails, views: [{ \(rows) }] }]
      """)
    #expect(lines == heard)
  }

  @Test("It says so once its last row is gone, and not any more when there is one")
  func changes() throws {
    let lines = try lines(
      """
      scenario: Mail
      settings: { hints: off }
      state: { mails: [Oslo] }
      views:
        - button: Clear
          action: { set: { mails: [] } }
        - button: Fetch
          action: { append: { to: mails, value: Bergen } }
        - list: [{ forEach: mail in mails, views: [{ cell: "${mail}" }] }]
      flows:
        F: [activate, last, { focus: Fetch }, activate, last]
      """)
    #expect(lines.suffix(6) == ["Clear, button", "Clear", "Empty list", "Fetch, button", "Fetch", "Bergen"])
  }

  /// What is heard, below the opening of the first screen.
  private func lines(_ text: String) throws -> [String] {
    let lines = Transcript(of: try readScenario(ScenarioSource(text))).text().split(separator: "\n").map(String.init)
    return lines.drop { !$0.hasPrefix("> ") }.filter { !$0.hasPrefix("> ") && !$0.hasPrefix("+ ") }
  }
}
