internal import Foundation

/// The classes that Xcode makes of an app's definitions of intents, such as the one by which an older widget is set up.
///
/// Documentation: “Creating an Intents App Extension”, and Xcode's template of a widget with an intent: what is called
/// `Configuration` becomes `ConfigurationIntent`.
struct IntentDefinitions {
  private struct Parameter {
    var name: String
    var type: String
  }

  private struct Intent {
    var name: String
    var parameters: [Parameter]
  }

  private struct Choice {
    var name: String
    var cases: [(name: String, number: Int)]
  }

  private var intents: [Intent] = []
  private var choices: [Choice] = []
  private var objects: [String] = []

  /// Reads the definitions in some folders.
  init(at paths: [String]) {
    for place in TeamFolder.intentDefinitions(at: paths) { read(place) }
  }

  /// The source of the classes, without those that the app has written itself; of two of one name the first counts.
  ///
  /// - Parameter declared: The names of the types of the app.
  /// - Returns: The source; empty if nothing is to be made.
  func source(besides declared: Set<String>) -> String {
    var types = declared
    let lines =
      choices.filter { types.insert($0.name).inserted }.map(IntentDefinitions.source)
      + objects.filter { types.insert($0).inserted }
      .map { "nonisolated class \($0): INObject, @unchecked Sendable {}\n" }
      + intents.filter { types.insert("\($0.name)Intent").inserted }.map(IntentDefinitions.source)
    return lines.isEmpty ? "" : "import Intents\n" + lines.joined()
  }

  private static func source(of choice: Choice) -> String {
    let cases = choice.cases.map { "case `\($0.name)` = \($0.number)\n" }.joined()
    return "nonisolated enum \(choice.name): Int {\n\(cases)}\n"
  }

  private static func source(of intent: Intent) -> String {
    let parameters = intent.parameters.map { "var `\($0.name)`: \($0.type)\n" }.joined()
    return """
      nonisolated class \(intent.name)Intent: INIntent, @unchecked Sendable {
      \(parameters)}
      nonisolated class \(intent.name)IntentResponse: INIntentResponse, @unchecked Sendable {}
      protocol \(intent.name)IntentHandling {}

      """
  }

  private mutating func read(_ place: URL) {
    guard let data = try? Data(contentsOf: place),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? Record
    else { return }
    func records(_ key: String, in record: Record) -> [Record] { record[key] as? [Record] ?? [] }
    for choice in records("INEnums", in: list) {
      guard let name = choice["INEnumName"] as? String else { continue }
      let cases = records("INEnumValues", in: choice).compactMap { value in
        (value["INEnumValueName"] as? String).map { ($0, (value["INEnumValueIndex"] as? NSNumber)?.intValue ?? 0) }
      }
      choices.append(Choice(name: name, cases: cases))
    }
    objects += records("INTypes", in: list).compactMap { $0["INTypeName"] as? String }
    for intent in records("INIntents", in: list) where intent["INIntentClassPrefix"] == nil {
      guard let name = intent["INIntentName"] as? String else { continue }
      let parameters = records("INIntentParameters", in: intent).compactMap(IntentDefinitions.parameter)
      intents.append(Intent(name: name, parameters: parameters))
    }
  }

  private typealias Record = [String: Any]

  /// A parameter as a property; `nil` for one of a type that is not known.
  private static func parameter(_ record: Record) -> Parameter? {
    guard let name = record["INIntentParameterName"] as? String, let kind = record["INIntentParameterType"] as? String
    else { return nil }
    // A choice is of numbers, the first of which is that nothing is known.
    if let choice = record["INIntentParameterEnumType"] as? String {
      return Parameter(name: name, type: "\(choice) = .unknown")
    }
    guard let type = record["INIntentParameterObjectType"] as? String ?? types[kind] else { return nil }
    let isList = record["INIntentParameterSupportsMultipleValues"] as? Bool == true
    return Parameter(name: name, type: isList ? "[\(type)]?" : "\(type)?")
  }

  /// The classes of values, by the names that definitions have for them.
  private static let types = [
    "String": "String", "Integer": "NSNumber", "Decimal": "NSNumber", "Boolean": "NSNumber", "URL": "URL",
    "Date": "DateComponents", "DateComponents": "DateComponents", "Duration": "NSNumber",
  ]
}
