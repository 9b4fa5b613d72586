internal import Foundation
internal import Markup

/// The classes that Xcode makes of an app's Core Data models, where it is not told to leave them to the app.
///
/// Documentation: “Generating code”, Core Data: `class` makes the whole class, `category` the properties of one that the
/// app has written.
struct ManagedObjectModels {
  private struct Entity {
    var name: String
    var type: String
    var parent: String?
    /// What is made of it: `class`, `category`, or nothing.
    var kind: String?
    var properties: [Property] = []
  }

  private struct Property {
    var name: String
    var type = ""
    /// The number that it is as long as nobody has given one.
    var number: String?
    /// The entity that a relationship leads to, and whether to several of that.
    var destination: String?
    var isToMany = false
    var isOrdered = false
    /// The relationship that leads back.
    var inverse: String?

    /// It as a relationship, under its name.
    var relationship: String {
      let back = inverse.map { ", inverse: \"\($0)\"" } ?? ""
      return "\"\(name)\": _Relationship(isToMany: \(isToMany), isOrdered: \(isOrdered)\(back))"
    }
  }

  private var entities: [Entity] = []

  /// Reads the models in some folders: of several versions of one the current one.
  init(at paths: [String]) {
    for model in TeamFolder.dataModels(at: paths) { read(model) }
  }

  /// The source of the classes, without those that the app has written itself.
  ///
  /// - Parameter declared: The names of the types of the app.
  /// - Returns: The source; empty if nothing is to be made.
  func source(besides declared: Set<String>) -> String {
    var types = declared
    var made: [Entity] = []
    for entity in entities {
      let isMade = entity.kind == "class" && types.insert(entity.type).inserted
      if isMade || entity.kind == "category" && declared.contains(entity.type) { made.append(entity) }
    }
    guard !made.isEmpty else { return "" }
    return "import CoreData\n" + made.map { source(of: $0, among: types) }.joined()
  }

  /// The source of what tells the relationships of the models, also of those whose classes the app has written; empty if
  /// there are none.
  var relationships: String {
    let lines = entities.flatMap { entity in
      let ways = entity.properties.filter { $0.destination != nil }.map(\.relationship)
      return ways.isEmpty
        ? [] : Set([entity.name, entity.type]).sorted().map { "  \"\($0)\": [\(ways.joined(separator: ", "))]," }
    }
    guard !lines.isEmpty else { return "" }
    return """
      import CoreData
      public func \(ManagedObjectModels.registration)() {
      _Relationship.all = [
      \(lines.joined(separator: "\n"))
      ]
      }

      """
  }

  /// The function that has to be called before there are objects.
  static let registration = "_registerRelationships"

  private func source(of entity: Entity, among types: Set<String>) -> String {
    let parent = entity.parent.map { type(of: $0, among: types) }
    let header =
      entity.kind == "category"
      ? "extension \(entity.type) {"
      : "nonisolated public class \(entity.type): \(parent ?? "NSManagedObject, Identifiable") {"
    let request = """
      public class func fetchRequest() -> NSFetchRequest<\(entity.type)> {
      NSFetchRequest<\(entity.type)>(entityName: "\(entity.name)")
      }
      """
    let properties = entity.properties.map { source(of: $0, among: types) }
    // So does Xcode, of which the class of an app's own knows nothing.
    let conformance = entity.kind == "category" && parent == nil ? ["extension \(entity.type): Identifiable {}"] : []
    return ([header, request] + properties + ["}"] + conformance + [""]).joined(separator: "\n")
  }

  /// The class of an entity that another one names.
  private func type(of entity: String, among types: Set<String>) -> String {
    let type = entities.first { $0.name == entity }?.type ?? entity
    return types.contains(type) ? type : "NSManagedObject"
  }

  private func source(of property: Property, among types: Set<String>) -> String {
    let name = "`\(property.name)`"
    guard let destination = property.destination else {
      return ManagedObjectModels.variable(property.name, of: property.type, at: property.number)
    }
    let element = type(of: destination, among: types)
    guard property.isToMany else { return ManagedObjectModels.variable(property.name, of: "\(element)?") }
    let suffix = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let (set, all) = property.isOrdered ? ("NSOrderedSet", "array") : ("NSSet", "allObjects")
    return """
      \(ManagedObjectModels.variable(property.name, of: "\(set)?"))
      public func addTo\(suffix)(_ value: \(element)) { \(name) = \(set)(array: (\(name)?.\(all) ?? []) + [value]) }
      public func addTo\(suffix)(_ values: \(set)) { \(name) = \(set)(array: (\(name)?.\(all) ?? []) + values.\(all)) }
      public func removeFrom\(suffix)(_ value: \(element)) {
      \(name) = \(set)(array: (\(name)?.\(all) ?? []).filter { ($0 as? \(element)) !== value })
      }
      public func removeFrom\(suffix)(_ values: \(set)) {
      \(name) = \(set)(array: (\(name)?.\(all) ?? []).filter { !values.contains($0) })
      }
      """
  }

  private static func variable(_ name: String, of type: String, at number: String? = nil) -> String {
    let value = number.map { "_managed(\"\(name)\") as \(type)? ?? \($0)" } ?? "_managed(\"\(name)\")"
    return "public var `\(name)`: \(type) { get { \(value) } set { _setManaged(\"\(name)\", newValue) } }"
  }

  private mutating func read(_ model: URL) {
    guard let version = ManagedObjectModels.currentVersion(of: model),
      let text = try? String(contentsOf: version.appendingPathComponent("contents"), encoding: .utf8)
    else { return }
    var reader = XMLReader(text)
    var entity: Entity?
    // What is not well-formed ends at its first mistake.
    while let event = try? reader.next() {
      switch event {
      case .start(name: "entity", let facts, _): entity = ManagedObjectModels.entity(facts)
      case .start(name: "attribute", let facts, _):
        if let attribute = ManagedObjectModels.attribute(facts) { entity?.properties.append(attribute) }
      case .start(name: "relationship", let facts, _):
        if let relationship = ManagedObjectModels.relationship(facts) { entity?.properties.append(relationship) }
      case .end(name: "entity"):
        if let entity { entities.append(entity) }
        entity = nil
      case .start, .end, .documentType: break
      }
    }
  }

  /// The version of a model that the app uses: the one that is chosen, or else the last.
  private static func currentVersion(of model: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: model.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let choice = (try? Data(contentsOf: model.appendingPathComponent(".xccurrentversion")))
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    let chosen = choice?["_XCCurrentVersionName"] as? String
    return (versions.first { $0 == chosen } ?? versions.last).map(model.appendingPathComponent)
  }

  private static func entity(_ facts: [String: String]) -> Entity? {
    guard let name = facts["name"] else { return nil }
    // A class of the app's own module is written with a point before it.
    let type = (facts["representedClassName"] ?? name).split(separator: ".").last.map(String.init) ?? name
    return Entity(name: name, type: type, parent: facts["parentEntity"], kind: facts["codeGenerationType"])
  }

  private static func attribute(_ facts: [String: String]) -> Property? {
    facts["name"].map { Property(name: $0, type: type(of: facts), number: number(of: facts)) }
  }

  private static func relationship(_ facts: [String: String]) -> Property? {
    facts["name"].map {
      Property(
        name: $0, destination: facts["destinationEntity"] ?? "", isToMany: facts["toMany"] == "YES",
        isOrdered: facts["ordered"] == "YES", inverse: facts["inverseName"])
    }
  }

  /// The type of a value: what is no number can always be nothing, whatever the model demands when it is saved.
  private static func type(of facts: [String: String]) -> String {
    let isScalar = facts["usesScalarValueType"] == "YES"
    switch facts["attributeType"] ?? "" {
    case "String": return "String?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    // Of a value of the app's own only a list of what is known everywhere can be told by its name.
    default:
      let list = facts["customClassName"]?.wholeMatch(of: /\[(?:String|Int|Double|Bool|UUID|URL|Date|Data)\]/)
      return list.map { "\($0.output)?" } ?? "NSObject?"
    }
  }

  /// What a number is at first: what the model says, or else nothing of it.
  private static func number(of facts: [String: String]) -> String? {
    guard facts["usesScalarValueType"] == "YES" else { return nil }
    let written = facts["defaultValueString"] ?? ""
    if facts["attributeType"] == "Boolean" { return written == "YES" ? "true" : "false" }
    let isWhole = facts["attributeType"]?.hasPrefix("Integer") == true
    return written.wholeMatch(of: isWhole ? /-?\d+/ : /-?\d+(?:\.\d+)?/) == nil ? "0" : written
  }
}
