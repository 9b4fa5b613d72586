import Testing

@testable import PreviewPackages

/// What is left out of a file for an error, by the place that the compiler names.
@Suite struct MenderTests {
  @Test("Of what two modules declare the one is left out by itself")
  func twins() throws {
    let text = """
      var files: [String] { [] }
      struct Folder {
        var name = ""
      }
      extension Folder {}
      """
    var mender = Mender(text)
    let mended = mender.mended(without: "Folder", since: "Other.swift declares 'Folder' too")
    let result = try #require(mended)
    #expect(result.text == "var files: [String] { [] }\n\n\n\nextension Folder {}")
    #expect(result.mends.map(\.what) == ["Folder"])
    var other = Mender(text)
    let nothing = other.mended(without: "Nothing", since: "")
    #expect(nothing == nil)
  }

  @Test(arguments: cases) func leavesOutTheSmallestPart(_ example: Case) throws {
    let error = try CompilerError(at: example.mark, in: example.source, saying: example.message)
    var mender = Mender(example.source)
    let mended = mender.mended(of: [error])
    let result = try #require(mended)
    for part in example.has { #expect(result.text.contains(part)) }
    for part in example.hasNot { #expect(!result.text.contains(part)) }
    #expect(result.mends.map(\.what) == [example.what])
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == example.lineCount)
  }

  @Test("Of what the compiler does not come to an end with, what it knows nothing of goes first, and else the whole")
  func stops() throws {
    let source = """
      struct Row: View {
        var body: some View { VStack { Text("Tea").chip() } }
        func tail() -> some View { Text("Milk") }
      }
      """
    var unknown = UnknownNames()
    unknown.note([CompilerError(line: 1, column: 1, message: "value of type 'Text' has no member 'chip'")])
    let stop = try CompilerError(at: "{ VStack", in: source, saying: CompilerStop.message)
    var first = Mender(source, unknown: unknown)
    let parts = first.mended(of: [stop])
    #expect(try #require(parts).text.contains("VStack { Text(\"Tea\") }"))
    var second = Mender(source)
    let whole = second.mended(of: [stop])
    #expect(try #require(whole).mends.map(\.what) == ["body"])
    var third = Mender(source)
    let named = third.mended(of: [try CompilerError(at: "tail()", in: source, saying: CompilerStop.message)])
    #expect(try #require(named).text.contains("func tail() -> some View { _PreviewGap(#\"body\"#"))
  }

  @Test("What the compiler takes too long for loses modifiers that are known to be missing, and nothing else")
  func knownModifiers() throws {
    let source = """
      struct Row: View {
        var body: some View {
          GeometryReader { space in
            Text("Tea")
              .frame(width: space.chip.width)
              .chip { Text("Milk") }
          }
        }
      }
      """
    let limit = try CompilerError(
      at: "GeometryReader", in: source,
      saying: "the compiler is unable to type-check this expression in reasonable time")
    var unknown = UnknownNames()
    unknown.note([CompilerError(line: 1, column: 1, message: "value of type 'some View' has no member 'chip'")])
    var mender = Mender(source, unknown: unknown)
    let found = mender.mended(ofUnknownsAround: [limit])
    let result = try #require(found)
    #expect(result.text.contains("space.chip.width"))
    #expect(!result.text.contains(".chip {"))
    #expect(result.mends.map(\.what) == [".chip { Text(\"Milk\") }"])
    var other = Mender(source)
    let nothing = other.mended(ofUnknownsAround: [limit])
    #expect(nothing == nil)
  }

  @Test("A type of a module that does not belong to the main actor keeps its promises, and nothing is left out")
  func isolation() throws {
    let source = """
      @Observable
      public final class Update: StreamEvent {
        let date: Date
        public var id: String { date.description }
      }
      """
    let errors = try [
      CompilerError(
        at: "Update", in: source, saying: "type 'Update' does not conform to protocol 'StreamEvent'"),
      CompilerError(
        at: "Update", in: source,
        saying: "main actor-isolated conformance of 'Update' to 'Identifiable' cannot satisfy conformance requirement"
          + " for a 'Sendable' type parameter 'Self' [#IsolatedConformances]"),
    ]
    var mender = Mender(source)
    let found = mender.mended(of: errors)
    let result = try #require(found)
    #expect(result.text == source.replacing("public final", with: "nonisolated public final"))
    #expect(result.mends.isEmpty)
  }

  @Test("What a case comes to ends with its line")
  func caseLabels() throws {
    let source = """
      enum Mode {
        var kind: _PreviewUnknown {
          switch self {
          case .list: .list
          case .card: .card
          }
        }
      }
      """
    var mender = Mender(source)
    let mended = mender.mended(of: [
      try CompilerError(at: ".list\n", in: source, saying: "type '_PreviewUnknown' has no member 'list'")
    ])
    let text = try #require(mended).text
    #expect(text == source.replacing("case .list: .list", with: "case .list: _PreviewUnknown()"))
  }

  /// A container whose content is not what a view shows is left out whole.
  @Test func leavesContainersOut() throws {
    let source = """
      struct Row: View {
        var body: some View {
          VStack {
            AsyncButton {
              try await load()
            }
          }
        }
      }
      """
    var mender = Mender(source)
    let missing = try CompilerError(at: "AsyncButton", in: source, saying: "cannot find 'AsyncButton' in scope")
    let first = mender.mended(of: [missing])
    let once = try #require(first).text
    var second = Mender(once)
    let wrong = try CompilerError(at: "_PreviewGap", in: once, saying: "type '()' cannot conform to 'View'")
    let outer = second.mended(of: [wrong])
    let text = try #require(outer).text
    #expect(!text.contains("load()"))
    #expect(text.contains("VStack"))
  }

  /// What a control that is not there does is no view, wherever in it the compiler says so.
  @Test func leavesActionsOutWithTheirControls() throws {
    let source = """
      struct Row: View {
        var body: some View {
          HStack {
            CloseButton(mode: .text) { dismiss() }
            Text("A")
          }
        }
      }
      """
    var mender = Mender(source)
    let missing = try CompilerError(at: "CloseButton", in: source, saying: "cannot find 'CloseButton' in scope")
    let first = mender.mended(of: [missing])
    let once = try #require(first).text
    var second = Mender(once)
    let wrong = try CompilerError(at: "dismiss", in: once, saying: "type '()' cannot conform to 'View'")
    let outer = second.mended(of: [wrong])
    let result = try #require(outer)
    #expect(!result.text.contains("dismiss"))
    #expect(result.text.contains("_PreviewGap(#\"CloseButton\"#"))
    #expect(result.text.contains("Text(\"A\")"))
    #expect(result.mends.isEmpty)
  }

  /// Where the compiler tells of a part what follows from a name inside it, the name is mended and the part stays.
  @Test func mendsWhatIsUnknownInside() throws {
    let source = """
      struct Rows: View {
        var body: some View {
          ForEach(items) { item in
            Button(item.name) {}
              .softButtonStyle(Capsule(), color: Color.Theme.main)
          }
        }
      }
      """
    var unknown = UnknownNames()
    unknown.note([
      CompilerError(line: 1, column: 1, message: "value of type 'Button<Text>' has no member 'softButtonStyle'"),
      CompilerError(line: 1, column: 1, message: "type 'Color' has no member 'Theme'"),
    ])
    var mender = Mender(source, unknown: unknown)
    let error = try CompilerError(
      at: "ForEach", in: source, saying: "cannot convert value of type '[Item]' to expected argument type 'Range<Int>'")
    let result = mender.mended(of: [error])
    let mended = try #require(result)
    #expect(mended.text.contains("Button(item.name) {}"))
    #expect(!mended.text.contains("softButtonStyle"))
    #expect(!mended.text.contains("_PreviewGap"))
  }

  /// Of a value inside a closure nothing is known where something further down in the closure is unknown: that is mended,
  /// and the part with the value stays.
  @Test func mendsWhatIsUnknownAround() throws {
    let source = """
      struct Rows: View {
        var body: some View {
          ForEach(items) { item in
            Image(item.icon)
              .resizable()
            Button(item.name) {}
              .softButtonStyle(Capsule())
          }
        }
      }
      """
    var unknown = UnknownNames()
    unknown.note([
      CompilerError(line: 1, column: 1, message: "value of type 'Button<Text>' has no member 'softButtonStyle'")
    ])
    var mender = Mender(source, unknown: unknown)
    let error = try CompilerError(
      at: "Image", in: source,
      saying: "cannot convert value of type 'Binding<Subject>' to expected argument type 'ImageResource'")
    let result = mender.mended(of: [error])
    let mended = try #require(result)
    #expect(mended.text.contains("Image(item.icon)\n        .resizable()"))
    #expect(mended.text.contains("Button(item.name) {}"))
    #expect(mended.mends.map(\.what) == [".softButtonStyle(Capsule())"])
  }

  /// All of an app's modules are compiled as one, which then stands before what another one had.
  @Test(arguments: [
    ("static let all: [Models.Trip] = []", "Models", "cannot find type 'Models' in scope", "[Team.Trip]"),
    ("var body: some View { App.Trip.Row() }", "App.", "cannot find 'App' in scope", "{ Team.Trip.Row() }"),
    ("let trip: Models.Trip", "Trip\n", "no type named 'Trip' in module 'Models'", "let trip: Team.Trip"),
    ("let log = OSLog.Logger()", "OSLog", "cannot find 'OSLog' in scope", "let log = A11yLogging.Logger()"),
  ])
  func requalifies(line: String, mark: String, message: String, has: String) throws {
    let source = "enum Mock {\n  \(line)\n}\n"
    var mender = Mender(source, in: Mender.Surroundings(module: "Team", names: ["Trip"]))
    let result = mender.mended(of: [try CompilerError(at: mark, in: source, saying: message)])
    let mended = try #require(result)
    #expect(mended.text.contains(has))
    #expect(mended.mends.isEmpty)
  }

  /// What the module of all does not have is left out, and not looked for there again.
  @Test func leavesOutWhatNoModuleHas() throws {
    let source = "struct Row {\n  let trip: Team.Trip\n  let name: String\n}\n"
    var mender = Mender(source, in: Mender.Surroundings(module: "Team", names: []))
    let message = "no type named 'Trip' in module 'Team'"
    let result = mender.mended(of: [try CompilerError(at: "Trip", in: source, saying: message)])
    let mended = try #require(result)
    #expect(!mended.text.contains("Team.Trip") && mended.text.contains("let name: String"))
    #expect(mended.mends.count == 1)
  }

  /// What a view of UIKit's does is left out as a whole, and nobody is told.
  @Test(arguments: [
    ("GifView", "func makeUIView(context: Context) -> UIView {}", "func makeUIView(context: Context) -> GifView {}"),
    (
      "makeGif", "-> UIView { _previewGap(",
      "func makeUIView(context: Context) -> UIView { let gif = makeGif(); return gif }"
    ),
    ("Gif.shared", "func go() { _ = _PreviewGap(", "class Coordinator: NSObject { func go() { Gif.shared.go() } }"),
  ])
  func leavesOutUIKit(mark: String, has: String, line: String) throws {
    let source = "struct Gif: UIViewRepresentable {\n  let name: String\n  \(line)\n}\n"
    let message =
      mark.first?.isLowercase == true ? "cannot find 'makeGif' in scope" : "cannot find type '\(mark)' in scope"
    var mender = Mender(source)
    let result = mender.mended(of: [try CompilerError(at: mark, in: source, saying: message)])
    let mended = try #require(result)
    #expect(mended.text.contains(has) && mended.text.contains("let name: String"))
    #expect(mended.mends.isEmpty)
  }

  /// What only asks something of a view that it does not have is left out of a function of UIKit's by itself.
  @Test(arguments: [
    ("cell.glow = true", "value of type 'UITableViewCell' has no member 'glow'", "glow"),
    ("cell.textLabel?.glow(2) { _ in }", "value of type 'UILabel' has no member 'glow'", "glow"),
    ("cell.traits = [.link, .glow]", "type 'UIAccessibilityTraits' has no member 'glow'", "glow"),
    ("cell.accessoryType = .glow", "type 'UITableViewCell.AccessoryType' has no member 'glow'", ".glow"),
  ])
  func leavesOutSettings(step: String, message: String, mark: String) throws {
    let result = try mendedCell("cell.textLabel?.text = words; \(step); return cell", mark, message)
    #expect(result.contains("cell.textLabel?.text = words; _ = _PreviewGap("))
    #expect(result.contains("); return cell }") && !result.contains(step))
  }

  /// What others need, or what would be put into something, is not left out by itself.
  @Test(arguments: [
    "let glow = cell.glow; return glow", "return cell.glow", "cell.glow()", "add(UILabel().glow); return cell",
    "if cell.glow { cell.add() }; return cell",
  ])
  func leavesOutFunctions(steps: String) throws {
    let result = try mendedCell(steps, "glow", "value of type 'UITableViewCell' has no member 'glow'", after: ".")
    #expect(result.contains("-> UITableViewCell { _previewGap(#\"cell is of UIKit, and is left out"))
  }

  private func mendedCell(_ steps: String, _ mark: String, _ message: String, after: String = "") throws -> String {
    let source = "final class Rows: UITableViewController {\n  func cell() -> UITableViewCell { \(steps) }\n}\n"
    var error = try CompilerError(at: after + mark, in: source, saying: message)
    error.column += after.count
    var mender = Mender(source)
    let result = mender.mended(of: [error])
    let mended = try #require(result)
    #expect(mended.mends.isEmpty)
    return mended.text
  }

  /// What has a value of a type that is not there keeps it, and is given one of which nothing is known.
  @Test(arguments: [
    ("let interface: Interface<Action>", "let interface: _PreviewUnknown"),
    ("@State private var interface: any Interface", "@State private var interface: _PreviewUnknown"),
    (
      "func go(_ all: [Interface<A>.Part], then: @escaping (Int) -> Void)",
      "func go(_ all: [_PreviewUnknown], then: @escaping (Int) -> Void)"
    ),
    ("func go(then: @escaping Interface)", "func go(then: _PreviewUnknown)"),
    ("case detail(Interface?)", "case detail(_PreviewUnknown?)"),
  ])
  func standsInForTypes(line: String, has: String) throws {
    let source = "struct Row {\n  \(line)\n}\n"
    var mender = Mender(source)
    let message = "cannot find type 'Interface' in scope"
    let result = mender.mended(of: [try CompilerError(at: "Interface", in: source, saying: message)])
    #expect(try #require(result).text == "struct Row {\n  \(has)\n}\n")
  }

  /// A view that is one by a protocol that is not there stays one, with what it shows if that does not need the protocol.
  @Test(arguments: [
    ("func body(props: Props) -> some View { Text(props.name) }", "struct Row: Hashable, _PreviewGapView {"),
    ("var body: some View { Text(\"A\") }", "struct Row: Hashable, View {"),
    ("func load() {}", "struct Row: Hashable {"),
  ])
  func keepsViews(line: String, has: String) throws {
    let source = "struct Row: Hashable, ConnectedView {\n  \(line)\n}\n"
    var mender = Mender(source)
    let message = "cannot find type 'ConnectedView' in scope"
    let result = mender.mended(of: [try CompilerError(at: "ConnectedView", in: source, saying: message)])
    let mended = try #require(result)
    #expect(mended.text == "\(has)\n  \(line)\n}\n")
    #expect(mended.mends.map(\.what) == ["Row: ConnectedView"])
  }

  /// What a module of others does not have is told as it was written, and what has a value of it keeps one.
  @Test func standsInForTypesOfModules() throws {
    let source = "struct Row {\n  let skus: [Shop.Sku]\n  func go() { Shop.start() }\n}\n"
    var mender = Mender(source, in: Mender.Surroundings(module: "Team", names: ["Row"]))
    let result = mender.mended(of: [
      try CompilerError(at: "Sku", in: source, saying: "no type named 'Sku' in module 'Shop'"),
      try CompilerError(at: "start", in: source, saying: "module 'Shop' has no member named 'start'"),
    ])
    let mended = try #require(result)
    #expect(mended.text.contains("let skus: [_PreviewUnknown]"))
    #expect(!mended.text.contains("Team.") && !mended.text.contains("Shop.start"))
    #expect(mended.mends.map(\.error.words).contains("module 'Shop' has no member named 'start'"))
  }

  /// An argument of a type that is not there is one of which nothing is known, and the view stays.
  @Test func standsInForArguments() throws {
    let source = """
      struct Row: View {
        var body: some View { Rows(interface: .consume { go($0) }, title: "A") }
      }
      """
    var mender = Mender(source)
    let error = try CompilerError(
      at: "consume", in: source, saying: "type '_PreviewUnknown' has no member 'consume'")
    let result = mender.mended(of: [error])
    #expect(try #require(result).text.contains("{ Rows(interface: _PreviewUnknown(), title: \"A\") }"))
  }

  /// What nobody knows of is bound as it is, but where a loop asks for it until it is not there.
  @Test(arguments: [
    ("if let item = model.item { show(item) }", "if case let item = model.item { show(item) }"),
    ("if let item { show(item) }", "if case let item = item { show(item) }"),
    ("guard isOn, let item = try model.item(3) else { return }", "isOn, case let item = try model.item(3) else"),
    ("while let item = model.item { show(item) }", "while let item"),
  ])
  func bindsUnknowns(line: String, has: String) throws {
    let source = "struct Model {\n  func go() {\n    if isFirst { return }\n    \(line)\n  }\n}\n"
    var mender = Mender(source)
    let result = mender.mended(of: [
      try CompilerError(
        at: "let item", in: source,
        saying: "initializer for conditional binding must have Optional type, not '_PreviewUnknown'")
    ])
    let mended = try #require(result)
    #expect(mended.text.contains(has) != line.hasPrefix("while"))
    #expect(mended.mends.isEmpty != line.hasPrefix("while"))
  }

  /// Of what nobody knows it is not known that it may be missing.
  @Test func chainsUnknowns() throws {
    let source = "struct Model {\n  var name: String { account?.details?.name ?? words }\n}\n"
    var mender = Mender(source)
    let result = mender.mended(of: [
      try CompilerError(
        at: "?.details", in: source,
        saying: "cannot use optional chaining on non-optional value of type '_PreviewUnknown'")
    ])
    let mended = try #require(result)
    #expect(mended.text == source.replacing("account?.", with: "account.") && mended.mends.isEmpty)
  }

  /// As the macro `@Model` of SwiftData's does: a constant with a value takes another one when its type is made.
  @Test("A constant that is given its value once more is a variable")
  func constants() throws {
    let source = """
      final class Post {
        public let id: UUID = UUID()
        init(id: UUID) {
          self.id = id
        }
      }
      """
    var mender = Mender(source)
    let result = mender.mended(of: [
      try CompilerError(
        at: "self.id", in: source, saying: "immutable value 'self.id' may only be initialized once")
    ])
    let mended = try #require(result)
    #expect(mended.text == source.replacing("let id", with: "var id") && mended.mends.isEmpty)
  }

  /// What is given to something else is made all the same, with what it would have been made with.
  @Test(arguments: [
    ("func go() { theme = Box<Theme>(value: 3) }", "theme = _PreviewUnknown._made(value: 3)"),
    ("func go() { use(Box.Part(1), as: 2) }", "use(_PreviewUnknown._made(1), as: 2)"),
    ("func go() -> Theme { return try await Box(value: 3) }", "return try await _PreviewUnknown._made(value: 3)"),
    ("let theme = Box(value: 3)", "let theme = _PreviewUnknown._made(value: 3)"),
    ("static let `default`: Theme = Box(value: 3)", "`default`: Theme = _PreviewUnknown._made(value: 3)"),
    ("var body: some View { Row(theme: Box(value: 3)) }", "{ Row(theme: _PreviewUnknown._made(value: 3)) }"),
    ("#Preview { Row(theme: Box(value: 3)) }", "{ Row(theme: _PreviewUnknown._made(value: 3)) }"),
    ("func go() { kept = values.read(Box.self, at: 2) }", "values.read(_PreviewUnknown.self, at: 2)"),
  ])
  func makesUnknowns(line: String, has: String) throws {
    let source = line.hasPrefix("#") ? "\(line)\n" : "struct Row: View {\n  \(line)\n}\n"
    var mender = Mender(source)
    let result = mender.mended(of: [
      try CompilerError(at: "Box", in: source, saying: "cannot find 'Box' in scope")
    ])
    let mended = try #require(result)
    #expect(mended.text.contains(has))
    #expect(mended.mends.count == 1)
  }

  /// A view by itself, what a modifier is given, and what is done by a type are no values that could be made.
  @Test(arguments: [
    "var body: some View { Box(value: 3) }",
    "var body: some View { Text(\"A\").buttonStyle(Box(value: 3)) }",
    "func go() { Box.start(with: 3) }",
    "@StateObject var theme = Box(value: 3)",
  ])
  func makesNoOthers(line: String) throws {
    let source = "struct Row: View {\n  \(line)\n}\n"
    var mender = Mender(source)
    let result = mender.mended(of: [
      try CompilerError(at: "Box", in: source, saying: "cannot find 'Box' in scope")
    ])
    #expect(try !#require(result).text.contains("_made("))
  }

  /// Of a view in which something is unknown the compiler can say two things, and one mend is enough for both.
  @Test func mendsOnceForTwoErrors() throws {
    let source = """
      struct Rows: View {
        var body: some View {
          ForEach(items) { item in
            Button(item.name) {}
              .softButtonStyle(Capsule())
          }
        }
      }
      """
    var unknown = UnknownNames()
    unknown.note([
      CompilerError(line: 1, column: 1, message: "value of type 'Button<Text>' has no member 'softButtonStyle'")
    ])
    var mender = Mender(source, unknown: unknown)
    let first = try CompilerError(
      at: "ForEach", in: source, saying: "cannot convert value of type '[Item]' to expected argument type 'Binding<C>'")
    let second = try CompilerError(at: "ForEach", in: source, saying: "generic parameter 'C' could not be inferred")
    let result = mender.mended(of: [first, second])
    let mended = try #require(result)
    #expect(mended.text.contains("ForEach(items) { item in"))
    #expect(mended.text.contains("Button(item.name) {}"))
    #expect(mended.mends.map(\.what) == [".softButtonStyle(Capsule())"])
  }

  /// What makes a model goes on without one step, however much was missing inside that step.
  @Test func leavesStepsOutWithTheirGaps() throws {
    let gaps = (1...6).map { "_ = _PreviewGap(#\"\($0)\"#)" }.joined(separator: "\n      ")
    let source = """
      final class Model {
        init() {
          options.map { option in
            \(gaps)
            return option
          }
          .assign(to: \\.options, on: self)
          start()
        }
      }
      """
    var mender = Mender(source)
    let error = try CompilerError(at: "assign", in: source, saying: "cannot convert value of type 'KeyPath'")
    let result = mender.mended(of: [error])
    let mended = try #require(result).text
    #expect(mended.contains("_ = _PreviewGap(#\"init needs"))
    #expect(mended.contains("start()"))
    #expect(!mended.contains("fatalError"))
  }

  /// What is soon to be heard is left out in larger parts.
  @Test func leavesOutWholes() throws {
    let source = """
      struct Row: View {
        var body: some View {
          VStack {
            missing
            Text("A")
          }
        }
      }
      """
    var mender = Mender(source, leavesOutWholes: true)
    let error = try CompilerError(at: "missing", in: source, saying: "cannot find 'missing' in scope")
    let result = mender.mended(of: [error])
    let mended = try #require(result)
    #expect(mended.text.contains("_PreviewGap(#\"body\"#"))
    #expect(!mended.text.contains("VStack"))
  }

  /// A gap that is itself wrong in its place is left out with what is around it.
  @Test func goesOutwards() throws {
    let source = """
      struct Row: View {
        var body: some View {
          List {
            Row(value: missing)
          }
        }
      }
      """
    var mender = Mender(source)
    let error = try CompilerError(at: "missing", in: source, saying: "cannot find 'missing' in scope")
    let first = mender.mended(of: [error])
    let once = try #require(first).text
    let next = try CompilerError(at: "_PreviewGap", in: once, saying: "cannot convert value")
    var second = Mender(once)
    let outer = second.mended(of: [next])
    let twice = try #require(outer)
    #expect(twice.text.contains("_PreviewGap(#\"List\"#"))
    #expect(twice.mends.map(\.what) == ["List"])
  }

  /// What is compared says whether something is so, whatever is compared; what is chosen by that can be anything.
  @Test(arguments: [
    ("path.status == .up && path.ways.count > 0", "Bool"), ("!path.isDown", "Bool"),
    ("path.isUp ? path.ways : []", Mender.unknownType), ("path.ways.filter { $0 != nil }", Mender.unknownType),
    ("path.isUp == true ? 1 : 2", Mender.unknownType),
  ])
  func knowsComparisons(value: String, type: String) throws {
    let source = "func check() {\n  let answer = \(value)\n  tell(answer)\n}\n"
    var mender = Mender(source)
    let error = try CompilerError(at: "path", in: source, saying: "cannot find 'path' in scope")
    let result = mender.mended(of: [error])
    #expect(try #require(result).text.contains("let answer: \(type) = _previewGap("))
  }

  /// Of a value without a written type nothing is known, and the steps after it stay.
  @Test(arguments: ["let version = Version.current.main", "var version = await Version { $0.main }"])
  func standsInForValues(line: String) throws {
    let source = "func check() {\n  \(line)\n  tell(version)\n}\n"
    var mender = Mender(source)
    let error = try CompilerError(at: "Version", in: source, saying: "cannot find 'Version' in scope")
    let result = mender.mended(of: [error])
    let text = try #require(result).text
    #expect(text.contains(" version: _PreviewUnknown = _previewGap("))
    #expect(text.contains("\n  tell(version)\n"))
  }

  /// What would have been given a value by a step that is left out is given an empty one.
  @Test(arguments: ["count = version.count", "count =\n      version.count"])
  func givesLostValues(step: String) throws {
    let source = """
      func check() {
        let count: Int
        let name: String = "A"
        if let version = Version.current {
          \(step)
        } else {
          count = 0
        }
        tell(count)
      }
      """
    var mender = Mender(source)
    let error = try CompilerError(at: "Version", in: source, saying: "cannot find 'Version' in scope")
    let result = mender.mended(of: [error])
    let text = try #require(result).text
    #expect(text.contains("; count = _previewGap("))
    #expect(!text.contains("name = _previewGap("))
    #expect(text.contains("tell(count)"))
  }

  /// Of several results each is empty where it can be.
  @Test func givesSeveralResults() throws {
    let source = "func check() async -> (Bool, [String: Int]) { make(.now) }\n"
    var mender = Mender(source)
    let result = mender.mended(of: [try CompilerError(at: "make", in: source, saying: "cannot find 'make' in scope")])
    #expect(try #require(result).text.matches(of: /_previewGap\(/).count == 2)
  }

  /// What a function ends with gives its result, and is not left out alone.
  @Test func keepsResults() throws {
    let source = """
      func load() -> Answer {
        if isEmpty { return .none }
        switch result {
        case .success(let response): return .done(response)
        case .failure: return .failed
        }
      }
      """
    var mender = Mender(source)
    let error = try CompilerError(at: "done", in: source, saying: "type 'Answer' has no member 'done'")
    let first = mender.mended(of: [error])
    let once = try #require(first).text
    #expect(once.contains("return .failed"))
    var second = Mender(once)
    let next = try CompilerError(at: "result", in: once, saying: "cannot find 'result' in scope")
    let outer = second.mended(of: [next])
    let twice = try #require(outer).text
    #expect(twice.contains("func load() -> Answer { _previewGap("))
  }
}

extension CompilerError {
  /// An error at the first place where something stands.
  fileprivate init(at mark: String, in source: String, saying message: String) throws {
    let before = source[..<(try #require(source.firstRange(of: mark)).lowerBound)]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, message: message)
  }
}
