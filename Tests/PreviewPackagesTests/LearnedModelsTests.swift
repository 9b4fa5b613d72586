import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// Documentation of Core ML, “Integrating a Core ML Model into Your App”, and what coremltools write (`Model.proto`).
@Suite("Classes that Xcode makes of Core ML models")
struct LearnedModelsTests {
  /// A field with a length.
  private func field(_ number: Int, _ content: [UInt8]) -> [UInt8] {
    let key = number << 3 | 2
    let start = key < 0x80 ? [UInt8(key)] : [UInt8(key & 0x7F | 0x80), UInt8(key >> 7)]
    return start + [UInt8(content.count)] + content
  }

  /// A feature whose type is told by the number of a field.
  private func feature(_ name: String, _ kind: Int) -> [UInt8] {
    field(1, Array(name.utf8)) + field(3, field(kind, []))
  }

  /// A model of the first version with a description.
  private func model(_ inputs: [[UInt8]], _ outputs: [[UInt8]]) -> Data {
    let description = inputs.flatMap { field(1, $0) } + outputs.flatMap { field(10, $0) }
    return Data([0x08, 0x01] + field(2, description + field(100, field(2, Array("Nick".utf8)))) + field(300, [0, 0]))
  }

  private func source(of data: Data, at path: String, besides declared: Set<String> = []) throws -> String {
    let folder = try TemporaryFolder()
    let file = folder.file(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return LearnedModels(at: [folder.url.path]).source(besides: declared)
  }

  @Test(
    "A class predicts from what its model takes, by name and type",
    arguments: [
      "App/Tide Height.mlmodel", "App/Tide Height.mlpackage/Data/com.apple.CoreML/model.mlmodel",
    ])
  func classes(path: String) throws {
    let data = model(
      [feature("hour", 2), feature("beach", 3), feature("place", 1)], [feature("height", 2), feature("photo", 4)])
    let source = try source(of: data, at: path)
    #expect(source.hasPrefix("import CoreML\nnonisolated class Tide_HeightInput: MLFeatureProvider {\n"))
    #expect(
      source.contains("func prediction(`hour`: Double, `beach`: String, `place`: Int64) throws -> Tide_HeightOutput"))
    #expect(source.contains("init(`height`: Double, `photo`: CVPixelBuffer) {"))
    #expect(source.contains("convenience init(configuration: MLModelConfiguration) throws {"))
  }

  @Test("Nothing is made of what cannot be read, of what is not of the app, and of what the app has written")
  func others() throws {
    let data = model([feature("hour", 2)], [feature("height", 5)])
    #expect(try source(of: data, at: "App/Tide.mlmodel").contains("`height`: MLMultiArray"))
    #expect(try source(of: data, at: "App/Tide.mlmodel", besides: ["Tide"]).isEmpty)
    #expect(try source(of: data, at: "Tide.mlproj/Models/Tide.mlmodel").isEmpty)
    #expect(try source(of: model([feature("hour", 99)], []), at: "App/Tide.mlmodel").isEmpty)
    #expect(try source(of: data.prefix(20), at: "App/Tide.mlmodel").isEmpty)
    let pointer = "version https://git-lfs.github.com/spec/v1\n"
    #expect(try source(of: Data(pointer.utf8), at: "App/Tide.mlmodel").isEmpty)
  }
}
