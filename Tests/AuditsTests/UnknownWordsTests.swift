import Testing

@testable import Audits

@Suite("Words that are not known")
struct UnknownWordsTests {
  @Test("What stays silent about them are rules that there are")
  func namesRules() {
    #expect(UnknownWords.silencedRules.subtracting(Audit.Rule.all.map(\.id)) == [])
  }
}
