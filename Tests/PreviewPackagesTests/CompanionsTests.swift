import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Files that others of a project need")
struct CompanionsTests {
  /// A project with an app, a package of models beside it and an app for the watch.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "Shop.xcodeproj/project.pbxproj")
    _ = try folder.write(
      """
      import SwiftUI
      struct OrderView: View {
        // Names in comments, such as Receipt, are needed by nobody.
        let order: Order
        var body: some View { Text(order.title).chip() }
      }
      #Preview { OrderView(order: Order(title: "Tea", lines: [])) }
      """, to: "Shop/Views/OrderView.swift")
    _ = try folder.write(
      """
      extension View {
        func chip() -> some View { padding() }
      }
      """, to: "Shop/Helpers/Chip.swift")
    _ = try folder.write("struct Order { let title: String; let lines: [Line] }", to: "Packages/Models/Order.swift")
    _ = try folder.write("struct Line {}", to: "Packages/Models/Line.swift")
    _ = try folder.write("extension Line: Hashable {}", to: "Packages/Models/Line+Hashable.swift")
    _ = try folder.write("struct Receipt {}", to: "Packages/Models/Receipt.swift")
    _ = try folder.write("struct Order {}", to: "Watch/Order.swift")
    _ = try folder.write("private extension View {\n  func chip() -> some View { self }\n}", to: "Watch/Chip.swift")
    return folder
  }

  @Test("What a project has from a folder beside its own comes along, and what nobody names does not")
  func elsewhere() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      { rootObject = ROOT; objects = { ROOT = { mainGroup = MAIN; targets = (APP); };
      MAIN = { sourceTree = "<group>"; children = (CARD, SHOW); };
      CARD = { path = ../Shared/Card.swift; sourceTree = "<group>"; };
      SHOW = { path = Show.swift; sourceTree = "<group>"; };
      APP = { name = Game; productType = "com.apple.product-type.application"; buildPhases = (FILES); };
      FILES = { isa = PBXSourcesBuildPhase; files = (A, B); }; A = { fileRef = CARD; }; B = { fileRef = SHOW; };
      }; }
      """, to: "Final/Game.xcodeproj/project.pbxproj")
    let show = "import SwiftUI\nstruct Show: View { let card: Card; let other: Other }\n#Preview { Show() }"
    let path = try folder.write(show, to: "Final/Show.swift")
    _ = try folder.write("struct Card {}", to: "Shared/Card.swift")
    _ = try folder.write("struct Other {}", to: "Shared/Other.swift")
    let given = try [#require(TeamFile(URL(fileURLWithPath: path).standardizedFileURL))]
    let found = Companions.files(for: given, at: [folder.file("Final").path], simulator: folder.file("None"))
    #expect(found.companions.map(\.url.lastPathComponent) == ["Card.swift"])
  }

  // What has no name is used by that of its type, or by a label.
  @Test("Ways to make a type, and to ask one for something, come along with the files that add them")
  func nameless() throws {
    let folder = try project()
    _ = try folder.write(
      """
      import SwiftUI
      struct Total: View {
        var body: some View { Text("A").foregroundStyle(Color(0xFF0000)).id(TimeInterval(hours: 2) + [1][safe: 0]!) }
      }
      #Preview { Total() }
      """, to: "Shop/Total/Total.swift")
    for (name, text) in [
      ("Color", "extension Color {\n  init(_ hex: Int) { self.init(white: 0) }\n}"),
      ("Time", "extension TimeInterval {\n  init(hours: Int) { self = Double(hours) }\n}"),
      ("Safe", "extension Array {\n  subscript(safe index: Int) -> Element? { first }\n}"),
      ("Days", "extension TimeInterval {\n  init(days: Int) { self = Double(days) }\n}"),
      ("Font", "public extension Font {\n  init(_ name: String) { self = .body }\n}"),
    ] {
      _ = try folder.write(text, to: "Shop/Helpers/\(name).swift")
    }
    let names = names(for: "Shop/Total", in: folder)
    #expect(names == ["Helpers/Color.swift", "Helpers/Safe.swift", "Helpers/Time.swift"])
  }

  // As in Hacking with Swift, “Introducing MVVM into your SwiftUI project”: each view has a class of that name.
  @Test("A class inside of a view comes along with the file that adds it")
  func nestedClass() throws {
    let folder = try project()
    _ = try folder.write(
      """
      import SwiftUI
      struct EditView: View {
        @StateObject private var model = ViewModel()
        var body: some View { Text(model.name) }
      }
      #Preview { EditView() }
      """, to: "Shop/Edit/EditView.swift")
    _ = try folder.write("struct MapView {}", to: "Shop/Views/MapView.swift")
    for view in ["EditView", "MapView"] {
      _ = try folder.write(
        "extension \(view) {\n  @MainActor class ViewModel: ObservableObject {\n    class func make() {}\n  }\n}",
        to: "Shop/Helpers/\(view)Model.swift")
    }
    #expect(names(for: "Shop/Edit", in: folder) == ["Helpers/EditViewModel.swift"])
  }

  // The Swift book, “Declarations”: a value with a method callAsFunction is called like a function, without that name.
  @Test("What lets a value be called like a function comes along with its type")
  func callable() throws {
    let folder = try project()
    _ = try folder.write(
      """
      import SwiftUI
      struct Note: View {
        let log: Log
        var body: some View { Button("Save") { log("saved") } }
      }
      #Preview { Note(log: Log()) }
      """, to: "Shop/Note/Note.swift")
    _ = try folder.write("struct Log {}", to: "Shop/Helpers/Log.swift")
    _ = try folder.write(
      "extension Log {\n  func callAsFunction(_ words: String) {}\n}", to: "Shop/Helpers/Log+Write.swift")
    #expect(names(for: "Shop/Note", in: folder) == ["Helpers/Log+Write.swift", "Helpers/Log.swift"])
  }

  @Test("What only one file adds to types comes along where it is asked for, though the type is not named")
  func unnamedTypes() throws {
    let folder = try project()
    _ = try folder.write(
      """
      import SwiftUI
      struct Price: View {
        let order: Order
        var body: some View { Text(order.total.shown).font(.body) }
      }
      #Preview { Price(order: Order()) }
      """, to: "Shop/Price/Price.swift")
    _ = try folder.write("struct Order { let total: Money }", to: "Shop/Order.swift")
    _ = try folder.write("struct Money {}", to: "Shop/Money.swift")
    _ = try folder.write("extension Money { var shown: String { \"\" } }", to: "Shop/Helpers/Money+Shown.swift")
    _ = try folder.write("extension Line { var body: Int { 0 } }", to: "Shop/Helpers/Line+Body.swift")
    _ = try folder.write("extension Receipt { var body: Int { 0 } }", to: "Shop/Helpers/Receipt+Body.swift")
    #expect(
      names(for: "Shop/Price", in: folder)
        == ["Helpers/Money+Shown.swift", "Shop/Money.swift", "Shop/Order.swift"])
  }

  private func names(for path: String, in folder: TemporaryFolder) -> [String] {
    let paths = [folder.file(path).path]
    let given = TeamFolder.sources(at: paths)
    let simulator = URL(fileURLWithPath: "/nowhere")
    return Companions.files(for: given, at: paths, simulator: simulator).companions.map { file in
      file.url.pathComponents.suffix(2).joined(separator: "/")
    }
  }

  @Test("What files name comes along, with what that needs in turn; of two of a name the one of their own module")
  func needed() throws {
    let folder = try project()
    _ = try folder.write("struct Order {}", to: "Shop/Order.swift")
    #expect(names(for: "Shop/Views", in: folder) == ["Helpers/Chip.swift", "Shop/Order.swift"])
  }

  @Test("Models of a package beside the app come along, and the files in which they keep promises")
  func packages() throws {
    let folder = try project()
    #expect(
      names(for: "Shop", in: folder)
        == ["Models/Line+Hashable.swift", "Models/Line.swift", "Models/Order.swift"])
    #expect(names(for: "Packages/Models/Receipt.swift", in: folder).isEmpty)
  }

  @Test("Of the given files those are compiled that previews need, by name or without one")
  func given() throws {
    let folder = try project()
    _ = try folder.write("struct Idle: View { let tool: Tool }", to: "Shop/Views/Idle.swift")
    _ = try folder.write("extension Int: Identifiable {}", to: "Shop/Views/Int+Id.swift")
    _ = try folder.write("extension Tool: Identifiable {}", to: "Shop/Views/Tool+Id.swift")
    _ = try folder.write("func ?? (one: Order, other: Order) -> Order { one }", to: "Shop/Views/Choice.swift")
    let paths = [folder.file("Shop/Views").path]
    let files = Companions.files(
      for: TeamFolder.sources(at: paths), at: paths, simulator: URL(fileURLWithPath: "/nowhere"))
    #expect(files.given.map(\.url.lastPathComponent) == ["Choice.swift", "Int+Id.swift", "OrderView.swift"])
  }

  @Test("Where there is no time for all, the previews that are looked at have what they need")
  func crowded() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "// some 50 bytes of a comment in a very long file\n", count: 6000)
    for number in 1...4 {
      _ = try folder.write(
        "struct View\(number): View { let model: Model\(number)\n var body: some View { Part\(number)() } }\n"
          + "#Preview { View\(number)() }\n" + lines, to: "App/View\(number).swift")
      _ = try folder.write(
        "struct Part\(number): View { var body: some View { Text(\"\") } }", to: "App/Part\(number).swift")
      _ = try folder.write("struct Model\(number) {}", to: "App/Model\(number).swift")
    }
    let paths = [folder.file("App").path]
    let files = Companions.files(
      for: TeamFolder.sources(at: paths), at: paths, simulator: URL(fileURLWithPath: "/nowhere"))
    #expect(!files.isForAll)
    #expect(
      files.given.map(\.url.lastPathComponent)
        == ["Model", "Part", "View"].flatMap { kind in (1...2).map { "\(kind)\($0).swift" } })
  }

  @Test("Where the time is over, what many files need comes along still")
  func missed() throws {
    let folder = try project()
    // More models than there is time for; each needs the one for all, and the next of them.
    for number in 1...200 {
      _ = try folder.write(
        "struct Model\(number) { let base: Base\n let next: Model\(number + 1)\n let rare: Rare\(number) }",
        to: "Packages/Models/Model\(number).swift")
    }
    _ = try folder.write("struct Base { let root: Root }", to: "Packages/Base/Base.swift")
    _ = try folder.write("struct Root {}", to: "Packages/Base/Root.swift")
    _ = try folder.write("struct Rare160 {}", to: "Packages/Base/Rare.swift")
    _ = try folder.write(
      """
      import SwiftUI
      struct Shelf: View {
        let models: (\((1...160).map { "Model\($0)" }.joined(separator: ", ")))
        var body: some View { Text("") }
      }
      #Preview { Shelf() }
      """, to: "Shop/Shelf/Shelf.swift")
    let names = names(for: "Shop/Shelf", in: folder)
    #expect(names.count == 162)
    #expect(names.prefix(2) == ["Base/Base.swift", "Base/Root.swift"])
  }

  @Test("Where there is no time for all, those are looked at that are the least work for each preview")
  func small() throws {
    let folder = try TemporaryFolder()
    let lines = String(repeating: "// some 50 bytes of a comment in a very long file\n", count: 6000)
    for (number, previews) in [(1, 1), (2, 1), (3, 1), (4, 5)] {
      _ = try folder.write(
        "struct View\(number): View { var body: some View { Text(\"\") } }\n"
          + String(repeating: "#Preview { View\(number)() }\n", count: previews) + lines,
        to: "App/View\(number).swift")
    }
    _ = try folder.write("#Preview { Text(\"Tea\") }\n", to: "App/View5.swift")
    let paths = [folder.file("App").path]
    let files = Companions.files(
      for: TeamFolder.sources(at: paths), at: paths, simulator: URL(fileURLWithPath: "/nowhere"))
    #expect(files.given.map(\.url.lastPathComponent) == ["View1.swift", "View4.swift", "View5.swift"])
  }

  @Test("What an app has is for the app alone")
  func apps() throws {
    let folder = try project()
    _ = try folder.write("@main struct DemoApp: App {}", to: "Demo/DemoApp.swift")
    _ = try folder.write("struct Order {}", to: "Demo/Order.swift")
    _ = try folder.write("struct Banner { let sample: Sample }", to: "Packages/Banner.swift")
    _ = try folder.write("struct Sample {}", to: "Demo/Sample.swift")
    _ = try folder.write("#Preview { Banner(sample: Sample()) }", to: "Packages/Previews/Banner+Preview.swift")
    #expect(names(for: "Packages/Previews", in: folder) == ["Packages/Banner.swift"])
  }

  @Test("A file that stands in no project is heard as it is")
  func alone() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("struct Order {}", to: "Models/Order.swift")
    _ = try folder.write("struct OrderView { let order: Order }", to: "Views/OrderView.swift")
    #expect(names(for: "Views", in: folder).isEmpty)
  }

  @Test("Where there are no previews, a message tells where some are, and how a view gets one")
  func absence() throws {
    let folder = try project()
    _ = try folder.write("struct Help: View {}", to: "Shop/Help/Help.swift")
    let hints = AbsentPreviews.hints(at: [folder.file("Shop/Help").path]) { $0.lastPathComponent }
    #expect(
      hints == [
        "in the same project there are previews in Views (1)",
        "a view is heard once its file has a preview of it: '#Preview { Help() }' in Help.swift",
      ])
  }

  @Test(
    "Previews that an iPhone's app has not are told where there are no others",
    arguments: [
      ("#if os(macOS)\n#Preview { Dock() }\n#endif", "#if os(macOS)"),
      ("#if canImport(UIKit)\n#else\nstruct Dock_Previews: PreviewProvider {}\n#endif", nil),
      ("#if DEBUG\n#if !os(iOS)\n#Preview { Dock() }\n#endif\n#endif", "#if !os(iOS)"),
      ("#if os(iOS)\n#elseif os(macOS)\n  #Preview { Dock() }\n#endif", "#elseif os(macOS)"),
      ("#if os(iOS) || os(macOS)\n#Preview { Dock() }\n#endif", nil),
      ("#if !os(macOS)\n#Preview { Dock() }\n#endif", nil),
      ("#if os(macOS)\n#Preview { Dock() }\n#endif\n#Preview { Row() }", nil), ("struct Dock {}", nil),
    ] as [(String, String?)])
  func otherDevices(_ text: String, _ condition: String?) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(text, to: "Dock.swift")
    let sentence = AbsentPreviews.ofOtherDevices(at: [folder.file("Dock.swift").path]) { $0.lastPathComponent }
    #expect(
      sentence
        == condition.map { "all previews in Dock.swift stand under '\($0)', and what is heard here is an iPhone's" })
  }
}
