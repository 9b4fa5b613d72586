import Interface

/// The JSON Schema (draft 7) of scenarios, for editors: it says what the reader reads, from the same tables.
package func jsonSchema() -> String { ScenarioSchema.document.written() + "\n" }

/// Puts the schemas of all shapes together.
enum ScenarioSchema {
  /// The whole document.
  static let document = ValueSchema<Scenario>.scenario.schema.unlessIncluded
    .adding("$schema", "http://json-schema.org/draft-07/schema#")
    .adding("title", "A scenario of a11ysim")
    .adding("definitions", .map(definitions))

  /// What the shapes refer to, by name.
  static let definitions: [String: JSONValue] = {
    var definitions: [String: JSONValue] = [
      "value": ["description": "A value of any type."],
      "effect": ValueSchema<[Effect]>.effectWord.schema,
      "step": ValueSchema<Step.Command>.command.schema,
      "views": ["anyOf": [.reference("view"), ["type": "array", "items": .reference("view")]]],
      "view": ViewSchema.view,
      "stringKey": ValueSchema<LocalizedText>.stringKey.schema.adding(
        "description", "A text by its key in the tables of 'strings'."),
    ]
    definitions.merge(ViewSchema.definitions) { first, _ in first }
    return definitions
  }()
}

extension JSONValue {
  /// The schema of a scenario, which asks for nothing of a file that has only what scenarios include.
  fileprivate var unlessIncluded: JSONValue {
    guard case .map(var members) = self else { return self }
    let demands = ["required", "oneOf"].compactMap { key in members.removeValue(forKey: key).map { (key, $0) } }
    let keys = IncludedFiles.keys.sorted()
    members["if"] = [
      "propertyNames": ["enum": .list(keys.map { .text($0) })],
      "anyOf": .list(keys.filter { $0 != "$schema" }.map { .requires($0) }),
    ]
    members["else"] = .map(Dictionary(demands) { first, _ in first })
    return .map(members)
  }

  /// The keys that the schema of a map knows.
  var propertyNames: [String] {
    guard case .map(let members) = self, case .map(let properties)? = members["properties"] else { return [] }
    return properties.keys.sorted()
  }

  /// A schema that is defined under a name.
  static func reference(_ definition: String) -> JSONValue { ["$ref": .text("#/definitions/\(definition)")] }

  /// The schema of a map that has a key.
  static func requires(_ key: String) -> JSONValue { ["required": [.text(key)]] }

  /// The schema of what fits at least one of several.
  static func any(of schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .list(schemas)]
  }
}
