internal import Diagnostics
internal import ScenarioFiles

/// What a text turns out to be, by its content.
enum Recognition {
  /// No capture; it may be a scenario, as far as it has been read.
  case scenario(JSONDocument.Outcome?)
  case xml
  case json(DocumentNode, CaptureFormat)
  case brokenJSON([Diagnostic])
  case text(CaptureFormat)
  /// A capture that stands in the file, as a file of its own.
  case within(SourceFile)
  /// Something that looks like a capture and cannot be used.
  case refused(Diagnostic)

  static func of(_ file: SourceFile, as format: CaptureFormat?) -> Recognition {
    if let format { return forced(file, format) }
    let start = file.text.utf8.drop { " \t\r\n".utf8.contains($0) }
    switch start.first {
    case UInt8(ascii: "<"): return markup(file)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return json(file)
    default: return plain(file)
    }
  }

  private static func forced(_ file: SourceFile, _ format: CaptureFormat) -> Recognition {
    if let inner = CaptureExcerpt.inside(file) { return .within(inner) }
    switch format {
    case .appium: return markup(file)
    case .debugDescription, .flutter: return .text(format)
    case .webDriverAgent, .idb, .axe, .accessibilitySnapshot, .maestro:
      let (node, diagnostics) = JSONDocument.read(FencedBlock.inside(file) ?? file)
      guard let node, diagnostics.isEmpty else { return .brokenJSON(diagnostics) }
      return .json(node, format)
    }
  }

  // MARK: Markup

  private static func markup(_ file: SourceFile) -> Recognition {
    let beginning = file.text.prefix(4096).lowercased()
    if beginning.contains("<html") || beginning.contains("<!doctype html") {
      return .refused(
        Diagnostic(
          "web-page", "this is a web page, not a capture of an app", at: .start,
          hints: ["switch Appium to the context NATIVE_APP and read the page source again"]))
    }
    if beginning.contains("<hierarchy") {
      return .refused(
        Diagnostic(
          "android-capture", "this is a capture of an Android screen, of which VoiceOver has nothing to say", at: .start
        ))
    }
    if beginning.contains("uiaapplication") {
      return .refused(
        Diagnostic(
          "old-capture", "this is a capture of UIAutomation, which Xcode has not had since 2017", at: .start,
          hints: ["take one with Appium's XCUITest driver"]))
    }
    if beginning.contains("<viewhierarchy") {
      return .refused(
        Diagnostic(
          "detox-capture", "this is a view hierarchy of Detox, which does not tell what is an accessibility element",
          at: .start))
    }
    return .xml
  }

  // MARK: JSON

  private static func json(_ file: SourceFile) -> Recognition {
    let document = JSONDocument.read(file)
    let diagnostics = document.diagnostics
    guard let node = document.node else {
      // What has gone wrong before its end is a capture if it has the words of one.
      return CaptureFormat(wordsIn: file.text) == nil ? .scenario(document) : .brokenJSON(diagnostics)
    }
    // A server answers with what it was asked for as text.
    if !node.keys.contains("type"), let answer = JSONRecord(node)?.text("value"), answer.contains("\n") {
      return .within(SourceFile(name: file.name, text: answer))
    }
    guard let format = CaptureFormat(shapeOf: node) else {
      return CaptureExcerpt.inside(file).map(Recognition.within) ?? .scenario(document)
    }
    return diagnostics.isEmpty ? .json(node, format) : .brokenJSON(diagnostics)
  }

  // MARK: Text

  private static func plain(_ file: SourceFile) -> Recognition {
    if file.text.contains(bytesOf: "SemanticsNode#") { return .text(.flutter) }
    if let inner = CaptureExcerpt.inside(file) { return .within(inner) }
    if DebugDescription.isIn(file.text) { return .text(.debugDescription) }
    if file.text.hasPrefix("bplist") || file.text.hasPrefix("PK\u{3}\u{4}") {
      return .refused(
        Diagnostic(
          "binary-file", "this is a bundle, not a text", at: nil,
          hints: ["'xcrun xcresulttool export attachments' takes the text out of a result bundle"]))
    }
    if file.text.isTranscript {
      return .refused(
        Diagnostic(
          "transcript-file", "this is a transcript, such as a golden, and not a scenario", at: .start,
          hints: ["name the scenario that it was made from, a file that ends in .yaml or .json"]))
    }
    // Bug reports and the answers of agent tools keep the JSON in a fence.
    guard let block = FencedBlock.inside(file) else { return .scenario(nil) }
    let content = json(block)
    // A scenario is all of its file.
    if case .scenario = content { return .scenario(nil) }
    return content
  }
}

extension String {
  /// Whether it begins as transcripts do: with the scenario and who reads it.
  fileprivate var isTranscript: Bool {
    guard hasPrefix("scenario: "), let end = firstIndex(of: "\n") else { return false }
    return self[end...].hasPrefix("\nreader: ")
  }
}

extension CaptureFormat {
  /// The format of a JSON document by its keys; `nil` if it is none of them.
  init?(shapeOf root: DocumentNode) {
    switch root {
    case .scalar: return nil
    case .sequence(let items, _):
      guard let first = items.first else { return nil }
      let keys = first.keys
      if keys.contains("element") || keys.contains("container") {
        self = .accessibilitySnapshot
      } else if keys.contains("AXLabel") || keys.contains("AXFrame") || keys.contains("AXUniqueId") {
        self = Self.looksLikeAXe(first) ? .axe : .idb
      } else {
        return nil
      }
    case .mapping(let entries, _):
      let keys = root.keys
      if keys.contains("buttonHeistVersion") {
        self = .accessibilitySnapshot
      } else if keys.contains("element") || keys.contains("container"), !keys.contains("scenario") {
        self = .accessibilitySnapshot
      } else if keys.contains("elements"), keys.contains("backend") {
        self = .idb
      } else if keys.contains("AXLabel") || keys.contains("AXFrame") {
        self = .idb
      } else if keys.contains("attributes"), keys.contains("children") {
        self = .maestro
      } else if keys.contains("viewHierarchy"), keys.contains("trailblazeNodeTree") {
        self = .maestro
      } else if keys.contains("type"), !keys.isDisjoint(with: ["rect", "frame", "isEnabled", "children"]) {
        self = .webDriverAgent
      } else if let inner = entries.first(where: { $0.key.text == "value" })?.value,
        inner.keys.contains("type") || inner.keys.contains("tree")
      {
        self = .webDriverAgent
      } else if keys.contains("status"), keys.contains("value") || keys.contains("sessionId") {
        self = .webDriverAgent
      } else if keys.contains("value"), keys.contains("sessionId") {
        self = .webDriverAgent
      } else {
        return nil
      }
    }
  }

  /// AXe prints idb's objects with the process in each and an empty list of traits, and nests them.
  private static func looksLikeAXe(_ node: DocumentNode) -> Bool {
    guard let entries = node.entries else { return false }
    let traits = entries.first { $0.key.text == "traits" }?.value
    guard case .sequence(let names, _)? = traits, names.isEmpty else { return false }
    return node.keys.isSuperset(of: ["pid", "children"])
  }

  /// The format whose words stand in a text that is not JSON.
  init?(wordsIn text: String) {
    let words: [(String, CaptureFormat)] = [
      ("\"AXLabel\"", .idb), ("\"AXFrame\"", .idb), ("\"isEnabled\"", .webDriverAgent),
      ("\"rawIdentifier\"", .webDriverAgent), ("\"traversalIndex\"", .accessibilitySnapshot),
      ("\"accessibilityText\"", .maestro),
    ]
    guard let found = words.first(where: { text.contains(bytesOf: $0.0) }) else { return nil }
    self = found.1
  }
}

extension DocumentNode {
  /// The keys of a map; none for anything else.
  var keys: Set<String> { Set((entries ?? []).map(\.key.text)) }
}

/// A block of JSON between fences in a text of Markdown.
enum FencedBlock {
  /// The file with nothing but what stands in its first fenced block of JSON, in the same lines; `nil` if there is none.
  static func inside(_ file: SourceFile) -> SourceFile? {
    guard file.text.contains(bytesOf: "```") else { return nil }
    let lines = file.lines
    let fences = lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("```") }
    for number in stride(from: 0, to: fences.count, by: 2) {
      let end = number + 1 < fences.count ? fences[number + 1] : lines.endIndex
      let block = lines[(fences[number] + 1)..<end].joined(separator: "\n")
      let first = block.utf8.first { !" \t\r\n".utf8.contains($0) }
      guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { continue }
      return SourceFile(name: file.name, text: String(repeating: "\n", count: fences[number] + 1) + block)
    }
    return nil
  }
}
