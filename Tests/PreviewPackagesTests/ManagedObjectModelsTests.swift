import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// What Xcode writes, seen in `Trip+CoreDataProperties.swift` of “Create NSManagedObject Subclass…”.
@Suite("Classes that Xcode makes of Core Data models")
struct ManagedObjectModelsTests {
  private func models(_ contents: String) throws -> ManagedObjectModels {
    let folder = try TemporaryFolder()
    _ = try folder.write("<model></model>", to: "App/Trips.xcdatamodeld/Trips.xcdatamodel/contents")
    _ = try folder.write(contents, to: "App/Trips.xcdatamodeld/Trips 2.xcdatamodel/contents")
    _ = try folder.write("<model></model>", to: "App/Trips.xcdatamodeld/Trips 3.xcdatamodel/contents")
    _ = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>Trips 2.xcdatamodel</string></dict></plist>
      """, to: "App/Trips.xcdatamodeld/.xccurrentversion")
    return ManagedObjectModels(at: [folder.url.path])
  }

  @Test("A class has the properties of its entity, numbers as such and all else as what can be nothing")
  func properties() throws {
    let source = try models(
      """
      <model>
        <entity name="Trip" representedClassName=".Trip" syncable="YES" codeGenerationType="class">
          <attribute name="title" attributeType="String"/>
          <attribute name="days" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
          <relationship name="stops" optional="YES" toMany="YES" destinationEntity="Stop"/>
        </entity>
        <entity name="Stop" representedClassName="Stop" codeGenerationType="class"/>
      </model>
      """
    ).source(besides: [])
    #expect(source.hasPrefix("import CoreData\nnonisolated public class Trip: NSManagedObject, Identifiable {\n"))
    #expect(source.contains("public var `title`: String? { get { _managed(\"title\") }"))
    // A number is what the model says as long as nobody has given one.
    #expect(source.contains("public var `days`: Int16 { get { _managed(\"days\") as Int16? ?? 7 }"))
    #expect(source.contains("public var `stops`: NSSet? {"))
    #expect(source.contains("public func addToStops(_ value: Stop) {"))
    #expect(source.contains("public class Stop: NSManagedObject, Identifiable {\n"))
    #expect(source.contains("class func fetchRequest() -> NSFetchRequest<Trip> {"))
  }

  @Test("Relationships are told of all entities, and how they lead back")
  func relationships() throws {
    let source = try models(
      """
      <model>
        <entity name="Trip" representedClassName="CDTrip">
          <attribute name="title" attributeType="String"/>
          <relationship name="stops" toMany="YES" ordered="YES" destinationEntity="Stop" inverseName="trip"/>
        </entity>
        <entity name="Stop"><relationship name="trip" maxCount="1" destinationEntity="Trip"/></entity>
      </model>
      """
    ).relationships
    #expect(source.contains("public func _registerRelationships() {"))
    let stops = "[\"stops\": _Relationship(isToMany: true, isOrdered: true, inverse: \"trip\")]"
    #expect(source.contains("\"Trip\": \(stops)") && source.contains("\"CDTrip\": \(stops)"))
    #expect(source.contains("\"Stop\": [\"trip\": _Relationship(isToMany: false, isOrdered: false)]"))
    #expect(try models("<model><entity name=\"Trip\"/></model>").relationships.isEmpty)
  }

  @Test("What the app has written itself is not made again, and is given its properties where it asks for that")
  func own() throws {
    let models = try models(
      """
      <model>
        <entity name="Trip" representedClassName="Trip" codeGenerationType="class"/>
        <entity name="Stop" representedClassName="Stop" codeGenerationType="category">
          <attribute name="place" attributeType="URI"/>
        </entity>
        <entity name="Note" representedClassName="Note"/>
      </model>
      """)
    let source = models.source(besides: ["Trip", "Stop", "Note"])
    #expect(source.hasPrefix("import CoreData\nextension Stop {\n"))
    #expect(source.contains("public var `place`: URL? {"))
    // As in the files that Xcode makes for a category.
    #expect(source.contains("\nextension Stop: Identifiable {}\n"))
    #expect(!source.contains("Trip") && !source.contains("Note"))
  }
}
