import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// A project with an app for the phone, a widget and an app for the watch, in both ways in which Xcode keeps files: named
/// one by one, and by their folder with exceptions.
@Suite("Files of several targets")
struct TargetPartsTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = ROOT; objects = {
      ROOT = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PHONES; targets = (APP, WIDGET, WATCH, TESTS); };
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (SHARED, PHONE, WRIST, OTHER); };
      SHARED = { isa = PBXGroup; path = Shared; sourceTree = "<group>"; children = (ORDER, BADGE, MAC); };
      ORDER = { isa = PBXFileReference; path = Order.swift; sourceTree = "<group>"; };
      BADGE = { isa = PBXFileReference; path = "Shared/Badge.swift"; sourceTree = SOURCE_ROOT; };
      MAC = { isa = PBXFileReference; path = Mac.swift; sourceTree = "<group>"; };
      PHONE = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (FORWIDGET); };
      WRIST = { isa = PBXFileSystemSynchronizedRootGroup; path = "Shop Watch"; sourceTree = "<group>";
        exceptions = (NOTWATCH); };
      OTHER = { isa = PBXFileReference; path = Built.app; sourceTree = BUILT_PRODUCTS_DIR; };
      FORWIDGET = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
        membershipExceptions = (Price.swift); };
      NOTWATCH = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WATCH;
        membershipExceptions = (Old); };
      APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (PHONE); buildPhases = (APPFILES); };
      APPFILES = { isa = PBXSourcesBuildPhase; files = (A1, A2); };
      A1 = { isa = PBXBuildFile; fileRef = ORDER; };
      A2 = { isa = PBXBuildFile; fileRef = MAC; platformFilters = (macos, ); };
      WIDGET = { isa = PBXNativeTarget; name = "Shop Widget"; productType = "com.apple.product-type.app-extension";
        buildPhases = (WIDGETFILES); };
      WIDGETFILES = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
      B1 = { isa = PBXBuildFile; fileRef = ORDER; };
      B2 = { isa = PBXBuildFile; fileRef = BADGE; };
      WATCH = { isa = PBXNativeTarget; name = "Shop Watch"; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (WRIST); buildConfigurationList = WATCHES; };
      TESTS = { isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; };
      PHONES = { isa = XCConfigurationList; buildConfigurations = (P1); };
      P1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      WATCHES = { isa = XCConfigurationList; buildConfigurations = (W1); };
      W1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
    }; }
    """

  /// The files of a project, by their paths in it.
  private func shop(_ files: [String: String]) throws -> (folder: TemporaryFolder, files: [TeamFile]) {
    let folder = try TemporaryFolder()
    _ = try folder.write(TargetPartsTests.project, to: "Shop.xcodeproj/project.pbxproj")
    return (
      folder,
      try files.sorted { $0.key < $1.key }.map { path, text in
        try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: path)).standardizedFileURL))
      },
    )
  }

  @Test("A file that the phone's app does not have is a part of another target, and one of no target is of none")
  func parts() throws {
    let paths = [
      "App/Price.swift", "App/Row.swift", "Shared/Badge.swift", "Shared/Mac.swift", "Shared/Order.swift",
      "Shop Watch/Old/Row.swift", "Shop Watch/Row.swift", "Elsewhere.swift",
    ]
    let (folder, files) = try shop(Dictionary(uniqueKeysWithValues: paths.map { ($0, "struct A {}") }))
    let parts = TargetParts(of: files, at: [folder.url.path]).names
    let root = folder.url.standardizedFileURL.path + "/"
    let named = parts.map { (String($0.key.url.path.dropFirst(root.count)), $0.value) }
    let expected = ["Shared/Badge.swift": "Shop_Widget", "Shop Watch/Row.swift": "Shop_Watch"]
    #expect(Dictionary(uniqueKeysWithValues: named) == expected)
  }

  @Test("A file is the watch's if only an app for the watch has it")
  func watchFiles() throws {
    let paths = ["App/Row.swift", "Shared/Order.swift", "Shop Watch/Old/Row.swift", "Shop Watch/Row.swift"]
    let (folder, files) = try shop(Dictionary(uniqueKeysWithValues: paths.map { ($0, "struct A {}") }))
    let found = TargetParts.watchFiles(among: files, at: [folder.url.path])
    #expect(found.map(\.url.lastPathComponent) == ["Row.swift"])
    #expect(found.allSatisfy { $0.url.path.hasSuffix("Shop Watch/Row.swift") })
    let both = TargetPartsTests.project.replacing(
      "SDKROOT = watchos", with: "SUPPORTED_PLATFORMS = \"iphoneos watchos\"")
    _ = try folder.write(both, to: "Shop.xcodeproj/project.pbxproj")
    #expect(TargetParts.watchFiles(among: files, at: [folder.url.path]).isEmpty)
  }

  @Test("A file of no target gives way to one of a target that declares the same, unless it is of a package")
  func strays() throws {
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"A\") } }\n#Preview { Row() }"
    let (folder, files) = try shop([
      "App/Row.swift": row, "Old/Row.swift": row, "Old/Unlike.swift": "struct Unlike {}", "Kit/Package.swift": "",
      "Kit/Sources/Kit/Row.swift": "public struct Row {}",
    ])
    let strays = TargetParts(of: files, at: [folder.url.path]).strays
    let names = strays.map { ($0.key.url.pathComponents.suffix(2).joined(separator: "/"), $0.value) }
    let kept = try #require(files.first { $0.url.path.hasSuffix("App/Row.swift") })
    #expect(Dictionary(uniqueKeysWithValues: names) == ["Old/Row.swift": .init(name: "Row", twin: kept.url)])
    let compiled = Companions.files(
      for: files, at: [folder.url.path], simulator: folder.url.appendingPathComponent("None"))
    let taken = CompiledFiles(compiled.given, strays: strays)
    #expect(taken.files == [kept])
    let lines = try #require(taken.omissions.first).sentences(among: DeclaredNames([])) {
      $0.pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(
      lines == [
        "Old/Row.swift: left out with its preview: no target of its project has it, and App/Row.swift declares 'Row' too"
      ])
  }

  @Test("Two targets whose names differ by a sign alone are two parts")
  func similarNames() throws {
    func target(_ id: String, _ name: String, _ product: String) -> String {
      """
      \(id) = { isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(product)";
        buildPhases = (F\(id)); };
      F\(id) = { isa = PBXSourcesBuildPhase; files = (B\(id)); }; B\(id) = { isa = PBXBuildFile; fileRef = R\(id); };
      R\(id) = { isa = PBXFileReference; path = \(id).swift; sourceTree = "<group>"; };
      """
    }
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      // !$*UTF8*$!
      { rootObject = ROOT; objects = {
        ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (A, B, C); };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (RA, RB, RC); };
        \(target("A", "Shop", "application"))
        \(target("B", "Shop Widget", "app-extension"))
        \(target("C", "Shop-Widget", "app-extension"))
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let files = try ["A", "B", "C"].map { name in
      let path = try folder.write("struct Row {}\n", to: "\(name).swift")
      return try #require(TeamFile(URL(fileURLWithPath: path).standardizedFileURL))
    }
    let parts = TargetParts(of: files, at: [folder.url.path]).names
    #expect(files.map { parts[$0] } == [nil, "Shop_Widget", "Shop_Widget_"])
  }

  @Test("Groups can be nested as deep as a file has them, and around in a circle")
  func nestedGroups() throws {
    let depth = 20_000
    let groups = (0..<depth).map { "G\($0) = { sourceTree = \"<group>\"; children = (G\(($0 + 1) % depth), F); };" }
    let project = """
      { rootObject = ROOT; objects = { ROOT = { mainGroup = G0; targets = (APP); };
      APP = { name = Shop; productType = "com.apple.product-type.application"; buildPhases = (FILES); };
      FILES = { isa = PBXSourcesBuildPhase; files = (A); }; A = { fileRef = F; };
      F = { path = Row.swift; sourceTree = "<group>"; };
      \(groups.joined(separator: "\n"))
      }; }
      """
    let folder = try TemporaryFolder()
    _ = try folder.write(project, to: "Shop.xcodeproj/project.pbxproj")
    let read = XcodeProject(URL(fileURLWithPath: folder.url.path + "/Shop.xcodeproj"))
    let row = folder.url.standardizedFileURL.path + "/Row.swift"
    #expect(read?.targets.map(\.files) == [[row]])
  }

  @Test("A type of another target goes by a name of its own there, and the phone's app keeps the name")
  func names() throws {
    let (folder, files) = try shop([
      "App/Row.swift": "struct Row {}\nlet row = Row()",
      "Shop Watch/Row.swift": "struct Row {}",
      "Shop Watch/List.swift": "let list = [Row()]",
      "Shared/Order.swift": "let order = Row()",
    ])
    let parts = TargetParts(of: files, at: [folder.url.path]).names
    let names = ModuleNames(
      of: files, parts: parts, in: [folder.url.path], simulator: folder.url.appendingPathComponent("None"))
    let texts = Dictionary(uniqueKeysWithValues: names.texts.map { ($0.key.url.lastPathComponent, $0.value) })
    #expect(texts == ["Row.swift": "struct Row_Shop_Watch {}", "List.swift": "let list = [Row_Shop_Watch()]"])
  }

  @Test("A type that another target declares too does not keep the phone's app from having its own")
  func companions() throws {
    let (folder, files) = try shop([
      "App/Row.swift": "import SwiftUI\nstruct RowView: View { let side: Side }\n#Preview { RowView(side: .one) }",
      "Shop Watch/Row.swift":
        "import SwiftUI\n@main struct Watch: App {}\nenum Side { case two }\n#Preview { Text(\"Watch\") }",
      "Shared/Order.swift": "enum Side { case one }",
    ])
    let compiled = Companions.files(
      for: files, at: [folder.url.path], simulator: folder.url.appendingPathComponent("None"))
    #expect(compiled.given.map(\.url.lastPathComponent) == ["Row.swift", "Order.swift", "Row.swift"])
  }

  @Test("Of a function that two targets have, the phone's app keeps its own, and no other file of the target is lost")
  func twins() throws {
    let (folder, all) = try shop([
      "App/Row.swift": "func title() -> String { \"A\" }\n",
      "Shop Watch/Row.swift": "func title() -> String { \"B\" }\nstruct Row {}\n",
      "Shop Watch/Watch.swift": "@main struct Watch: App {}\n",
    ])
    var files = CompiledFiles(all, parts: TargetParts(of: all, at: [folder.url.path]).names)
    let error = CompilerError(line: 1, column: 6, message: "invalid redeclaration of 'title()'")
    files.leaveOutParts(with: ["Row.swift": [error]])
    #expect(files.files == all)
    #expect(files.text(of: all[0]) == all[0].text)
    #expect(!files.text(of: all[1]).contains("title"))
  }
}
