import Foundation
import TestSupport
import Testing

@testable import PreviewPackages

@Suite("Files of a team's")
struct TeamFileTests {
  @Test("A file tells what it imports, which types it declares, and which previews it has")
  func reads() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      @preconcurrency public import Foundation
      import SwiftUI
      @testable import struct Models.Order
      // import Nothing
      @main
      struct OrderApp: App { struct Inner {} }
      private enum Hidden {}
      public final class Store {
        struct Nested {}
      }
      #Preview("One") { Text("import Words") }
        #Preview { Text("Two") }
      @available(iOS 17, *) #Preview { Text("Four") }
      private struct Order_Previews : PreviewProvider { static var previews: some View { Text("Three") } }
      """, to: "Order.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(file.imports == ["Foundation", "SwiftUI", "Models"])
    #expect(file.names == ["OrderApp", "Store"])
    // What begins the app is a view's type like others: here another program begins.
    #expect(file.beginsApp)
    #expect(!file.isEntryPoint)
    #expect(file.textForLinux?.contains("@main") == false)
    #expect(file.providers == ["Order_Previews"])
    #expect(file.previewCount == 4)
    #expect(file.allNames.contains("OrderApp"))
    #expect(!file.allNames.contains("Orders"))
  }

  @Test("What is indented under a condition of the compiler stands outside of all else as well")
  func conditions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      #if os(iOS)
          import SwiftUI

          /// An order.
          @MainActor
          final class Order {
              var total = 0
              #if DEBUG
                  var isSample = true
              #endif
          }

          extension Order: Equatable {
              func pay() {}
          }
          #if DEBUG
              struct Sample {
                  struct Inner {}
              }
          #else
              struct Nothing {}
          #endif
      #endif
      struct Cart: View,
        Sendable {
      #if os(iOS)
        struct Row {}
      #endif
      }
      func outside() {}
      """, to: "Order.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(file.names == ["Order", "Sample", "Nothing", "Cart", "outside"])
    #expect(file.extensions == [TeamFile.Addition(type: "Order", conforms: true, members: ["pay"])])
  }

  @Test(
    "What is seen where a module can be imported is seen where its stand-in is there",
    arguments: [
      ("os.log", "#if os(Linux)\nimport os\n#endif\n"), ("UIKit", "#if os(Linux)\nimport UIKit\n#endif\n"),
      ("AppKit", "#if canImport(AppKit)\nimport AppKit\n#endif\n"),
    ])
  func importableModules(module: String, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("#if canImport(\(module))\nimport \(module)\n#endif\n", to: "Log.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect((file.textForLinux ?? file.text) == text)
  }

  @Test("What SwiftUI has for Core Data comes with the module of that")
  func fetches() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      import SwiftUI // for all
      struct Trips: View {
        @FetchRequest(sortDescriptors: []) private var trips: FetchedResults<Trip>
      }
      """, to: "Trips.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(file.imports == ["SwiftUI", "CoreData"])
    #expect(file.textForLinux?.hasPrefix("import CoreData; import SwiftUI // for all\n") == true)
  }

  @Test("What would be twice in one module, or in one build, goes by another name")
  func singleModule() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      import Models
      import Layout
      import OrderedCollections
      public typealias Trip = Models.Trip
      typealias Day = Trip.Day
      """, to: "Names.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(file.imports == ["Models", "Layout_", "OrderedCollections_"])
    let lines = try #require(file.textForLinux).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == ["import Models", "import Layout_", "import OrderedCollections_", "", "typealias Day = Trip.Day"])
    #expect(ModuleTable.source(of: "OrderedCollections_").contains("import A11yCollections"))
    #expect(ModuleTable.source(of: "Layout_") == "@_exported import Foundation\n")
  }

  @Test("What cannot be the file's own is exchanged in files of Windows too")
  func linesOfWindows() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("import Layout\r\n@main struct Trips: App {\r\n}\r\n", to: "Windows.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(file.textForLinux == "import Layout_\nstruct Trips: App {\n}\n")
  }

  // Apple, “Managing your app's life cycle”: UIKit makes the delegate, an object of the class that the app names.
  @Test("A delegate of the app's can be made where the lines stay as they are")
  func delegate() throws {
    let folder = try TemporaryFolder()
    let source = "import UIKit\n@UIApplicationMain\nclass Starter: UIResponder, UIApplicationDelegate {\n}\n"
    let path = try folder.write(source, to: "Starter.swift")
    let text = try #require(TeamFile(URL(fileURLWithPath: path))?.textForLinux)
    #expect(text.hasPrefix("import UIKit\n\nclass Starter: UIResponder, UIApplicationDelegate {\n}\n"))
    #expect(
      text.hasSuffix(
        "extension Starter: _MadeAppDelegate { static func _make() -> any UIApplicationDelegate { Starter() } }\n"))
    let other = try folder.write(
      "import UIKit\nclass Scene: UIResponder, UIWindowSceneDelegate {}\n", to: "Scene.swift")
    #expect(TeamFile(URL(fileURLWithPath: other))?.textForLinux == nil)
  }

  @Test("Predicates are their closures, whatever types they name")
  func predicates() throws {
    let folder = try TemporaryFolder()
    let source = """
      import SwiftData
      let all = #Predicate<Trip> { $0.isDone }
      let some = #Predicate { (trip: Trip) in trip.days.contains(where: { $0 > 1 }) }
      let pairs = #Predicate<Pair<Trip, Int>>({ _ in true })
      """
    let path = try folder.write(source, to: "Trips.swift")
    #expect(
      TeamFile(URL(fileURLWithPath: path))?.textForLinux == """
        import SwiftData
        let all = Foundation.Predicate<Trip>._of { $0.isDone }
        let some = Foundation.Predicate._of { (trip: Trip) in trip.days.contains(where: { $0 > 1 }) }
        let pairs = Foundation.Predicate<Pair<Trip, Int>>._of({ _ in true })
        """)
  }

  @Test("Zipped publishers are the simulator's own")
  func zips() throws {
    let folder = try TemporaryFolder()
    let source = """
      import Combine
      func both() -> Publishers.Zip<Just<Int>, Just<Int>> { Publishers.Zip(Just(1), Just(2)) }
      let all = Publishers.Zip3(Just(1), Just(2), Just(3))
      """
    let path = try folder.write(source, to: "Both.swift")
    #expect(
      TeamFile(URL(fileURLWithPath: path))?.textForLinux == """
        import Combine
        func both() -> Publishers.Zipped<Just<Int>, Just<Int>> { Publishers.Zipped(Just(1), Just(2)) }
        let all = Publishers.Zipped3(Just(1), Just(2), Just(3))
        """)
  }

  @Test("All modules of the simulator's are known as such")
  func modulesOfSimulator() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: root.standardizedFileURL.path)
    // A program, folders of several modules, and names that no app has.
    let others: Set<String> = [
      "a11ysim", "StandIns", "CommandPlugin", "A11ySwiftUI", "A11ySwiftUIMacros", "A11yUIKit",
      "A11ySimulation",
    ]
    #expect(Set(folders).subtracting(others).subtracting(ModuleTable.ofSimulator).isEmpty)
  }

  @Test("What Core Data makes when an app runs is written out")
  func managed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      import CoreData
      @objc(Trip) public class Trip: NSManagedObject {
        @NSManaged public var name: String? // of the trip
        @NSManaged var days: Set<Day>
        @objc(addDays:) @NSManaged public func addToDays(_ values: NSSet)
      }
      """, to: "Trip.swift")
    let lines = try #require(TeamFile(URL(fileURLWithPath: path))?.textForLinux).split(separator: "\n").map(String.init)
    #expect(lines[1] == "public class Trip: NSManagedObject {")
    #expect(
      lines[2]
        == #"  public var name: String? { get { _managed("name") } set { _setManaged("name", newValue) } }"#)
    #expect(lines[3] == #"  var days: Set<Day> { get { _managed("days") } set { _setManaged("days", newValue) } }"#)
    #expect(lines[4] == "  public func addToDays(_ values: NSSet) {}")
  }

  @Test("A file tells what it adds to types, and not what it declares on the way")
  func additions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      extension View {
        func chip() -> some View {
          let shape = Capsule()
          return padding().background(shape)
        }
        static var plain: Int { 1 }
        static nonisolated func plated() -> Int { 1 }
        nonisolated(unsafe) static let pale = 1
      }
      extension Order: Hashable {
          #if DEBUG
              var sample: Int { 2 }
          #endif
          func total() -> Int { 3 }
      }
      private extension View {
        func hidden() -> some View { self }
      }
      extension Color { static let brand = Color.red; var dim: Color { let part = 0.5; return opacity(part) } }
      extension Trip: Codable {}
      extension Array where Element: Trip { var days: Int { 0 } }
      """, to: "Chip.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: path)))
    #expect(
      file.extensions == [
        TeamFile.Addition(type: "View", conforms: false, members: ["chip", "pale", "plain", "plated"]),
        TeamFile.Addition(type: "Order", conforms: true, members: ["sample", "total"]),
        TeamFile.Addition(type: "Color", conforms: false, members: ["brand", "dim"]),
        TeamFile.Addition(type: "Trip", conforms: true),
        TeamFile.Addition(type: "Array", conforms: false, members: ["days"]),
      ])
  }

  @Test("Tests, manifests and what was built are no part of the app")
  func finds() throws {
    let folder = try TemporaryFolder()
    for name in [
      "Sources/App/View.swift", "Tests/AppTests/T.swift", "AppUITests/U.swift", "Package.swift", ".build/B.swift",
      "Try.playground/Contents.swift",
    ] {
      try FileManager.default.createDirectory(
        at: folder.file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      _ = try folder.write("#Preview { EmptyView() }", to: name)
    }
    #expect(TeamFolder.sources(at: [folder.path]).map(\.url.lastPathComponent) == ["View.swift"])
    #expect(TeamFolder.hasPreviews(at: folder.path))
    #expect(!TeamFolder.hasPreviews(at: folder.path + "/Tests"))
  }

  @Test("Files are found by a word that stands in them")
  func findsWords() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("struct New: View {}", to: "New.swift")
    _ = try folder.write("struct Old_Previews: PreviewProvider {}", to: "Old.swift")
    let found = TeamFolder.sources(at: [folder.path], holding: "PreviewProvider")
    #expect(found.map(\.url.lastPathComponent) == ["Old.swift"])
    #expect(found.flatMap(\.providers) == ["Old_Previews"])
  }
}

@Suite("What is left out")
struct OmissionTests {
  @Test(
    "The name that the compiler misses",
    arguments: [
      ("cannot find 'Order' in scope", "Order"), ("cannot find type 'Order' in scope", "Order"),
      ("value of type 'Text' has no member 'glow'", "glow"), ("no such module 'Charts'", "Charts"),
      ("type 'Color' has no member 'dusk'", "dusk"), ("missing return in closure", nil),
    ])
  func missingName(message: String, name: String?) {
    #expect(CompilerError(line: 1, column: 1, message: message).missingName == name)
  }

  @Test("A file whose type another one has is told with that one")
  func twins() throws {
    let folder = try TemporaryFolder()
    let (left, kept) = (folder.file("Watch/Row.swift"), folder.file("Phone/Row.swift"))
    let omission = Omission(file: left, reason: .twin(of: kept, name: "Row"), previewCount: 1)
    let lines = omission.sentences(among: DeclaredNames([])) {
      $0.pathComponents.suffix(2).joined(separator: "/")
    }
    #expect(
      lines == [
        "Watch/Row.swift: left out with its preview: Phone/Row.swift declares 'Row' too",
        "  hint: files of several apps are compiled as one: give the folders of one app to hear its own",
      ])
  }

  @Test("What belongs to a tool or a test is told with the module that shows it")
  func tools() throws {
    let file = URL(fileURLWithPath: "/Tool/Check.swift")
    let omission = Omission(file: file, reason: .tool(module: "SwiftSyntax"), previewCount: 0)
    let lines = omission.sentences(among: DeclaredNames([])) {
      $0.lastPathComponent
    }
    #expect(lines == ["Check.swift: left out: it imports SwiftSyntax, which servers, tools and tests need"])
  }

  @Test(
    "An undefined symbol is traced to the file that needs it",
    arguments: [
      // GNU gold
      "/p/Team.build/Row.swift.o:Row.swift:function $s4Team3RowV: error: undefined reference to 'nothing_here'",
      // GNU ld
      "/usr/bin/ld: /p/Team.build/Row.swift.o: in function `x': Row.swift:3: undefined reference to `nothing_here'",
      // LLVM
      "ld.lld: error: undefined symbol: nothing_here\n>>> referenced by Row.swift:3\n>>>   /p/Team.build/Row.swift.o:(x)",
    ])
  func undefinedSymbols(output: String) {
    let error = CompilerError(line: 1, column: 1, message: "nothing has the symbol 'nothing_here'")
    #expect(LinkerMessages.errors(in: output, of: "Team") == ["Row.swift": [error]])
    #expect(LinkerMessages.errors(in: output, of: "Other").isEmpty)
  }

  @Test("A missing name is told with where it is declared, if it is")
  func hints() throws {
    let folder = try TemporaryFolder()
    let places = [
      try folder.write("struct Row: View {}", to: "Row.swift"),
      try folder.write("struct List: View {}", to: "List.swift"),
    ]
    let files = places.compactMap { TeamFile(URL(fileURLWithPath: $0)) }
    func sentences(_ message: String) -> [String] {
      Omission(
        file: files[1].url, reason: .error(CompilerError(line: 3, column: 5, message: message)), previewCount: 2
      ).sentences(among: DeclaredNames(files)) { $0.lastPathComponent }
    }
    #expect(
      sentences("cannot find 'Row' in scope") == [
        "List.swift:3:5: error: cannot find 'Row' in scope; left out with its 2 previews",
        "  hint: Row.swift declares 'Row', and is left out as well or does not let others see it",
      ])
    #expect(
      sentences("cannot find 'Cell' in scope").last
        == "  hint: no file that was given declares 'Cell': give the folder that does; a name of Apple's that is missing"
        + " here is not there yet")
  }

  /// Names that no file declares are told in one hint, each once.
  @Test func oneHintForNamesThatNobodyDeclares() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("struct Row: View {}", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    let mends = ["Cell", "Icon", "Cell", "Bar"].map { name in
      Mend(
        what: name, error: CompilerError(line: 1, column: 1, message: "cannot find '\(name)' in scope"),
        isPreview: false)
    }
    let omission = Omission(file: file.url, reason: .parts(mends), previewCount: 0)
    let sentences = omission.sentences(among: DeclaredNames([file])) {
      $0.lastPathComponent
    }
    #expect(sentences.count(where: { $0.contains("hint") }) == 1)
    #expect(sentences.last?.contains("declares 'Cell', 'Icon' or 'Bar': give") == true)
  }

  /// One sentence tells of many files what most of them lack, without what one of them would have if it were whole.
  @Test func oneSentenceForManyFiles() throws {
    let folder = try TemporaryFolder()
    let files = try ["Row", "Rows"].map { name in
      let place = try folder.write("struct \(name): View {}", to: "\(name).swift")
      return try #require(TeamFile(URL(fileURLWithPath: place)))
    }
    let omissions = zip(files, [["Icon", "Store"], ["Store", "Row"]]).map { file, names in
      let mends = names.map {
        Mend(what: "body", error: CompilerError(line: 7, column: 1, message: "cannot find '\($0)' in scope"))
      }
      return Omission(file: file.url, reason: .parts(mends), previewCount: 0)
    }
    #expect(omissions.map(\.isOneOfMany) == [true, true])
    let sentence = Omission.sentence(ofMany: omissions, among: files)
    #expect(
      sentence
        == "2 files compiled without some parts, for want of 'Store' (2), 'Icon' (1)")
  }

  /// One line tells of a file what is missing, without what is missing only since the file has lost it.
  @Test func oneLineForAFile() throws {
    let folder = try TemporaryFolder()
    let place = try folder.write("struct Row: View { let icon = Icon() }", to: "Row.swift")
    let file = try #require(TeamFile(URL(fileURLWithPath: place)))
    func summary(_ names: String..., message: String? = nil) -> [String] {
      let mends = names.map { name in
        Mend(
          what: "body", error: CompilerError(line: 7, column: 1, message: message ?? "cannot find '\(name)' in scope"),
          isPreview: name == "Scene")
      }
      return Omission(file: file.url, reason: .parts(mends), previewCount: 0).summary(among: [file]) {
        $0.lastPathComponent
      }
    }
    #expect(
      summary("Icon", "icon", "Cell", "Icon")
        == ["Row.swift: compiled without 4 parts, for want of 'Icon', 'Cell'"])
    #expect(summary("Scene") == ["Row.swift: compiled without one part, one a preview, for want of 'Scene'"])
    #expect(
      summary("", message: "ambiguous use of 'go'")
        == ["Row.swift: compiled without one part: line 7: ambiguous use of 'go'"])
  }
}
