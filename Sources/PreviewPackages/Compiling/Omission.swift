package import Foundation

/// A file of the team's that is not in the package, and why.
package struct Omission: Sendable, Hashable, Codable {
  package enum Reason: Sendable, Hashable, Codable {
    /// It begins the app, which previews do not need.
    case entryPoint
    /// It is of a program for developers, or of a test.
    case tool(module: String)
    /// No target of its project has it, and one has another file that declares a type of the same name.
    case stray(of: URL, name: String)
    /// It does not compile.
    case error(CompilerError)
    /// Another file declares a type of the same name.
    case twin(of: URL, name: String)
    /// It is of the same app as another file that is left out.
    case companion(of: URL)
    /// It is compiled without some of its parts.
    case parts([Mend])
  }

  package var file: URL
  package var reason: Reason
  package var previewCount: Int

  package init(file: URL, reason: Reason, previewCount: Int) {
    self.file = file
    self.reason = reason
    self.previewCount = previewCount
  }

  /// Whether the compiler has found something wrong with the file.
  var isForError: Bool {
    switch reason {
    case .entryPoint, .tool, .stray: false
    case .error, .twin, .companion, .parts: true
    }
  }

  /// The names that are missing, so that something is left out.
  var missingNames: [String] {
    switch reason {
    case .entryPoint, .tool, .stray, .twin, .companion: []
    case .error(let error): [error.missingName].compactMap(\.self)
    case .parts(let mends): mends.compactMap(\.error.missingName)
    }
  }

  /// That files were compiled that were not given, in plain words.
  ///
  /// - Parameters:
  ///   - count: How many there are.
  ///   - omissions: What was left out of them.
  /// - Returns: The sentence.
  package static func sentence(of count: Int, without omissions: [Omission]) -> String {
    let wholes = omissions.count { if case .parts = $0.reason { false } else { true } }
    let parts = omissions.count - wholes
    let losses = [
      parts == 0 ? nil : "\(parts) of them without some parts", wholes == 0 ? nil : "\(wholes) of them left out",
    ]
    .compactMap(\.self)
    let gain = "\(PreviewPackage.count(count)) of the same project that these need: compiled as well"
    return ([gain] + losses).joined(separator: ", ")
  }

  /// That files were not compiled which previews need less than others, in plain words.
  package static func sentence(ofFar count: Int, withPreviews previewCount: Int) -> String {
    let previews = previewCount == 0 ? "" : previewCount == 1 ? " with 1 preview" : " with \(previewCount) previews"
    return
      "\(PreviewPackage.count(count))\(previews) left out, since there is more than can be checked in a few minutes:"
      + " give a folder to hear more of it"
  }

  /// That files were not compiled since no preview needs them, in plain words.
  package static func sentence(ofIdle count: Int) -> String {
    count == 1
      ? "1 file not compiled, since no preview needs it" : "\(count) files not compiled, since no preview needs them"
  }

  /// Why the file is left out, in plain words, with what can be done about it.
  ///
  /// - Parameters:
  ///   - names: What the files that were given declare, among which a missing name may be.
  ///   - path: How the files are called.
  /// - Returns: The lines.
  package func sentences(among names: DeclaredNames, path: (URL) -> String) -> [String] {
    switch reason {
    case .entryPoint: return ["\(path(file)): left out: it begins a program, which previews do not need"]
    case .tool(let module):
      return ["\(path(file)): left out\(lost): it imports \(module), which servers, tools and tests need"]
    case .stray(let other, let name):
      let cause = "no target of its project has it, and \(path(other)) declares '\(name)' too"
      return ["\(path(file)): left out\(lost): \(cause)"]
    case .twin(let other, let name):
      return [
        "\(path(file)): left out\(lost): \(path(other)) declares '\(name)' too",
        "  hint: files of several apps are compiled as one: give the folders of one app to hear its own",
      ]
    case .companion(let other):
      return ["\(path(file)): left out\(lost), as \(path(other)) is: both are of an app of their own"]
    case .error(let error):
      let sentence = "\(path(file)):\(error.line):\(error.column): error: \(error.words); left out\(lost)"
      return [sentence] + hints(for: [error], among: names, path)
    case .parts(let mends):
      let parts = mends.count == 1 ? "one part" : "\(mends.count) parts"
      return ["\(path(file)): compiled without \(parts):"]
        + Omission.lines(of: mends)
        + hints(for: mends.map(\.error), among: names, path)
    }
  }

  /// Why the file is left out, in one line: of parts of it the names that are missing, without what follows from them.
  ///
  /// - Parameters:
  ///   - files: All files that were given, among which a missing name may be declared.
  ///   - path: How the files are called.
  /// - Returns: The lines.
  package func summary(among files: [TeamFile], path: (URL) -> String) -> [String] {
    guard case .parts(let mends) = reason else { return sentences(among: DeclaredNames(files), path: path) }
    let names = lackingNames(among: files)
    let parts = mends.count == 1 ? "one part" : "\(mends.count) parts"
    let cause: String
    if names.isEmpty {
      cause = mends.first.map { ": line \($0.error.line): \($0.error.words)" } ?? ""
    } else {
      let more = names.count - Omission.mostNames
      cause =
        ", for want of " + names.prefix(Omission.mostNames).map { "'\($0)'" }.joined(separator: ", ")
        + (more > 0 ? " and \(more) more" : "")
    }
    return ["\(path(file)): compiled without \(parts)\(lost(in: mends))\(cause)"]
  }

  private static let mostNames = 6

  /// Whether it is told in one sentence with others where there are many: parts are left out, and no preview is lost.
  package var isOneOfMany: Bool {
    if case .parts(let mends) = reason { !mends.contains(where: \.isPreview) } else { false }
  }

  /// That many files are compiled without some parts, in plain words, with the names that most of them lack.
  ///
  /// - Parameters:
  ///   - omissions: What is left out of the files.
  ///   - files: All files that were given.
  /// - Returns: The sentence.
  package static func sentence(ofMany omissions: [Omission], among files: [TeamFile]) -> String {
    // What one of the files declares is missing only since that file lacks something.
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let lacking = omissions.flatMap { $0.lackingNames(among: files) }.filter { !own.contains($0) }
    let counts = lacking.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let ranked = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    let names = ranked.prefix(mostNames).map { "'\($0.key)' (\($0.value))" }.joined(separator: ", ")
    let more = ranked.count > mostNames ? " and \(ranked.count - mostNames) more" : ""
    return "\(omissions.count) files compiled without some parts"
      + (names.isEmpty ? "" : ", for want of \(names)\(more)")
  }

  /// The names that are missing in it, without those that follow from others.
  private func lackingNames(among files: [TeamFile]) -> [String] {
    guard case .parts(let mends) = reason else { return [] }
    let own = Set(mends.map(\.what))
    let declared = files.first { $0.url == file }?.allNames ?? []
    var seen: Set<String> = []
    return mends.compactMap(\.error.missingName).filter { name in
      seen.insert(name).inserted && !own.contains(name) && !name.hasPrefix("_") && !declared.contains(name)
    }
  }

  /// The previews among the parts that are left out.
  private func lost(in mends: [Mend]) -> String {
    switch mends.count(where: \.isPreview) {
    case 0: ""
    case 1: ", one a preview"
    case let count: ", \(count) of them previews"
    }
  }

  /// What was left out and why; of what was left out in several lines for one reason all lines are told at once.
  private static func lines(of mends: [Mend]) -> [String] {
    var places: [String: Set<Int>] = [:]
    for mend in mends { places["\(mend.what): \(mend.error.words)", default: []].insert(mend.error.line) }
    return places.map { (lines: $0.value.sorted(), text: $0.key) }.sorted {
      ($0.lines[0], $0.text) < ($1.lines[0], $1.text)
    }
    .map { place in
      let numbers = place.lines.map(String.init).joined(separator: ", ")
      return "  line\(place.lines.count == 1 ? "" : "s") \(numbers): \(place.text)"
    }
  }

  /// One hint for each name that another file declares, and one for all the others.
  private func hints(for errors: [CompilerError], among names: DeclaredNames, _ path: (URL) -> String) -> [String] {
    var seen: Set<String> = []
    var unknown: [String] = []
    var hints: [String] = []
    for error in errors {
      guard let name = error.missingName, !name.hasPrefix("_"), seen.insert(name).inserted else { continue }
      if let other = names.file(declaring: name, isMember: error.lacksMember, besides: file) {
        hints.append("\(path(other)) declares '\(name)', and is left out as well or does not let others see it")
      } else {
        unknown.append(name)
      }
    }
    if !unknown.isEmpty { hints.append(Omission.hint(forUnknown: unknown)) }
    return hints.map { "  hint: " + $0 }
  }

  /// The previews that are left out as well.
  private var lost: String {
    switch previewCount {
    case 0: ""
    case 1: " with its preview"
    default: " with its \(previewCount) previews"
    }
  }

  private static func hint(forUnknown names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    let before = quoted.dropLast().joined(separator: ", ")
    let list = before + (before.isEmpty ? "" : " or ") + (quoted.last ?? "")
    return "no file that was given declares \(list): give the folder that does;"
      + " a name of Apple's that is missing here is not there yet"
  }
}
