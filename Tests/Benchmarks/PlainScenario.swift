/// The same file as plain structs, for Foundation's decoder to fill: the yardstick.
struct PlainScenario: Decodable {
  var scenario: String
  var views: [PlainView]
}

/// A view with the keys that the benchmark's shapes use.
struct PlainView: Decodable {
  var text: String?
  var button: String?
  var section: String?
  var hint: String?
  var identifier: String?
  var traits: [String]?
  var list: [PlainView]?
  var hstack: [PlainView]?
  var vstack: [PlainView]?
  var views: [PlainView]?
}
