import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Packages of others that a project is built with")
struct ForeignPackagesTests {
  @Test("A project of Xcode's tells which product is of which package")
  func project() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      7A1 /* Flux */ = {
        isa = XCSwiftPackageProductDependency;
        package = 7A0 /* XCRemoteSwiftPackageReference "SwiftUIFlux" */;
        productName = Flux;
      };
      7A2 /* Models */ = {
        isa = XCSwiftPackageProductDependency;
        productName = Models;
      };
      7A0 /* XCRemoteSwiftPackageReference "SwiftUIFlux" */ = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://example.com/SwiftUIFlux.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; };
      };
      """, to: "Shop.xcodeproj/project.pbxproj")
    let packages = ForeignPackages(of: [folder.url.path])
    #expect(packages.addresses == ["Flux": "https://example.com/SwiftUIFlux.git"])
    #expect(packages.beside == ["Models"])
  }

  // Git, “gitmodules”: each has a path and an address.
  @Test("A repository that stands in a folder of another one is told by its address, and one beside it without one")
  func submodules() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "[submodule \"CarKit\"]\n\tpath = Packages/CarKit\n\turl = https://example.com/CarKit.git\n", to: ".gitmodules")
    _ = try folder.write(
      "A = { isa = XCSwiftPackageProductDependency;\n productName = Maps; };", to: "Cars.xcodeproj/project.pbxproj")
    let path = try folder.write("import CarKit\nimport Maps\nlet car = Car()\n", to: "Cars/Car.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(
      ForeignPackages(of: [folder.url.path]).wanted(by: [file], among: [file]).map(\.sentence) == [
        "CarKit: not in the project, and 1 file imports it: clone https://example.com/CarKit.git, and name the folder of "
          + "its sources too",
        "Maps: not in the project, and 1 file imports it: name the folder of its sources too",
      ])
  }

  @Test("A repository within another one has its path before its address, or after it")
  func ordersOfSubmodules() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      [submodule "Kit"]
      \turl = https://example.com/Kit.git
      \tpath = Packages/Kit
      [submodule "Maps"]
      \tpath = Packages/Maps
      \tbranch = main
      \turl = https://example.com/Maps.git
      """, to: ".gitmodules")
    #expect(
      ForeignPackages(of: [folder.url.path]).addresses == [
        "Kit": "https://example.com/Kit.git", "Maps": "https://example.com/Maps.git",
      ])
  }

  @Test("A package tells it as well, and a product can go by the name of its package")
  func manifest() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      let package = Package(
        dependencies: [
          .package(url: "https://example.com/swift-grids.git", from: "1.0.0"),
          .package(name: "Marks", url: "https://example.com/Marks", .upToNextMajor(from: "2.0.0")),
          .package(path: "../Models"),
        ],
        targets: [
          .target(
            name: "Shop",
            dependencies: ["Marks", "Models", .product(name: "Grids", package: "swift-grids")])
        ])
      """, to: "Package.swift")
    let packages = ForeignPackages(of: [folder.url.path])
    #expect(packages.addresses["Grids"] == "https://example.com/swift-grids.git")
    #expect(packages.addresses["Marks"] == "https://example.com/Marks")
    #expect(packages.addresses["Models"] == nil)
  }

  @Test("What most files lack is told first, with what to do, unless it is there or something stands in for it")
  func wanted() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      let package = Package(dependencies: [
        .package(url: "https://example.com/Flux.git", from: "1.0.0"),
        .package(url: "https://example.com/Grids.git", from: "1.0.0"),
        .package(url: "https://example.com/Marks.git", from: "1.0.0"),
        .package(url: "https://example.com/Nuke.git", from: "1.0.0"),
      ])
      """, to: "Package.swift")
    let files = try [
      ("import Flux\nimport Nuke\n", "Sources/Shop/Cart.swift"),
      ("import Flux\nimport Grids\nimport Marks\n", "Sources/Shop/Shelf.swift"),
      ("public struct Mark {}\n", "Checkouts/Marks/Sources/Marks/Mark.swift"),
    ].map { text, path in
      try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: path))))
    }
    let packages = ForeignPackages(of: [folder.url.path])
    let wanted = packages.wanted(by: Array(files.prefix(2)), among: files)
    #expect(
      wanted.map(\.sentence) == [
        "Flux: not in the project, and 2 files import it: clone https://example.com/Flux.git, and name the folder of"
          + " its sources too",
        "Grids: not in the project, and 1 file imports it: clone https://example.com/Grids.git, and name the folder of"
          + " its sources too",
      ])
  }
}
