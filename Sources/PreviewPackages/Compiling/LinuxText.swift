/// The text of a file where the compiler on Linux is to see another one than the file's own: lines are exchanged, one by one.
struct LinuxText {
  private var exchanged: [Substring: String] = [:]
  /// The line that imports SwiftUI.
  private var importOfSwiftUI: Substring?
  /// What stands after the last line.
  private var addition = ""

  /// Notes a line that imports a module.
  ///
  /// - Returns: The module that is imported here.
  mutating func note(importOf module: String, in line: Substring) -> String {
    if module == "SwiftUI", importOfSwiftUI == nil { importOfSwiftUI = line }
    let isInside = ModuleTable.insideFoundation.contains(module)
    let isPart = line.contains(".") && !ModuleTable.available.contains(module)
    let name = isInside ? "Foundation" : ModuleTable.name(for: module)
    if name != module || isPart {
      let before = line.prefix(upTo: line.firstRange(of: "import")?.lowerBound ?? line.startIndex)
      exchanged[line] = "\(before)import \(name)"
    }
    return name
  }

  /// Notes a file that uses what SwiftUI has for Core Data, which here is in the module of that.
  ///
  /// - Returns: Whether the file needs to import it.
  mutating func note(fetchesIn text: String, imports: [String]) -> Bool {
    guard let line = importOfSwiftUI, !imports.contains("CoreData"),
      ["FetchRequest", "FetchedResults"].contains(where: text.holds)
    else { return false }
    exchanged[line] = "import CoreData; \(line)"
    return true
  }

  /// Notes a line that gives a type of another module the same name in its own: in one module it is the same type.
  ///
  /// - Returns: The type and the other module; `nil` if it is another name.
  mutating func note(alias line: Substring, imports: [String]) -> (type: String, module: String)? {
    guard let match = line.firstMatch(of: /^(?:\w+\s+)?typealias\s+(\w+)\s*=\s*(\w+)\.(\w+)\s*$/),
      match.output.1 == match.output.3, imports.contains(ModuleTable.name(for: String(match.output.2)))
    else { return nil }
    exchanged[line] = ""
    return (String(match.output.1), String(match.output.2))
  }

  /// Notes a line that tells the compiler under which condition it sees what follows: previews are of an iPhone's app.
  mutating func note(condition line: Substring) {
    let changed = line.replacing("os(iOS)", with: "os(Linux)")
      .replacing(/canImport\((\w+)(?:\.\w+)*\)/) {
        ModuleTable.isOfPhone(String($0.output.1)) ? "os(Linux)" : String($0.output.0)
      }
    if changed != line { exchanged[line] = String(changed) }
  }

  /// Notes a line that makes a type the beginning of a program: here another one begins it, and has the type all the same.
  mutating func note(entryPoint line: Substring) {
    exchanged[line] = String(line.replacing(/@(?:main|UIApplicationMain|NSApplicationMain)\b\s?/, with: ""))
  }

  /// Notes a line that declares a class: what is the delegate of an app can be made without a word of its type.
  mutating func note(class name: String, in line: Substring) {
    guard line.contains("UIApplicationDelegate"), line.contains("class") else { return }
    addition +=
      "\nextension \(name): _MadeAppDelegate { static func _make() -> any UIApplicationDelegate { \(name)() } }\n"
  }

  /// The text with the lines exchanged; `nil` if it is the file's own.
  func text(of text: String) -> String? {
    let isForObjectiveC = ["#selector(", "@objc", "@IB", "@NSManaged"].contains(where: text.holds)
    let isForNetworks = text.holds("Foundation.URL") || text.holds("Foundation.HTTP")
    let hasPredicates = text.holds("#Predicate")
    let hasZips = text.holds("Publishers.Zip")
    guard
      !exchanged.isEmpty || !addition.isEmpty || isForObjectiveC || isForNetworks || hasPredicates || hasZips
    else { return nil }
    return text.lines.map { line in
      var line = exchanged[line] ?? String(line)
      if isForNetworks { line = LinuxText.withNetworks(line) }
      if hasPredicates { line = LinuxText.withPlainPredicates(line) }
      if hasZips { line = LinuxText.withOwnZips(line) }
      return isForObjectiveC ? LinuxText.withoutObjectiveC(line) : line
    }
    .joined(separator: "\n") + addition
  }

  /// A line with what Foundation has in a module of its own here under the name of that module.
  private static func withNetworks(_ line: String) -> String {
    let types = /\bFoundation\.(URLSession|URLRequest|URLResponse|URLProtocol|URLCache|URLCredential|HTTP)/
    return line.replacing(types) { "FoundationNetworking.\($0.output.1)" }
  }

  /// A line whose predicates are made of their closures as they are: what Foundation's macro makes of a longer one the
  /// compiler does not come to an end with.
  private static func withPlainPredicates(_ line: String) -> String {
    line.replacing(/#Predicate\b(<[^{(]*>)?/) { "Foundation.Predicate\($0.output.1 ?? "")._of" }
  }

  /// A line that joins publishers by the simulator's own ones, with which no program ends.
  private static func withOwnZips(_ line: String) -> String {
    line.replacing(/\bPublishers\.Zip(?=[34]?\b)/, with: "Publishers.Zipped")
  }

  /// A property or a method that Core Data makes when the app runs, as one that does without that.
  private static func withoutManagement(_ line: String) -> String {
    let rest = line.replacing(/@NSManaged\s*/, with: "").replacing(/@objc(?:\([^)]*\))?\s*/, with: "")
    if rest.contains(/\bfunc\b/) { return rest.contains("->") ? line : "\(rest) {}" }
    return rest.replacing(/var\s+(\w+)\s*:\s*([^\/={]+?)\s*(\/\/.*)?$/) { match in
      let (name, type) = (match.output.1, match.output.2)
      return "var \(name): \(type) { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"
    }
  }

  /// A line without what only Objective-C needs to find things.
  private static func withoutObjectiveC(_ line: String) -> String {
    if line.contains("@NSManaged") { return withoutManagement(line) }
    guard line.contains("#selector(") || line.contains("@objc") || line.contains("@IB") else { return line }
    return line.replacing(/#selector\(((?:[^()"]|\([^()"]*\))*)\)/) { match in
      let method = match.output.1
      // A method is named as words, and as what is called by them; of a property only the words are left.
      let isProperty = method.hasPrefix("getter:") || method.hasPrefix("setter:")
      return isProperty ? "Selector(\"\(method)\")" : "Selector(\"\(method)\", \(method))"
    }
    .replacing(/@(?:objcMembers|objc|IBAction|IBOutlet|IBInspectable|IBDesignable)\b(?:\([^)]*\))?\s?/, with: "")
  }
}
