import Diagnostics
import Interface
import OrderedCollections

/// The state of one reading of a scenario: what is visible where it stands, and what was found wrong.
struct Reading {
  private(set) var diagnostics: [Diagnostic] = []
  /// The names that expressions can see here.
  var names = NameScope()
  /// The state that text fields begin by being bound to it.
  var drafts: [String] = []
  /// The screens that actions and links can lead to.
  var screens: [String] = []
  /// The author's own views, by the names that they are used by.
  var components: [String: ComponentSignature] = [:]
  /// Whether what is read now is part of a component.
  var isInComponent = false
  /// The app's own words.
  var strings = KnownStrings.none
  /// What included files name as the app's own words, each with the file.
  var includedStrings: [(value: DocumentNode, file: String)] = []
  /// What is wrong in other files that the scenario names.
  var errorsElsewhere: [ScenarioError] = []
  /// The paths of all other files that were read, or are not there.
  var otherPaths: [String] = []
  /// Whether names may stand in files that are not known, so that others than those that are here are not wrong.
  var isPart = false
  /// The lines in which a comment may be meant as text, by the numbers of the files.
  var commentedLines: [Int: Set<Int>] = [:]
  /// The elements that are referred to by name, checked once all are known.
  var elementReferences: [(query: Query?, name: Scalar)] = []
  /// The names in expressions that nothing has, with those that are known in their place.
  var missedNames: [(name: String, place: SourcePlace, known: [String])] = []
  /// What holds where the scenario says nothing.
  var defaults = ScenarioDefaults()
  /// The file that is read, with those that it includes.
  private(set) var file: SourceFile
  private var cursor: SourceCursor
  private var includedCursors: [SourceCursor] = []

  init(_ source: SourceFile) {
    file = source
    cursor = SourceCursor(source)
  }

  /// Takes in the files that the file includes, by their numbers in places.
  mutating func include(_ files: [SourceFile]) {
    file = file.including(files)
    includedCursors = files.map(SourceCursor.init)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Takes back what was reported since there were so many diagnostics.
  mutating func forget(after count: Int) {
    diagnostics.removeLast(diagnostics.count - count)
  }

  /// Tries a reading without reporting anything.
  mutating func attempt<Output>(_ read: (inout Reading) -> Output?) -> Output? {
    let before = (diagnostics.count, missedNames.count)
    let output = read(&self)
    forget(after: before.0)
    missedNames.removeLast(missedNames.count - before.1)
    return output
  }

  /// Reads, and gives the first thing that is found wrong a hint in place of its own; the hint is looked for only then.
  mutating func hinting<Output>(_ hint: (Reading) -> String?, _ read: (inout Reading) -> Output) -> Output {
    let before = diagnostics.count
    let output = read(&self)
    if diagnostics.count > before, let hint = hint(self) { diagnostics[before].hints = [hint] }
    return output
  }

  /// Lets expressions see state, and nothing else but what text fields are bound to.
  mutating func beginNames(with state: OrderedDictionary<String, Value>) {
    names = isPart ? .unknown : NameScope(state: state, drafts: drafts)
  }

  /// The text of a scalar with the place of each of its characters.
  mutating func placed(_ scalar: Scalar) -> PlacedText {
    PlacedText(scalar, source: source(from: scalar.place))
  }

  /// What stands in a file from a place on.
  mutating func source(from place: SourcePlace) -> Substring.UnicodeScalarView {
    let number = place.file - 1
    return includedCursors.indices.contains(number)
      ? includedCursors[number].text(from: place) : cursor.text(from: place)
  }

  /// Notes that an element is referred to by name.
  mutating func reference(_ scalar: Scalar) -> ElementReference {
    elementReferences.append((nil, scalar))
    return ElementReference(scalar.text, origin: scalar.place)
  }

  /// Notes that an element is looked for.
  mutating func reference(_ query: Query, at node: DocumentNode) -> Query {
    let keys = ["name", "contains", "matches"]
    let words = node.scalar ?? node.entries?.first { keys.contains($0.key.text) }?.value.scalar
    if let words { elementReferences.append((query, words)) }
    return query
  }

  /// Checks that there is a screen of this name.
  mutating func screen(_ scalar: Scalar) -> String {
    if !isPart, !screens.contains(scalar.text) {
      // Where there is one alone, the others have not been written yet.
      let advice = screens.count == 1 ? "write 'screens: { \(screens[0]): …, \(scalar.excerpt): { views: […] } }'" : nil
      report(.unknownWord("unknown-screen", "screen", scalar, among: screens, otherwise: advice))
    }
    return scalar.text
  }
}
