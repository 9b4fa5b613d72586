internal import Diagnostics
internal import Foundation

/// Reads the files that a file includes, with those that they include, and puts together what they hold.
///
/// What a file says itself counts over what it includes, as in a merge of YAML's.
struct IncludedFiles {
  /// The entries of one key, such as `components`, by their names.
  typealias Section = [DocumentNode.Entry]

  /// What an included file and those that it includes hold, by the keys at the top.
  private typealias Content = [String: Section]

  /// The files, by their numbers in places.
  private(set) var files: [SourceFile] = []
  /// The lines in which a comment may be meant as text, by the numbers of the files.
  private(set) var commentedLines: [Int: Set<Int>] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What the files name as the app's own words, each with the file; what a file says counts over what it includes.
  private(set) var strings: [(value: DocumentNode, file: String)] = []
  /// The paths at which a file is looked for and is not there.
  private(set) var absentPaths: [String] = []
  /// What is wrong with files that hold no text.
  private(set) var errors: [ScenarioError] = []
  private var size = 0
  /// In which format each file is written, by its number.
  private var formats: [Int: ScenarioSource.Format] = [:]
  /// What has been read, by the path that leads to it without links; `nil` while it is being read.
  private var known: [String: Content?] = [:]
  /// The names of the files around what is read now, the outermost first.
  private var chain: [(path: String, name: String)] = []

  /// Whether a file could not be read, so that something may be missing.
  var isIncomplete: Bool { !diagnostics.isEmpty || !errors.isEmpty }

  /// The key with the paths of the files.
  static let key = "include"
  /// The keys whose entries an included file hands over.
  static let sections = ["state", "components"]
  /// The key with the app's own words.
  static let stringsKey = "strings"
  /// All keys of an included file.
  static let keys = Set(["$schema", key, stringsKey] + sections)
  /// The keys that make a file a scenario.
  static let scenarioKeys: Set = ["scenario", "screens", "views", "flows"]

  /// Puts what a file includes into what it holds itself.
  mutating func merge(into node: DocumentNode, of file: SourceFile) -> DocumentNode {
    guard case .mapping(let entries, let place) = node, let value = node.value(of: IncludedFiles.key) else {
      return node
    }
    chain = [(IncludedFiles.identity(of: file.name), file.name)]
    let content = content(of: value, in: file.name)
    var merged = entries
    for name in IncludedFiles.sections {
      guard let section = content[name], let first = section.first else { continue }
      guard let index = merged.firstIndex(where: { $0.key.text == name }) else {
        let key = Scalar(text: name, style: .plain, place: first.key.place)
        merged.append(DocumentNode.Entry(key: key, value: .mapping(section, first.key.place)))
        continue
      }
      // What is of another type than a map has its error where it is read.
      guard case .mapping(let own, let place) = merged[index].value else { continue }
      merged[index].value = .mapping(IncludedFiles.merged(section, under: own), place)
    }
    return .mapping(merged, place)
  }

  private static func merged(_ section: Section, under own: Section) -> Section {
    let names = Set(own.map(\.key.text))
    return section.filter { !names.contains($0.key.text) } + own
  }

  /// What the files hold that stand after `include`.
  private mutating func content(of value: DocumentNode, in name: String) -> Content {
    let paths: [Scalar] =
      switch value {
      case .scalar(let scalar): [scalar]
      case .sequence(let items, _): items.compactMap(\.scalar)
      case .mapping: []
      }
    var content = Content()
    for path in paths where !path.isNull {
      guard let included = read(path, beside: name) else { continue }
      for (key, section) in included { content[key] = join(content[key] ?? [], section) }
    }
    return content
  }

  /// Puts the entries of two files beside each other; a name that both have is an error, unless one file is meant.
  private mutating func join(_ first: Section, _ second: Section) -> Section {
    let places = Dictionary(first.map { ($0.key.text, $0.key.place) }) { first, _ in first }
    var joined = first
    for entry in second {
      guard let place = places[entry.key.text] else {
        joined.append(entry)
        continue
      }
      if place != entry.key.place { diagnostics.append(.includedTwice(entry.key, first: place)) }
    }
    return joined
  }

  /// Reads a file by the path that stands in another one; what is wrong with it is noted.
  private mutating func read(_ scalar: Scalar, beside name: String) -> Content? {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    let path = scalar.text.hasPrefix("/") ? scalar.text : folder + scalar.text
    let identity = IncludedFiles.identity(of: path)
    if let start = chain.firstIndex(where: { $0.path == identity }) {
      diagnostics.append(.includesItself(scalar, by: chain[start...].map(\.name) + [chain[start].name]))
      return nil
    }
    if let content = known[identity] { return content }
    guard let file = file(at: path, named: scalar) else {
      known.updateValue(nil, forKey: identity)
      return nil
    }
    chain.append((identity, path))
    defer { chain.removeLast() }
    let content = self.content(of: file)
    known.updateValue(content, forKey: identity)
    return content
  }

  /// The text of a file that is there, is not too large and has room among the others.
  private mutating func file(at path: String, named scalar: Scalar) -> SourceFile? {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      diagnostics.append(.noIncludedFile(scalar, at: path))
      absentPaths.append(path)
      return nil
    }
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      diagnostics.append(.notAFileToInclude(scalar))
      return nil
    }
    size += (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard files.count < SourcePlace.mostFiles, size <= Limits.includedSize else {
      diagnostics.append(.tooMuchToInclude(scalar))
      return nil
    }
    do throws(ScenarioError) {
      let source = try ScenarioSource(path: path)
      files.append(source.file)
      formats[files.count] = source.format
      return source.file
    } catch {
      errors.append(error)
      return nil
    }
  }

  /// What a file holds that has just been read, with what it includes itself.
  private mutating func content(of file: SourceFile) -> Content? {
    let number = files.count
    let isYAML = formats[number] == .yaml
    if isYAML { commentedLines[number] = CommentedLines.find(in: file) }
    let (node, problems) = isYAML ? YAMLDocument.read(file) : JSONDocument.read(file)
    diagnostics += problems.map { $0.inIncluded(number) }
    guard let node = node?.inIncluded(number) else { return nil }
    guard case .mapping(let entries, _) = node else {
      diagnostics.append(.wrongType(expected: "a map for \(ValueSchema<ScenarioDraft>.includedNoun)", found: node))
      return nil
    }
    for entry in entries where !IncludedFiles.keys.contains(entry.key.text) {
      diagnostics.append(.notIncludable(entry))
    }
    if let value = node.value(of: IncludedFiles.stringsKey) { strings.append((value, file.name)) }
    var content = node.value(of: IncludedFiles.key).map { self.content(of: $0, in: file.name) } ?? Content()
    for name in IncludedFiles.sections {
      guard let value = node.value(of: name), !value.isNull else { continue }
      guard case .mapping(let own, _) = value else {
        diagnostics.append(.wrongType(expected: "a map of \(name)", found: value))
        continue
      }
      content[name] = IncludedFiles.merged(content[name] ?? [], under: own)
    }
    return content
  }

  /// The path of a file without links and ways round.
  private static func identity(of path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

extension DocumentNode {
  /// The node with its places in a file that is included, by its number.
  fileprivate func inIncluded(_ number: Int) -> DocumentNode {
    switch self {
    case .scalar(let scalar): .scalar(scalar.inIncluded(number))
    case .sequence(let items, let place): .sequence(items.map { $0.inIncluded(number) }, place.inIncluded(number))
    case .mapping(let entries, let place):
      .mapping(
        entries.map { Entry(key: $0.key.inIncluded(number), value: $0.value.inIncluded(number)) },
        place.inIncluded(number))
    }
  }
}

extension Scalar {
  fileprivate func inIncluded(_ number: Int) -> Scalar {
    Scalar(text: text, style: style, place: place.inIncluded(number))
  }
}

extension Diagnostic {
  /// What is wrong with a file that is included, by its number.
  fileprivate func inIncluded(_ number: Int) -> Diagnostic {
    var diagnostic = self
    diagnostic.place = (place ?? .start).inIncluded(number)
    diagnostic.notes = notes.map { Note($0.text, at: $0.place?.inIncluded(number)) }
    return diagnostic
  }

  fileprivate static func noIncludedFile(_ scalar: Scalar, at path: String) -> Diagnostic {
    let hint = NearFile.hint(for: scalar.text, at: path) { ScenarioSource.Format(name: $0) != nil }
    return Diagnostic(
      "file-not-found", "there is no file '\(scalar.excerpt)'", at: scalar.place, length: scalar.writtenLength,
      hints: [hint ?? "paths begin in the folder of the file that includes"])
  }

  fileprivate static func notAFileToInclude(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "not-a-file", "'\(scalar.excerpt)' is not a file", at: scalar.place, length: scalar.writtenLength,
      hints: ["name each file that is to be included"])
  }

  fileprivate static func tooMuchToInclude(_ scalar: Scalar) -> Diagnostic {
    Diagnostic(
      "too-much-included",
      "more is included than \(SourcePlace.mostFiles) files and \(Limits.includedSize / 1024 / 1024) MiB",
      at: scalar.place, length: scalar.writtenLength)
  }

  fileprivate static func includesItself(_ scalar: Scalar, by names: [String]) -> Diagnostic {
    Diagnostic(
      "includes-itself", "a file cannot include itself", at: scalar.place, length: scalar.writtenLength,
      notes: [Note(names.joined(separator: " includes "))])
  }

  fileprivate static func includedTwice(_ key: Scalar, first: SourcePlace) -> Diagnostic {
    Diagnostic(
      "included-twice", "two included files have '\(key.excerpt)'", at: key.place, length: key.writtenLength,
      notes: [Note("the other stands here", at: first)], hints: ["give one of them another name"])
  }

  fileprivate static func notIncludable(_ entry: DocumentNode.Entry) -> Diagnostic {
    let keys = [IncludedFiles.key, IncludedFiles.stringsKey] + IncludedFiles.sections
    var diagnostic = unknownKey(entry, of: ValueSchema<ScenarioDraft>.includedNoun, among: keys)
    if ValueSchema<ScenarioDraft>.scenarioKeys.contains(entry.key.text) {
      diagnostic.hints = ["'\(entry.key.text)' stands in the scenario that includes the file"]
    }
    return diagnostic
  }
}
