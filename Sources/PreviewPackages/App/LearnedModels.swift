internal import Foundation

/// The classes that Xcode makes of an app's Core ML models.
///
/// Documentation: “Integrating a Core ML Model into Your App”: the class has the name of the file, and its `prediction`
/// takes the inputs by their names. What a model takes and gives stands in its description (coremltools, `Model.proto`,
/// `FeatureTypes.proto`).
struct LearnedModels {
  /// What a model takes or gives.
  private struct Feature {
    var name: String
    var kind: Kind

    /// It as a parameter or a property.
    var declaration: String { "`\(name)`: \(kind.type)" }
  }

  /// The kinds of what models take and give, by the numbers of their fields.
  private enum Kind: Int {
    case int64 = 1
    case double, string, image, multiArray, dictionary

    var type: String {
      switch self {
      case .int64: "Int64"
      case .double: "Double"
      case .string: "String"
      case .image: "CVPixelBuffer"
      case .multiArray: "MLMultiArray"
      case .dictionary: "[AnyHashable: NSNumber]"
      }
    }

    /// The label with which a value is made of one.
    var label: String {
      switch self {
      case .int64, .double, .string, .multiArray, .dictionary: "\(self)"
      case .image: "pixelBuffer"
      }
    }
  }

  private struct Model {
    var name: String
    var inputs: [Feature]
    var outputs: [Feature]
  }

  private var models: [Model] = []

  /// Reads the models in some folders.
  init(at paths: [String]) {
    for place in TeamFolder.learnedModels(at: paths) { read(place) }
  }

  /// The source of the classes, without those that the app has written itself; of two models of one name the first
  /// counts.
  ///
  /// - Parameter declared: The names of the types of the app.
  /// - Returns: The source; empty if nothing is to be made.
  func source(besides declared: Set<String>) -> String {
    var types = declared
    let made = models.filter { types.insert($0.name).inserted }
    return made.isEmpty ? "" : "import CoreML\n" + made.map(LearnedModels.source).joined()
  }

  private static func source(of model: Model) -> String {
    let (name, inputs) = (model.name, model.inputs)
    let values = inputs.map { "`\($0.name)`: `\($0.name)`" }.joined(separator: ", ")
    return provider("\(name)Input", of: inputs) + provider("\(name)Output", of: model.outputs) + """
      nonisolated class \(name) {
      let model: MLModel
      init(model: MLModel) { self.model = model }
      convenience init() { self.init(model: MLModel(_named: "\(name)")) }
      convenience init(configuration: MLModelConfiguration) throws {
      self.init(model: MLModel(_named: "\(name)", configuration))
      }
      convenience init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
      self.init(model: try MLModel(contentsOf: url, configuration: configuration))
      }
      class func load(configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> \(name) {
      try \(name)(configuration: configuration)
      }
      func prediction(
      input: \(name)Input, options: MLPredictionOptions = MLPredictionOptions()
      ) throws -> \(name)Output { try model._prediction() }
      func prediction(\(list(inputs))) throws -> \(name)Output { try prediction(input: \(name)Input(\(values))) }
      func predictions(
      inputs: [\(name)Input], options: MLPredictionOptions = MLPredictionOptions()
      ) throws -> [\(name)Output] { try inputs.map { try prediction(input: $0, options: options) } }
      }

      """
  }

  /// The class of all that a model takes, or of all that it gives.
  private static func provider(_ name: String, of features: [Feature]) -> String {
    let names = features.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let properties = features.map { "var \($0.declaration)" }
    let settings = features.map { "self.`\($0.name)` = `\($0.name)`" }
    let cases = features.map { feature in
      let mark = feature.kind == .dictionary ? "try? " : ""
      return "case \"\(feature.name)\": \(mark)MLFeatureValue(\(feature.kind.label): `\(feature.name)`)"
    }
    let lines =
      ["nonisolated class \(name): MLFeatureProvider {"] + properties + ["init(\(list(features))) {"] + settings
      + ["}", "var featureNames: Set<String> { [\(names)] }"]
      + ["func featureValue(for featureName: String) -> MLFeatureValue? {", "switch featureName {"]
      + cases + ["default: nil", "}", "}", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// Features as parameters.
  private static func list(_ features: [Feature]) -> String {
    features.map(\.declaration).joined(separator: ", ")
  }

  /// Reads a model; one with something in its description that no class can be made for is as if it were not there.
  private mutating func read(_ place: URL) {
    guard let data = LearnedModels.data(at: place),
      let description = MessageFields.contents(of: Field.description, in: data).first,
      let inputs = LearnedModels.features(Field.input, in: description),
      let outputs = LearnedModels.features(Field.output, in: description)
    else { return }
    // What cannot stand in a name is an underscore in that of the class.
    let name = place.deletingPathExtension().lastPathComponent.replacing(/\W/, with: "_")
    models.append(Model(name: name, inputs: inputs, outputs: outputs))
  }

  /// What a model says of itself; that of a package stands in a file inside it.
  private static func data(at place: URL) -> Data? {
    guard place.pathExtension == TeamFolder.modelPackage else {
      return try? Data(contentsOf: place, options: .mappedIfSafe)
    }
    let inside = place.appendingPathComponent("Data/com.apple.CoreML")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: inside.path)) ?? []
    let name = names.sorted().first { $0.hasSuffix(".mlmodel") }
    return name.flatMap { try? Data(contentsOf: inside.appendingPathComponent($0), options: .mappedIfSafe) }
  }

  /// The features in a description; `nil` if one has no name or is of a kind that is not known.
  private static func features(_ field: Int, in description: Data) -> [Feature]? {
    let contents = MessageFields.contents(of: field, in: description)
    let features = contents.compactMap { content -> Feature? in
      guard let name = MessageFields.contents(of: Field.name, in: content).first,
        let type = MessageFields.contents(of: Field.type, in: content).first,
        let kind = MessageFields(type).lazy.compactMap({ Kind(rawValue: $0.number) }).first
      else { return nil }
      return Feature(name: String(decoding: name, as: UTF8.self), kind: kind)
    }
    return features.count == contents.count ? features : nil
  }

  /// The numbers of the fields that are read.
  private enum Field {
    /// Of a model: its description.
    static let description = 2
    /// Of a description: what the model takes, and what it gives.
    static let input = 1
    static let output = 10
    /// Of each of these.
    static let name = 1
    static let type = 3
  }
}
