import Interface

extension JSONValue {
  /// The entries for the keys of a map that fits the schema, in the order of some names, the others after them.
  func entries(inOrder names: [String] = []) -> [ReferencePage.Entry] {
    let properties = members["properties"]?.members ?? [:]
    let known = names.filter { properties[$0] != nil }
    return (known + properties.keys.filter { !known.contains($0) }.sorted()).compactMap { name in
      properties[name].map { schema in
        ReferencePage.Entry(
          name, schema.members["description"]?.text ?? "", form: schema.form, inside: schema.mapInside?.entries() ?? [])
      }
    }
  }

  /// The schema of a map among those that fit, if its keys are known; of a list, that of its items, and of a map with names
  /// of the author's own, that of what they name.
  var mapInside: JSONValue? {
    if members["properties"] != nil { return self }
    for alternative in members["anyOf"]?.items ?? [] {
      if let map = alternative.mapInside { return map }
    }
    return members["items"]?.mapInside ?? members["additionalProperties"]?.mapInside
  }

  /// What fits the schema, in words; `nil` for nothing.
  var form: String? {
    let forms = forms
    guard let last = forms.last, forms != ["nothing"] else { return nil }
    let others = forms.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) or \(last)"
  }

  private var forms: [String] {
    if let alternatives = members["anyOf"]?.items {
      var forms: [String] = []
      for form in alternatives.flatMap(\.forms) where !forms.contains(form) { forms.append(form) }
      return forms
    }
    if let reference = members["$ref"]?.text { return [JSONValue.referenced[reference] ?? "a value"] }
    if let words = members["enum"]?.items { return JSONValue.lists[words] ?? words.map(\.word) }
    if self == .binding { return ["$name", "${…}"] }
    // The words for yes and no.
    if FlagWord.schema.members["anyOf"]?.items.contains(self) == true { return ["true", "false"] }
    // Whatever is written there is text.
    if members["type"] == JSONValue.text.members["type"] { return ["text"] }
    if let types = members["type"]?.items, !types.isEmpty { return types.compactMap { JSONValue.types[$0.text ?? ""] } }
    return [JSONValue.types[members["type"]?.text ?? ""] ?? "a value"]
  }

  /// Words that have a page of their own.
  static let lists: [[JSONValue]: [String]] = [
    AccessibilityTrait.allCases.map { .text($0.rawValue) }: ["a trait"],
    Device.all.map { .text($0.name) }: ["a device"],
  ]

  private static let types = [
    "string": "text", "boolean": "true or false", "number": "a number", "integer": "a whole number",
    "array": "a list", "object": "a map", "null": "nothing",
  ]

  private static let referenced = [
    "#/definitions/view": "a view", "#/definitions/views": "views", "#/definitions/effect": "an effect",
    "#/definitions/step": "a step", "#/definitions/value": "a value", "#/definitions/stringKey": "{ key: … }",
  ]

  private var word: String {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .flag(let flag): "\(flag)"
    case .null, .list, .map: "a value"
    }
  }
}
