import A11yCoreData
import Testing

/// Apple's guide to Core Data, “Generating code”: the class of an entity has a request of its own type.
@Suite("Requests of entities")
struct ManagedObjectTests {
  private final class Spray: NSManagedObject {
    class func fetchRequest() -> NSFetchRequest<Spray> { NSFetchRequest(entityName: "Spray") }
  }

  @Test("Where nothing tells which, the request is that of the entity's class")
  func requests() {
    let own = Spray.fetchRequest()
    let any: NSFetchRequest<any NSFetchRequestResult> = Spray.fetchRequest()
    #expect(type(of: own) == NSFetchRequest<Spray>.self)
    #expect(own.entityName == "Spray" && any.entityName == "Spray")
  }
}
