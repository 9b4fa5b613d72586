import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

/// A type is looked up in the module of the file before those that the file imports, and SwiftUI's is called where a
/// file imports both (The Swift Programming Language, “Declarations”; as apps with a `List` of their own rely on).
@Suite("Types of one name in several modules")
struct ModuleNamesTests {
  private func texts(_ contents: [String: String], system: Set<String> = []) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let files = try contents.sorted { $0.key < $1.key }.map { path, text in
      try #require(TeamFile(URL(fileURLWithPath: try folder.write(text, to: path))))
    }
    let modules = Dictionary(uniqueKeysWithValues: files.map { ($0, Companions.module(of: $0, in: [])) })
    let imported = Set(files.flatMap(\.imports)).intersection(modules.values)
    let names = ModuleNames(of: files, modules: modules, imported: imported, system: system)
    return Dictionary(uniqueKeysWithValues: names.texts.map { ($0.key.url.lastPathComponent, $0.value) })
  }

  @Test("A type that is called as one of SwiftUI's goes by another name, where its module is meant")
  func systemNames() throws {
    let texts = try texts(
      [
        "Sources/Models/List.swift": "public struct List { var all: [List] = [] } // List",
        "Sources/Net/Call.swift": "import Models\nlet list = List.empty",
        "Sources/App/Row.swift":
          "import Models\nimport SwiftUI\nlet row = Models.List()\nlet view = List { Text(\"List\") }",
        "Sources/App/Other.swift": "import SwiftUI\nlet view = List { Thing.List }",
      ], system: ["List"])
    #expect(
      texts == [
        "List.swift": "public struct List_Models { var all: [List_Models] = [] } // List",
        "Call.swift": "import Models\nlet list = List_Models.empty",
        "Row.swift":
          "import Models\nimport SwiftUI\nlet row = List_Models()\nlet view = List { Text(\"List\") }",
      ])
  }

  @Test("So does one that is called as one of Foundation's, and what says no module means Foundation's")
  func foundationNames() throws {
    let texts = try texts(
      [
        "Sources/Models/Notification.swift": "public struct Notification { let id: Int }",
        "Sources/Net/Call.swift": "import Models\nlet all: [Notification] = []",
        "Sources/App/Row.swift": "import Foundation\nimport Models\nlet row: Models.Notification?",
        "Sources/App/Names.swift":
          "import Models\nimport SwiftUI\nextension Notification.Name { static let refresh = Self(\"refresh\") }",
      ], system: ["Notification"])
    #expect(
      texts == [
        "Notification.swift": "public struct Notification_Models { let id: Int }",
        "Call.swift": "import Models\nlet all: [Notification_Models] = []",
        "Row.swift": "import Foundation\nimport Models\nlet row: Notification_Models?",
      ])
  }

  @Test("A module that passes a type on has it stand before SwiftUI's")
  func passedOn() throws {
    let texts = try texts(
      [
        "Sources/Menus/Menu.swift": "public struct Menu {}",
        "Sources/Kit/Kit.swift": "@_exported import SwiftUI\nimport Menus\npublic typealias Menu = Menus.Menu",
        "Sources/App/Row.swift": "import Kit\nlet row = Menu()",
        "Sources/App/Other.swift": "import SwiftUI\nlet row = Menu {}",
      ], system: ["Menu"])
    #expect(
      texts == [
        "Menu.swift": "public struct Menu_Menus {}", "Row.swift": "import Kit\nlet row = Menu_Menus()",
      ])
  }

  @Test("Of two modules with a type of one name each keeps its own")
  func twins() throws {
    let texts = try texts([
      "Sources/Core/Regex.swift": "struct Regex {}",
      "Sources/Kit/Regex.swift": "struct Regex {}\nextension Regex {}",
      "Sources/Kit/Use.swift": "import Core\nlet one = Regex()",
      "Sources/Core/Find.swift": "let one = Regex()",
      "Sources/App/App.swift": "import Core\nimport Kit\nlet one = Swift.Regex()",
    ])
    #expect(
      texts == [
        "Regex.swift": "struct Regex_Kit {}\nextension Regex_Kit {}", "Use.swift": "import Core\nlet one = Regex_Kit()",
      ])
  }

  @Test("In one module the own type counts everywhere, and nothing goes by another name")
  func single() throws {
    let texts = try texts(
      ["App/List.swift": "struct List {}", "App/Use.swift": "import SwiftUI\nlet list = List()"], system: ["List"])
    #expect(texts.isEmpty)
  }
}
