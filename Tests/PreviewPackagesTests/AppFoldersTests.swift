import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Folders of several apps")
struct AppFoldersTests {
  private static let app =
    "import SwiftUI\n@main\nstruct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
  private static let preview = "import SwiftUI\n#Preview { Text(\"Tea\") }\n"

  private func folder(of projects: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for project in projects {
      _ = try folder.write("", to: "\(project)/App.xcodeproj/project.pbxproj")
      _ = try folder.write(AppFoldersTests.app, to: "\(project)/Main.swift")
      _ = try folder.write(AppFoldersTests.preview, to: "\(project)/Views/Row.swift")
    }
    return folder
  }

  @Test("Projects beside each other that begin a program each are apps of their own")
  func several() throws {
    let folder = try folder(of: ["Shop", "Diary"])
    let apps = AppFolders.several(at: [folder.path])
    #expect(apps.map(\.folder.lastPathComponent) == ["Diary", "Shop"])
  }

  @Test("One project, one of them alone, and the projects of a workspace are one app")
  func one() throws {
    #expect(AppFolders.several(at: [try folder(of: ["Shop"]).path]).isEmpty)
    let folder = try folder(of: ["Shop", "Diary"])
    #expect(AppFolders.several(at: [folder.file("Shop").path]).isEmpty)
    _ = try folder.write("", to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(AppFolders.several(at: [folder.path]).isEmpty)
  }

  @Test("What only shows something is heard beside the apps, and is none")
  func framework() throws {
    let folder = try folder(of: ["Shop", "Diary"])
    _ = try folder.write("", to: "Kit/Kit.xcodeproj/project.pbxproj")
    _ = try folder.write(AppFoldersTests.preview, to: "Kit/Chip.swift")
    #expect(AppFolders.several(at: [folder.path]).map(\.folder.lastPathComponent) == ["Diary", "Kit", "Shop"])
    let single = try self.folder(of: ["Shop"])
    _ = try single.write("", to: "Kit/Kit.xcodeproj/project.pbxproj")
    _ = try single.write(AppFoldersTests.preview, to: "Kit/Chip.swift")
    #expect(AppFolders.several(at: [single.path]).isEmpty)
  }

  @Test("What is in the folder of an app belongs to it, but for the apps inside")
  func nested() throws {
    let folder = try folder(of: ["Shop", "Shop/Samples/Diary"])
    _ = try folder.write(AppFoldersTests.preview, to: "Shop/Samples/Chip.swift")
    let apps = AppFolders.several(at: [folder.path])
    let inShop = ["App.xcodeproj", "Main.swift", "Samples/Chip.swift", "Views"].map { folder.file("Shop/\($0)").path }
    #expect(apps.map(\.paths) == [inShop, [folder.file("Shop/Samples/Diary").path]])
  }
}
