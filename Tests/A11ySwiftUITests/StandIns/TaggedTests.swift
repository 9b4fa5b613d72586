import A11yCollections
import Foundation
import Testing

/// The documentation of swift-tagged.
@Suite("Values of types of their own")
struct TaggedTests {
  private struct Person: Codable, Identifiable {
    var id: Tagged<Person, Int>
    var email: Tagged<(Person, email: ()), String>
  }

  @Test("A value is written as what it is a value of")
  func coding() throws {
    let person = try JSONDecoder().decode(Person.self, from: Data(#"{"id":7,"email":"ada@example.com"}"#.utf8))
    #expect(person.id == 7)
    #expect(person.email.rawValue == "ada@example.com")
    #expect(try JSONEncoder().encode(person.id) == Data("7".utf8))
  }

  @Test("What the value has it has too")
  func members() {
    let person = Person(id: 7, email: "ada@example.com")
    #expect(person.email.count == 15)
    #expect(person.id < 8)
    #expect(person.id.map { "\($0)" }.rawValue == "7")
  }
}
