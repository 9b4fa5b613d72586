internal import A11ySwiftUI
public import Foundation

// Core ML: models can be loaded, and none of them is asked: what it would say is not known.

/// A picture in memory, which nothing here makes.
public final class CVBuffer: Sendable {}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }

open class MLModelConfiguration: NSObject, @unchecked Sendable {
  public var computeUnits = MLComputeUnits.all
  public var modelDisplayName: String?
  public var allowLowPrecisionAccumulationOnGPU = false
  public override init() {}
}

open class MLPredictionOptions: NSObject, @unchecked Sendable {
  public var usesCPUOnly = false
  public override init() {}
}

/// What goes wrong in Core ML.
public struct MLModelError: Error, CustomNSError {
  public enum Code: Int, Sendable {
    case generic, featureType
    case io = 3
    case customLayer, customModel, update, parameters
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.CoreML" }
  public var errorCode: Int { code.rawValue }
}

/// What a model is given, and what it gives.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

public final class MLFeatureValue: NSObject, @unchecked Sendable {
  private let value: Any

  public init(int64 value: Int64) { self.value = value }
  public init(double value: Double) { self.value = value }
  public init(string value: String) { self.value = value }
  public init(pixelBuffer value: CVPixelBuffer) { self.value = value }
  public init(multiArray value: MLMultiArray) { self.value = value }
  public init(dictionary value: [AnyHashable: NSNumber]) throws { self.value = value }

  public var int64Value: Int64 { value as? Int64 ?? 0 }
  public var doubleValue: Double { value as? Double ?? 0 }
  public var stringValue: String { value as? String ?? "" }
  public var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  public var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  public var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

public final class MLDictionaryFeatureProvider: MLFeatureProvider {
  public let dictionary: [String: MLFeatureValue]
  public init(dictionary: [String: Any]) throws {
    self.dictionary = dictionary.compactMapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as String: MLFeatureValue(string: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: nil
      }
    }
  }
  public var featureNames: Set<String> { Set(dictionary.keys) }
  public func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

public enum MLMultiArrayDataType: Int, Sendable { case double, float32, float16, int32, int8 }

/// Numbers in several dimensions.
public final class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]

  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.parameters) }
    (self.shape, self.dataType) = (shape, dataType)
    numbers = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }

  public var count: Int { numbers.count }
  public subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  public subscript(indices: [NSNumber]) -> NSNumber {
    get { numbers[place(of: indices)] }
    set { numbers[place(of: indices)] = newValue }
  }

  /// The last dimension has its numbers side by side.
  private func place(of indices: [NSNumber]) -> Int {
    zip(indices, shape).reduce(0) { $0 * $1.1.intValue + $1.0.intValue }
  }
}

open class MLModel: NSObject, @unchecked Sendable {
  public let configuration: MLModelConfiguration
  private let name: String

  public init(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) throws {
    self.configuration = configuration
    name = url.deletingPathExtension().lastPathComponent
  }

  /// A model that the app brings along.
  public init(_named name: String, _ configuration: MLModelConfiguration = MLModelConfiguration()) {
    (self.name, self.configuration) = (name, configuration)
  }

  public class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }
  public class func compileModel(at url: URL) throws -> URL { url }

  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { try _prediction() }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input) }

  /// What the model would give, of whatever type that is.
  public func _prediction<Output>() throws -> Output {
    _PreviewGap("what the model “\(name)” gives is not known here, and it fails")
    throw MLModelError(.generic)
  }
}
