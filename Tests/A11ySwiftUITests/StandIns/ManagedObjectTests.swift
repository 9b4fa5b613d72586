import A11yCoreData
import A11ySwiftUI
import FoundationGaps
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

  /// Hacking with Swift, “How to combine Core Data and SwiftUI”, where a request has brackets for its order.
  private struct Sprays: A11ySwiftUI.View {
    @FetchRequest(sortDescriptors: []) var sprays: FetchedResults<Spray>

    var body: some A11ySwiftUI.View { Text("\(sprays.count) sprays") }
  }

  @MainActor
  @Test("A request without an order is of one kind")
  func unordered() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    _ = Spray(context: context)
    #expect(stops(Sprays().environment(\.managedObjectContext, context)) == ["1 sprays"])
  }

  // Apple's references of NSManagedObjectContext, NSSortDescriptor and NSPersistentStoreCoordinator.
  @Test("A context tells what was deleted until it is saved, and an order can go by what is true or not")
  func deletedObjects() throws {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let (first, second) = (Mark(context: context), Mark(context: context))
    first.isFavorite = true
    let request = NSFetchRequest<Mark>(entityName: "Mark")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Mark.isFavorite, ascending: true)]
    #expect(try context.fetch(request) == [second, first])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Mark.isFavorite, ascending: false)]
    #expect(try context.fetch(request) == [first, second])
    context.delete(first)
    #expect(context.deletedObjects == [first] && context.updatedObjects.isEmpty)
    try context.save()
    #expect(context.deletedObjects.isEmpty)
    let stores = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())
    let url = URL(fileURLWithPath: "/trips.sqlite")
    let store = try stores.addPersistentStore(type: .sqlite, at: url, options: [NSSQLiteManualVacuumOption: true])
    #expect(store.type == NSSQLiteStoreType && store.options?.count == 1)
    try stores.replacePersistentStore(at: url, withPersistentStoreFrom: url, type: .sqlite)
  }

  private final class Mark: NSManagedObject { var isFavorite = false }

  // Apple's references of value(forKeyPath:) and setValue(_:forKeyPath:); NSSet is ExpressibleByArrayLiteral.
  @Test("A way leads from one object to the next, and sets are emptied by brackets") func keyPaths() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let (spray, other) = (Spray(context: context), Spray(context: context))
    spray.setValue(other, forKey: "next")
    spray.setValue("Mint", forKeyPath: "next.name")
    #expect(other.value(forKey: "name") as? String == "Mint")
    #expect(spray.value(forKeyPath: "next.name") as? String == "Mint")
    #expect(spray.value(forKeyPath: "next.next.name") == nil)
    var tins: NSSet? = NSSet(object: 1)
    tins = []
    #expect(tins?.count == 0)
    let two: NSMutableSet = [1, 2]
    two.add(3)
    #expect(two.count == 3 && ([1, 2] as NSSet).contains(2))
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [:], into: [context])
  }

  private final class Bed: NSManagedObject {
    var plants: NSSet? {
      get { _managed("plants") }
      set { _setManaged("plants", newValue) }
    }
  }
  private final class Plant: NSManagedObject {
    var bed: Bed? {
      get { _managed("bed") }
      set { _setManaged("bed", newValue) }
    }
  }

  // Apple's “Configuring relationships”: both ends of a relationship know of each other; one to several is never nothing.
  @Test("Who is given a way to an object is found from there") func relationships() {
    _Relationship.all["Bed"] = ["plants": _Relationship(isToMany: true, inverse: "bed")]
    _Relationship.all["Plant"] = ["bed": _Relationship(isToMany: false, inverse: "plants")]
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let (sunny, shady) = (Bed(context: context), Bed(context: context))
    let (fern, moss) = (Plant(context: context), Plant(context: context))
    #expect(sunny._managed("isMulched") == false && sunny._managed("depth") == Int16(0))
    #expect(sunny._managed("notes") == nil as NSObject?)
    #expect(sunny.plants?.count == 0 && Bed().plants?.count == 0)
    (fern.bed, moss.bed) = (sunny, sunny)
    #expect(sunny.plants?.count == 2 && sunny.plants?.contains(fern) == true)
    fern.bed = shady
    #expect(sunny.plants?.allObjects as? [Plant] == [moss] && shady.plants?.count == 1)
    shady.plants = [fern, moss]
    #expect(moss.bed === shady && sunny.plants?.count == 0)
    context.delete(shady)
    #expect(fern.bed == nil && moss.bed == nil)
  }

  // Apple, `setPrimitiveValue(_:forKey:)`: “This method does not invoke the change notification methods.”
  @Test("Who watches an object is told of a value that is set, and not of a primitive one") func primitives() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let spray = Spray(context: context)
    var told = 0
    let watch = spray.objectWillChange.sink { told += 1 }
    spray.setPrimitiveValue("Mint", forKey: "name")
    #expect(told == 0 && spray.value(forKey: "name") as? String == "Mint")
    spray.setValue("Sage", forKey: "name")
    #expect(told == 1 && context.hasChanges)
    withExtendedLifetime(watch) {}
  }
}
