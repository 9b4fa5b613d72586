import Foundation
import PreviewPackages
import Testing

@Suite("Programs that are run")
struct ShellTests {
  @Test("What a program prints and how it ends is known; one that takes too long is ended")
  func runs() throws {
    let outcome = try Shell.run(["sh", "-c", "echo a; echo b >&2; exit 3"], within: 60)
    #expect(outcome.status == 3 && outcome.isExit && !outcome.isLate)
    #expect(outcome.output == "a\n" && outcome.errors == "b\n")
    let late = try Shell.run(["sleep", "60"], within: 0.2)
    #expect(late.isLate && !late.isExit)
  }

  @Test("What a program has started is ended with it")
  func endsChildren() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let late = try Shell.run(["sh", "-c", "sleep 60 & echo $! > \(file.path); wait"], within: 0.5)
    #expect(late.isLate)
    let child = try #require(try Int32(String(contentsOf: file, encoding: .utf8).filter(\.isNumber)))
    // Nobody may have taken note of its end yet; what still runs would go on for a minute.
    let states = (1...50).lazy.map { _ -> String in
      usleep(20_000)
      return (try? Shell.run(["ps", "-o", "stat=", "-p", "\(child)"]).output) ?? ""
    }
    #expect(states.contains { $0.isEmpty || $0.hasPrefix("Z") })
  }
}
