import Diagnostics
import Interface
import Testing

@testable import Audits

@Suite("Words that are not known")
struct UnknownWordsTests {
  @Test("Rules about words are those that find fault with names, headings, and what is said alike")
  func rules() {
    let rules = Set(Audit.Rule.all.filter(\.isAboutWords).map(\.id))
    #expect(rules.isSuperset(of: ["name-missing", "sounds-alike", "headings-none", "title-missing", "silent-stop"]))
    #expect(rules.isDisjoint(with: ["target-small", "contrast-text", "order-jump", "actions-lost", "modal-trap"]))
  }
}
