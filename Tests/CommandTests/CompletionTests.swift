import Foundation
import TestSupport
import Testing

@Suite("Completions of shells")
struct CompletionTests {
  @Test("The script for bash completes commands, options and their values")
  func completesInBash() throws {
    let command = try Command(files: ["mailbox.yaml": mailbox])
    defer { command.remove() }
    _ = try command.shell("a11ysim --generate-completion-script bash > completions.bash")
    func completed(_ line: String) throws -> [String] {
      // Bash calls the function with the command, the word under the cursor and the one before it.
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
      let script = """
        source completions.bash
        COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}; COMP_WORDS=(\(words.joined(separator: " ")))
        COMP_CWORD=\(words.count - 1); _a11ysim a11ysim \(words[words.count - 1]) \(words[words.count - 2])
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      return try command.shell(script).output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(try completed("a11ysim tr") == ["transcript"])
    #expect(try completed("a11ysim test --fail") == ["--fail-fast"])
    #expect(Set(try completed("a11ysim test --update ")) == ["never", "missing", "changed", "all"])
    #expect(try completed("a11ysim test --reporter ju") == ["junit"])
    #expect(try completed("a11ysim test --setting boldT") == ["boldText=on", "boldText=off"])
    #expect(try completed("a11ysim transcript mail") == ["mailbox.yaml"])
  }

  @Test("There is a script for each shell", arguments: ["bash", "zsh", "fish"])
  func writesScripts(_ shell: String) throws {
    let command = try Command()
    defer { command.remove() }
    let outcome = try command.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    for name in ["merge-reports", "last-failed", "watch"] {
      #expect(outcome.output.contains(name))
    }
  }
}
