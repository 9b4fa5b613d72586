import Testing

@testable import PreviewPackages

@Suite("How long a preview may take")
struct PatienceTests {
  private func seconds(_ work: (Int) -> Double?) -> Int? {
    var patience = Patience(work: work(0))
    return (1...1_000).first { second in
      patience.noteSecond(work: work(second))
      return patience.isOver
    }
  }

  @Test("One that works without an end is given up, the later the less it gets of a processor")
  func working() {
    #expect(seconds { Double($0) } == Patience.seconds + 1)
    #expect(seconds { Double($0) / 4 } == 4 * Patience.seconds + 1)
  }

  @Test("One that waits is given up all the same, as where nothing is known of its work")
  func waiting() {
    #expect(seconds { _ in 2 } == Patience.seconds + 1)
    #expect(seconds { _ in nil } == Patience.seconds + 1)
  }
}
