import Foundation
import TestSupport
import Testing

/// The pages by the rules of axe-core (Mozilla Public License 2.0).
///
/// `A11YSIM_AXE` names the file of a built one, `axe.js` or `axe.min.js`; without it nothing is looked for here. The check
/// of our own, `PageAudit`, runs everywhere.
@Suite("axe-core finds nothing on the pages", .enabled(if: Axe.script != nil && Axe.hasBrowser))
struct AxeTests {
  @Test(
    "In both schemes, on a phone and on a desk",
    arguments: ["report/index.html", "pages/index.html", "pages/scenarios/scenarios-b-yaml.html"], [320, 1280])
  func pages(page: String, width: Int) throws {
    let command = try Command(files: [
      "Scenarios/a.yaml": mailbox, "Scenarios/a.golden.txt": mailboxGolden,
      "Scenarios/b.yaml": mailbox.replacing("Delete", with: "Remove"), "Scenarios/b.golden.txt": mailboxGolden,
      "Scenarios/c.yaml": mailbox, "Scenarios/d.yaml": "scenario: D\nviews: [{ button: '' }]\n",
    ])
    defer { command.remove() }
    #expect(try command.run("report", "--audio", "none").status == 0)
    #expect(try command.run("report", "--audio", "none", "--pages", "each", "-o", "pages").status == 0)
    let text = try #require(command.text(page))
    for scheme in [0, 1] {
      let outcome = try found(on: text, width: width, scheme: scheme, command)
      #expect(outcome == "axe found:")
    }
  }

  /// What is found on a page with all of it unfolded, in one line.
  private func found(on page: String, width: Int, scheme: Int, _ command: Command) throws -> String {
    let script = try String(contentsOfFile: #require(Axe.script), encoding: .utf8)
    // The page's own policy would keep the script out.
    let open = page.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
    let run = """
      <script>\(script.replacing("</script", with: "<\\/script"))</script><script>
      document.querySelectorAll('details').forEach((fold) => { fold.open = true; });
      axe.run(document).then((found) => {
        document.body.textContent = ['axe found:', ...found.violations.map((rule) => rule.id)].join(' ');
      });
      </script>
      """
    try command.write(open.replacing("</body>", with: run + "</body>"), to: "page.html")
    let outcome = try command.shell(
      "timeout 120 '\(Axe.browser)' --headless --no-sandbox --disable-gpu --user-data-dir=profile "
        + "--window-size=\(width),900 --blink-settings=preferredColorScheme=\(scheme) --virtual-time-budget=60000 "
        + "--dump-dom \"file://$PWD/page.html\"", environment: ["HOME": command.folder.path])
    let match = try #require(outcome.output.firstMatch(of: /<body[^>]*>([^<]*)<\/body>/))
    return String(match.1).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// Where the rules and the browser are.
private enum Axe {
  static let script = ProcessInfo.processInfo.environment["A11YSIM_AXE"]
  static let browser = "/usr/bin/chromium"
  static var hasBrowser: Bool { FileManager.default.isExecutableFile(atPath: browser) }
}
