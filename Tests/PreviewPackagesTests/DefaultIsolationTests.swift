import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// Settings of targets: “Default Actor Isolation” of Xcode 26, and `defaultIsolation(_:_:)` of PackageDescription.
@Suite("What belongs to the main actor by a setting")
struct DefaultIsolationTests {
  @Test(
    "A project or a package says so",
    arguments: [
      ("Shop.xcodeproj/project.pbxproj", "\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;\n", true),
      ("Shop.xcodeproj/project.pbxproj", "\t\t\tSWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;\n", false),
      ("Package.swift", "swiftSettings: [.defaultIsolation(MainActor.self)]", true),
      ("Package.swift", "swiftSettings: [.defaultIsolation(nil)]", false),
    ])
  func options(path: String, text: String, isOnMainActor: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "Shop/\(path)")
    #expect(
      DefaultIsolation.options(of: [folder.file("Shop").path])
        == (isOnMainActor ? ["-default-isolation", "MainActor"] : []))
  }
}
