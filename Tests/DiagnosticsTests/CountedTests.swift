import Diagnostics
import Testing

@Suite("Counts in words")
struct CountedTests {
  @Test("One thing is told in the singular, and all other numbers of things in the plural")
  func plurals() {
    #expect((0...2).map { $0.counted("step") } == ["0 steps", "1 step", "2 steps"])
  }

  @Test("A plural without an s at its end is given")
  func givenPlural() {
    #expect((1...2).map { $0.counted("press", "presses") } == ["1 press", "2 presses"])
  }
}
