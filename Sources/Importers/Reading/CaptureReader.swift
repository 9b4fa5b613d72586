package import Diagnostics
package import Foundation
internal import Interface
package import ScenarioFiles

/// What the bytes of a file turn out to be.
package enum FileContent {
  case capture(Capture)
  /// No capture: it may be a scenario, of which what has been read is not read again.
  case scenario(ScenarioSource)
}

/// Reads a file that may be a capture, in a given format or in the one that its content shows.
///
/// - Parameters:
///   - data: The bytes of the file.
///   - name: What diagnostics call it.
///   - format: The format of the capture; `nil` to recognize it.
/// - Returns: The capture, or what else the file may be.
/// - Throws: ``ScenarioError`` with what is wrong, in the order of the file.
package func readFile(
  _ data: Data, name: String, as format: CaptureFormat? = nil
) throws(ScenarioError) -> FileContent {
  // Scenarios say by their names that they are none.
  let isScenario = format == nil && [".yaml", ".yml"].contains { name.lowercased().hasSuffix($0) }
  if isScenario { return .scenario(try ScenarioSource(data: data, name: name)) }
  return try readFile(SourceFile(name: name, text: try DecodedText.decode(data, name: name)), as: format)
}

/// Reads a capture from its text; `nil` if the file is not a capture but may be a scenario.
package func readCapture(_ file: SourceFile, as format: CaptureFormat? = nil) throws(ScenarioError) -> Capture? {
  guard case .capture(let capture) = try readFile(file, as: format) else { return nil }
  return capture
}

private func readFile(_ file: SourceFile, as format: CaptureFormat?) throws(ScenarioError) -> FileContent {
  var reading = CaptureReading(file)
  let capture: Capture?
  switch Recognition.of(file, as: format) {
  case .scenario(let document): return .scenario(try ScenarioSource(file, read: document))
  case .within(let inner): return try readFile(inner, as: format)
  case .refused(let diagnostic): throw ScenarioError(file: file, diagnostics: [diagnostic])
  case .xml: capture = reading.readAppium()
  case .json(let root, let format): capture = reading.readJSON(root, as: format)
  case .brokenJSON(let diagnostics): throw ScenarioError(file: file, diagnostics: diagnostics)
  case .text(.flutter): capture = reading.readFlutter()
  case .text: capture = reading.readDebugDescription()
  }
  let errors = reading.diagnostics.filter { $0.severity == .error }
  guard let capture, errors.isEmpty else { throw ScenarioError(file: file, diagnostics: reading.diagnostics) }
  return .capture(capture)
}

/// What a reader reads, and what it has found to be wrong.
struct CaptureReading {
  let file: SourceFile
  var diagnostics: [Diagnostic] = []
  /// What has been warned of once, and is not again.
  private var warned: Set<String> = []
  private(set) var nodes = 0

  init(_ file: SourceFile) {
    self.file = file
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Warns of something that a file tends to have many times.
  mutating func warnOnce(_ diagnostic: Diagnostic) {
    guard warned.insert(diagnostic.id + diagnostic.message).inserted else { return }
    var warning = diagnostic
    warning.severity = .warning
    diagnostics.append(warning)
  }

  /// Counts a node, and tells whether there is room for it; the first one too many is reported.
  mutating func makeRoom(at place: SourcePlace, depth: Int) -> Bool {
    nodes += 1
    if depth > CaptureLimits.depth {
      if !diagnostics.contains(where: { $0.id == "too-deep" }) { report(.tooDeep(at: place)) }
      return false
    }
    if nodes == CaptureLimits.nodes + 1 { report(.tooManyNodes(at: place)) }
    return nodes <= CaptureLimits.nodes
  }

  /// A capture of what was read, unless nothing was.
  mutating func capture(_ format: CaptureFormat, _ roots: [CapturedNode], screen: Capture.Size? = nil) -> Capture? {
    let size =
      screen
      ?? roots.lazy.compactMap(\.frame).first { $0.width > 0 && $0.height > 0 }.map {
        Capture.Size(width: $0.width, height: $0.height)
      }
    return Capture(
      file: file, format: format, roots: roots, screen: size,
      warnings: diagnostics.filter { $0.severity == .warning })
  }
}

extension CaptureReading {
  /// The type of a name; one that is not known is taken for a plain view.
  mutating func type(named name: String, at place: SourcePlace) -> ElementType {
    if let type = ElementType(named: name) { return type }
    warnOnce(.unknownType(name, at: place))
    return .other
  }

  /// A coordinate or a length; what is not a number, or none that a screen has, is an error.
  mutating func number(_ text: String, _ name: String, at place: SourcePlace) -> Double? {
    guard let number = Double(text.trimmingSpaces), number.isFinite else {
      report(.notANumber(text, name, at: place))
      return nil
    }
    guard abs(number) <= CaptureLimits.coordinate else {
      report(.hugeNumber(text, name, at: place))
      return nil
    }
    return number
  }

  /// A rectangle written as `{{x, y}, {w, h}}`; `nil` for one without bounds, which is how XCTest writes “nowhere”.
  mutating func rectangle(_ text: String, at place: SourcePlace) -> Rect? {
    let parts = text.split { "{}, ".contains($0) }.map(String.init)
    guard parts.count == 4 else {
      report(.notAFrame(text, at: place))
      return nil
    }
    if parts.contains(where: { ["inf", "-inf"].contains($0.lowercased()) }) { return nil }
    let numbers = parts.compactMap { number($0, "frame", at: place) }
    guard numbers.count == 4 else { return nil }
    return Rect(numbers)
  }

  /// The traits of some names; unknown ones are warned of once each.
  mutating func traits(
    _ names: [some StringProtocol], into node: inout CapturedNode, at place: SourcePlace
  ) {
    var traits: Set<AccessibilityTrait> = []
    for name in names {
      switch TraitName.meaning(of: name) {
      case .trait(let trait): traits.insert(trait)
      case .draggable: node.isDraggable = true
      case .silent: break
      // AccessibilitySnapshot writes `unknown(bit)` for what it has no name for.
      case nil where name.hasPrefix("unknown("): break
      case nil: warnOnce(.unknownTrait(String(name), at: place))
      }
    }
    node.traits = traits
  }
}

extension String {
  var trimmingSpaces: String {
    String(drop { " \t\r\n".contains($0) }.reversed().drop { " \t\r\n".contains($0) }.reversed())
  }

  /// The text, unless there is nothing to say: some tools write a space for no label.
  var unlessBlank: String? { allSatisfy { $0 == " " } ? nil : self }
}
