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
}
