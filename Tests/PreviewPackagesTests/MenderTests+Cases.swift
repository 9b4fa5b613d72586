import Testing

extension MenderTests {
  /// A part of a file that is left out for one error.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var source: String
    /// What the error stands at, in the source.
    var mark: String
    var message: String
    /// What the mended text has in the place of what was left out, and what it keeps.
    var has: [String]
    var hasNot: [String]
    var what: String
  }

  static let cases = [
    Case(
      testDescription: "a modifier that views do not have",
      source: """
        struct Row: View {
          var body: some View {
            Text("A (")
              .introspect(.textField, on: .iOS(.v17)) { $0.tag = 1 }
              .padding()
          }
        }
        """,
      mark: "introspect", message: "value of type 'Text' has no member 'introspect'",
      has: [".padding()", "Text(\"A (\")"],
      hasNot: ["introspect"], what: ".introspect(.textField, on: .iOS(.v17)) { $0.tag = 1 }"),
    Case(
      testDescription: "a name that leads to modifiers, which views do not have",
      source: """
        struct Row: View {
          var body: some View {
            Text("A")
              .emojiText.size(12)
              .padding()
          }
        }
        """,
      mark: "emojiText", message: "value of type 'Text' has no member 'emojiText'",
      has: ["Text(\"A\")\n", ".padding()"], hasNot: ["emojiText", "size"], what: ".emojiText.size(12)"),
    Case(
      testDescription: "a modifier that is given what is not there",
      source: """
        struct Row: View {
          var body: some View {
            Button("A") { go(.fast) }
              .buttonStyle(BarStyle(big: true))
              .padding()
          }
        }
        """,
      mark: "BarStyle", message: "cannot find 'BarStyle' in scope", has: ["Button(\"A\") { go(.fast) }", ".padding()"],
      hasNot: ["BarStyle"], what: ".buttonStyle(BarStyle(big: true))"),
    Case(
      testDescription: "a macro that nobody knows, before a type",
      source: """
        @DependencyClient(live: "a")
        public struct Sounds {
          var name: String
        }
        """,
      mark: "DependencyClient", message: "unknown attribute 'DependencyClient'",
      has: ["public struct Sounds {", "var name: String"], hasNot: ["@", "live"], what: "Sounds"),
    Case(
      testDescription: "a protocol that a type inherits under another name",
      source: """
        struct Trip: Identifiable, Codable {
          var days: Days
        }
        """,
      mark: "Trip", message: "type 'Trip' does not conform to protocol 'Decodable'",
      has: ["struct Trip: Identifiable {", "var days: Days"], hasNot: ["Codable"], what: "Trip: Codable"),
    Case(
      testDescription: "a modifier that gives words, of which it stays known that they are missing",
      source: """
        struct Row: View {
          var body: some View {
            Button { go() } label: { Image("star") }
              .accessibilityLabel(Words.favorite)
              .padding()
          }
        }
        """,
      mark: "Words", message: "cannot find 'Words' in scope", has: ["._withoutWords()", ".padding()"],
      hasNot: ["Words.favorite"], what: ".accessibilityLabel(Words.favorite)"),
    Case(
      testDescription: "a modifier that a modifier of the app's begins with",
      source: """
        extension View {
          func searchField() -> some View {
            introspect(.textField, on: .iOS(.v17)) { $0.tag = 1 }
              .padding()
          }
        }
        """,
      mark: "introspect", message: "cannot find 'introspect' in scope", has: ["    self\n", ".padding()"],
      hasNot: ["introspect", "_PreviewGap"], what: "introspect"),
    Case(
      testDescription: "a view among others",
      source: """
        struct Row: View {
          var body: some View {
            VStack {
              KFImage(url)
                .resizable()
              Text("B")
            }
          }
        }
        """,
      mark: "KFImage", message: "cannot find 'KFImage' in scope",
      has: ["_PreviewGap(#\"KFImage\"#", "Text(\"B\")", "VStack"],
      hasNot: ["resizable"], what: "KFImage"),
    Case(
      testDescription: "an attribute of a property that can be nothing, before other properties",
      source: """
        struct Vehicle: Codable {
          @DocumentID var id: String?
          var owner: String?
          let name: String
        }
        """,
      mark: "@DocumentID", message: "unknown attribute 'DocumentID'",
      has: ["  var id: String?", "var owner: String?", "let name: String"], hasNot: ["DocumentID", "_previewGap"],
      what: "id"),
    Case(
      testDescription: "a property whose type is optional ends with its line",
      source: """
        struct Account {
          var user: User?
          var name: String?
        }
        """,
      mark: "User", message: "cannot find type 'User' in scope", has: ["var name: String?"], hasNot: ["User"],
      what: "user"),
    Case(
      testDescription: "a color",
      source: """
        struct Row: View {
          var body: some View {
            Text("A").background(Color.Theme.accent.opacity(0.5))
          }
        }
        """,
      mark: "Theme", message: "type 'Color' has no member 'Theme'", has: ["Color.clear.opacity(0.5)", "Text(\"A\")"],
      hasNot: ["Theme"], what: ".Theme.accent"),
    Case(
      testDescription: "a body that throws",
      source: """
        func load() async throws -> [Item] {
          let found = try await Database.shared.items()
          return found
        }
        """,
      mark: "Database", message: "cannot find 'Database' in scope",
      has: ["func load() async throws -> [Item] { throw _PreviewGapError("], hasNot: ["shared"], what: "load"),
    Case(
      testDescription: "a function without a result",
      source: """
        final class Model {
          func track() {
            Analytics.log("x")
          }
          var title = "T"
        }
        """,
      mark: "Analytics", message: "cannot find 'Analytics' in scope",
      has: ["_ = _PreviewGap(#\"track needs", "var title"],
      hasNot: ["log("], what: "track"),
    Case(
      testDescription: "a step among others",
      source: """
        final class Model {
          init(name: String) {
            self.name = name
            Analytics.log("x")
            begin()
          }
        }
        """,
      mark: "Analytics", message: "cannot find 'Analytics' in scope",
      has: ["self.name = name", "_ = _PreviewGap(#\"init needs", "begin()"],
      hasNot: ["log("], what: "init"),
    Case(
      testDescription: "a type of a Mac under the name of one of UIKit's",
      source: """
        typealias UIImage = NSImage
        struct Row {
          var image: UIImage
        }
        """,
      mark: "NSImage", message: "cannot find type 'NSImage' in scope", has: ["var image: UIImage"],
      hasNot: ["typealias", "_PreviewUnknown"], what: "UIImage"),
    Case(
      testDescription: "a loop that a closure begins with",
      source: """
        final class Model {
          func listen() {
            Task {
              for await state in server.changes {
                show(state)
              }
            }
            begin()
          }
        }
        """,
      mark: "server", message: "cannot find 'server' in scope",
      has: ["Task {", "_ = _PreviewGap(#\"listen", "begin()"],
      hasNot: ["for await", "changes"], what: "listen"),
    Case(
      testDescription: "a value that is given to a property at the beginning",
      source: """
        final class Model {
          init() {
            store = Store.shared.items
            begin()
          }
        }
        """,
      mark: "Store", message: "cannot find 'Store' in scope", has: ["store = _previewGap(#\"init", "begin()"],
      hasNot: ["shared"], what: "init"),
    Case(
      testDescription: "a beginning that is handed over with what is not there",
      source: """
        extension Model {
          convenience init(name: String) {
            begin()
            self.init(store: Store.shared)
          }
          func end() {}
        }
        """,
      mark: "Store.", message: "cannot find 'Store' in scope",
      has: ["extension Model {", "func end() {}"], hasNot: ["init(", "shared"], what: "init"),
    Case(
      testDescription: "a step that gives the result",
      source: """
        func title() -> String {
          if isEmpty { return "None" }
          return Words.title
        }
        """,
      mark: "Words", message: "cannot find 'Words' in scope",
      has: ["if isEmpty { return \"None\" }", "return _previewGap(#\"title"], hasNot: ["Words.title"], what: "title"),
    Case(
      testDescription: "the value that a parameter has unless it is given",
      source: """
        final class Loader {
          init(
            session: Session = Network.shared(for: [1, 2]),
            count: Int = 2
          ) {
            self.session = session
          }
        }
        """,
      mark: "Network", message: "cannot convert default value of type 'Network' to specified type 'Session'",
      has: ["session: Session = _previewGap(#\"init", "count: Int = 2", "self.session = session"],
      hasNot: ["Network.shared"], what: "init"),
    Case(
      testDescription: "a parameter whose value does not keep a promise",
      source: """
        func load(_ name: String, session: Session = Network.shared) -> Int { 2 }
        """,
      mark: "session", message: "default argument value of type 'Network' does not conform to 'Session'",
      has: ["session: Session = _previewGap(#\"load", "-> Int { 2 }"], hasNot: ["Network.shared"], what: "load"),
    Case(
      testDescription: "what a closure gives, where a gap gives nothing",
      source: """
        func register(in container: Container) {
          container.register(Session.self) { _ in
            _ = _PreviewGap(#"register needs Network"#)
          }
        }
        """,
      mark: "_ = _PreviewGap", message: "cannot convert value of type '()' to closure result type 'any Session'",
      has: ["register(Session.self) { _ in\n", "_previewGap(#\"register needs Network\"#)"],
      hasNot: ["_ = _PreviewGap"], what: "register"),
    Case(
      testDescription: "a constant whose type is known",
      source: """
        func load() {
          let names: [String] = Store.names
          show(names)
        }
        """,
      mark: "Store.", message: "cannot find 'Store' in scope",
      has: ["let names: [String] = _previewGap(#\"load", "show(names)"], hasNot: ["Store.names"], what: "load"),
    Case(
      testDescription: "a function that is one expression",
      source: """
        func title() -> String {
          Words.title
        }
        """,
      mark: "Words", message: "cannot find 'Words' in scope", has: ["func title() -> String { _previewGap("],
      hasNot: ["Words.title"], what: "title"),
    Case(
      testDescription: "a symbol beside words",
      source: """
        struct Row: View {
          var body: some View {
            Label("A", systemImage: Icons.name(of: .trash, 2).rawValue)
              .padding()
          }
        }
        """,
      mark: "Icons", message: "cannot find 'Icons' in scope",
      has: ["Label(\"A\", systemImage: _previewGap(", "))\n", ".padding()"], hasNot: ["_PreviewGap"],
      what: "Icons.name(of: .trash, 2).rawValue"),
    Case(
      testDescription: "a container around others",
      source: """
        struct Row: View {
          var body: some View {
            Router(path: $path) {
              Text("A")
            }
            .padding()
          }
        }
        """,
      mark: "Router", message: "cannot find 'Router' in scope",
      has: ["_PreviewGap(#\"Router\"#, ", " {\n", "Text(\"A\")", ".padding()"], hasNot: ["$path"], what: "Router"),
    Case(
      testDescription: "a container that gives its content something",
      source: """
        struct Row: View {
          var body: some View {
            VStack {
              Reader { proxy in
                Text(proxy.name)
              }
            }
          }
        }
        """,
      mark: "Reader", message: "cannot find 'Reader' in scope", has: ["VStack", "_PreviewGap(#\"Reader\"#"],
      hasNot: ["proxy"], what: "Reader"),
    Case(
      testDescription: "a property of a type that is not there",
      source: """
        final class Model {
          let player: AVFoo
          let name = "N"
        }
        """,
      mark: "AVFoo", message: "cannot find type 'AVFoo' in scope",
      has: ["let player: _PreviewUnknown", "let name"], hasNot: ["AVFoo"], what: "player"),
    Case(
      testDescription: "a value to begin with of a type that is not there, in an initializer",
      source: """
        struct Code: View {
          @_PreviewKept private var state = _PreviewUnknown()
          let words: String
          init(words: String) {
            _state = StateObject(wrappedValue: _PreviewUnknown._made(words: words))
            self.words = words
          }
          var body: some View { Text(words) }
        }
        """,
      mark: "StateObject",
      message: "cannot assign value of type 'StateObject<ObjectType>' to type '_PreviewKept<_PreviewUnknown>'",
      has: ["self.words = words", "Text(words)"], hasNot: ["StateObject", "_previewGap"], what: "init"),
    Case(
      testDescription: "a property with an attribute that is not there",
      source: """
        struct Row: View {
          @Injected(\\.store) private var store: Store
          var body: some View { Text("A") }
        }
        """,
      mark: "@Injected", message: "unknown attribute 'Injected'",
      has: ["@_PreviewKept private var store: Store = _previewGap(", "Text(\"A\")"],
      hasNot: ["@Injected"], what: "store"),
    Case(
      testDescription: "a property without a type, with an attribute that is not there",
      source: """
        struct Row: View {
          @Injected(\\.store) private var store
          var body: some View { Text("A") }
        }
        """,
      mark: "@Injected", message: "unknown attribute 'Injected'",
      has: ["@_PreviewKept private var store = _PreviewUnknown()", "Text(\"A\")"],
      hasNot: ["@Injected"], what: "store"),
    Case(
      testDescription: "a property of a view's with a value, with an attribute that is not there",
      source: """
        struct Row: View {
          @CloudStorage("isBig") private var isBig: Bool = true
          var body: some View { Toggle("Big", isOn: $isBig) }
        }
        """,
      mark: "CloudStorage", message: "cannot find type 'CloudStorage' in scope",
      has: ["  @_PreviewKept private var isBig: Bool = true\n", "isOn: $isBig"],
      hasNot: ["CloudStorage"], what: "isBig"),
    Case(
      testDescription: "a property whose attribute names its value",
      source: """
        struct Row: View {
          @Setting("size", default: 3)
          private var size: Int
          @State private var isOpen = false
          var body: some View { Text("\\(size)") }
        }
        """,
      mark: "@Setting", message: "unknown attribute 'Setting'",
      has: ["@_PreviewKept", "private var size: Int = 3\n", "@State private var isOpen"],
      hasNot: ["Setting"], what: "size"),
    Case(
      testDescription: "a property of what is no view keeps its value alone",
      source: """
        struct Options: Codable {
          @Flag("isBig") var isBig: Bool = true
        }
        """,
      mark: "@Flag", message: "unknown attribute 'Flag'", has: ["var isBig: Bool = true"], hasNot: ["@"], what: "isBig"),
    Case(
      testDescription: "an object that a view follows, of a type that is not there",
      source: """
        struct Row: View {
          @EnvironmentObject private var store: Store<Trip>
          var body: some View { Text("A") }
        }
        """,
      mark: "Store", message: "cannot find type 'Store' in scope",
      has: ["private var store = _PreviewUnknown()", "Text(\"A\")"],
      hasNot: ["@EnvironmentObject", "Store<"], what: "store"),
    Case(
      testDescription: "an object that a view makes of what is not there",
      source: """
        struct Row: View {
          @StateObject var store = Store(trips: [])
          var body: some View { Text("A") }
        }
        """,
      mark: "Store", message: "cannot find 'Store' in scope",
      has: ["var store = _PreviewUnknown()", "Text(\"A\")"], hasNot: ["@StateObject", "Store("], what: "store"),
    Case(
      testDescription: "a value of the environment that is not there",
      source: """
        struct Row: View {
          @Environment(\\.isWide) private var isWide: Bool
          var body: some View { Text("A") }
        }
        """,
      mark: ".isWide", message: "value of type 'EnvironmentValues' has no member 'isWide'",
      has: ["private var isWide: Bool { get { _previewGap(", "nonmutating set {} }"], hasNot: ["@Environment"],
      what: "isWide"),
    Case(
      testDescription: "a view beside the one that an own modifier changes",
      source: """
        extension View {
          func hud() -> some View {
            ZStack {
              self
              Hud(shows: true)
            }
          }
        }
        """,
      mark: "Hud(", message: "cannot find 'Hud' in scope", has: ["      self\n", "_PreviewGap(#\"Hud\"#"],
      hasNot: ["Hud(shows"], what: "Hud"),
    Case(
      testDescription: "a value of the environment by a name that has been left out",
      source: """
        struct Row: View {
          @Environment(\\.item) private var item
          var body: some View { Text("A") }
        }
        """,
      mark: ".item", message: "cannot infer key path type from context; consider explicitly specifying a root type",
      has: ["private var item = _PreviewUnknown()", "Text(\"A\")"], hasNot: ["@Environment"], what: "item"),
    Case(
      testDescription: "a constant that an extension gives a type",
      source: """
        extension Trip {
          static let sample = Maker.make()
          static let name = "N"
        }
        """,
      mark: "Maker", message: "cannot find 'Maker' in scope",
      has: ["static var sample: _PreviewUnknown { _PreviewUnknown() }", "static let name"], hasNot: ["Maker.make"],
      what: "sample"),
    Case(
      testDescription: "a property with a value, with an attribute that is not there",
      source: """
        final class Model {
          @UserDefault("hints") var showsHints: Bool = true
          let name = "N"
        }
        """,
      mark: "@UserDefault", message: "unknown attribute 'UserDefault'",
      has: [" var showsHints: Bool = true", "let name"], hasNot: ["@UserDefault"], what: "showsHints"),
    Case(
      testDescription: "a protocol that a type is to conform to",
      source: """
        final class Handler: NSObject, CLKDataSource, Sendable {
          func f() {}
        }
        """,
      mark: "CLKDataSource", message: "cannot find type 'CLKDataSource' in scope",
      has: [": NSObject, Sendable {", "func f()"],
      hasNot: ["CLKDataSource"], what: "Handler: CLKDataSource"),
    Case(
      testDescription: "a preview as a whole",
      source: """
        @available(iOS 18, *)
        #Preview("One") {
          VStack { Sample() }
        }
        struct A {}
        """,
      mark: "Sample", message: "cannot find 'Sample' in scope", has: ["struct A {}"],
      hasNot: ["#Preview", "@available"],
      what: "#Preview"),
    Case(
      testDescription: "a modifier of a preview that views do not have",
      source: """
        #Preview("One") {
          Sample()
            .snapshotPrecision(0.99)
            .padding()
        }
        """,
      mark: "snapshotPrecision", message: "value of type 'some View' has no member 'snapshotPrecision'",
      has: ["#Preview(\"One\") {", "Sample()", ".padding()"], hasNot: ["snapshotPrecision"],
      what: ".snapshotPrecision(0.99)"),
    Case(
      testDescription: "a variable whose name is a word of the language's own",
      source: """
        struct Store {
          static let `default` = Store(load: { $0.missing })
          func f() {}
        }
        """,
      mark: "missing", message: "value of type 'Keeper' has no member 'missing'",
      has: ["static var `default` = _PreviewUnknown()", "func f()"], hasNot: ["missing"], what: "default"),
    Case(
      testDescription: "a variable whose type ends on a line of its own",
      source: """
        struct Store {
          @Kept("a") var load:
            (Int) -> Either<
              String, () -> Row
            >
          var size: Int
            - 1
        }
        """,
      mark: "Kept", message: "unknown attribute 'Kept'", has: ["struct Store {", "var size: Int"],
      hasNot: ["@Kept", "\n    >"], what: "load"),
    Case(
      testDescription: "what is only done while a view is made",
      source: """
        struct Row: View {
          var body: some View {
            let _ = Tracer.trace(self)
            Text("B")
          }
        }
        """,
      mark: "Tracer", message: "cannot find 'Tracer' in scope", has: ["Text(\"B\")"], hasNot: ["Tracer", "Gap"],
      what: "let _ = Tracer.trace(self)"),
    Case(
      testDescription: "what stands after conditions for the compiler",
      source: """
        struct Row: View {
          var body: some View {
            Text(missing)
              #if DEBUG
              .padding()
              #endif
            Text("B")
          }
        }
        """,
      mark: "missing", message: "cannot find 'missing' in scope", has: ["Text(\"B\")"], hasNot: ["#if", "#endif"],
      what: "Text"),
  ]
}

extension MenderTests.Case {
  /// How many lines the file has, which stay as many.
  var lineCount: Int { source.split(separator: "\n", omittingEmptySubsequences: false).count }
}
