package import Diagnostics
internal import Interface

/// An honest account of an import: what was read, what became of it, what was guessed, what the format cannot know.
package struct ImportSummary: Sendable {
  package let format: CaptureFormat
  package let nodeCount: Int
  package let elementCount: Int
  /// How many nodes are not stops, by reason, in the order of the reasons.
  package let dropped: [(reason: DropReason, count: Int)]
  /// Elements without any words.
  package let silentCount: Int
  /// What was guessed, each with its places.
  package let guesses: [(guess: Guess, places: [SourcePlace])]
  /// What is to be known about this capture.
  package let remarks: [Remark]
  /// What no capture of this format tells.
  package let unknown: [String]

  /// Something to know about the capture as a whole.
  package struct Remark: Sendable, Hashable {
    package var text: String
    package var place: SourcePlace?
  }

  init(_ capture: Capture, _ nodes: [ImportedNode], _ finder: ElementFinder, isAllCovered: Bool) {
    let elements = nodes.flatMap(\.elements)
    format = capture.format
    nodeCount = capture.nodeCount
    elementCount = elements.count
    dropped = DropReason.allCases.compactMap { reason in
      finder.dropped[reason].flatMap { $0 > 0 ? (reason, $0) : nil }
    }
    silentCount = elements.count { $0.label == nil && $0.value == nil && $0.placeholder == nil && $0.hint == nil }
    guesses = Guess.allCases.compactMap { guess in
      let places = elements.filter { $0.guesses.contains(guess) }.map(\.place)
      return places.isEmpty ? nil : (guess, places)
    }
    unknown = capture.format.unknown
    var remarks: [Remark] = []
    for bar in finder.emptyBars {
      let name = bar.label.map { "'\($0)'" } ?? bar.type.rawValue
      let height = bar.frame.map { " at \(Int($0.y.rounded())) points" } ?? ""
      remarks.append(
        Remark(
          text: "\(name)\(height) has no items in the capture; on the screen it has, which are missing here",
          place: bar.place))
    }
    if capture.isRightToLeft {
      remarks.append(Remark(text: "the words run from right to left, and so does the order", place: nil))
    }
    if isAllCovered {
      remarks.append(Remark(text: "everything was invisible to the tool; nothing was taken to be covered", place: nil))
    }
    if finder.wasAutomated {
      remarks.append(
        Remark(
          text: "the capture was taken while tests drove the app, which opens elements up; they were closed again",
          place: nil))
    }
    if let depth = capture.cutOff {
      remarks.append(
        Remark(
          text: "the capture is \(depth) levels deep, where tools cut it off; what lies deeper is missing", place: nil))
    }
    self.remarks = remarks
  }
}

extension ImportSummary {
  /// The account in lines, each of them a sentence or a list.
  package var lines: [String] {
    var lines = [
      "\(format.name): \(nodeCount.counted("node")), \(elementCount.counted("accessibility element"))"
    ]
    if !dropped.isEmpty {
      lines.append("not stops: " + dropped.map { "\($0.count) \($0.reason.words)" }.joined(separator: ", "))
    }
    if silentCount > 0 { lines.append("without any words: \(silentCount)") }
    for (guess, places) in guesses {
      let shown = places.prefix(5).map { "\($0.line)" }.joined(separator: ", ")
      let rest = places.count > 5 ? " and \(places.count - 5) more" : ""
      lines.append("guessed: \(guess.words) (line \(shown)\(rest))")
    }
    lines += remarks.map { $0.text + ($0.place.map { " (line \($0.line))" } ?? "") }
    if !unknown.isEmpty { lines.append("never in this format: " + unknown.joined(separator: ", ")) }
    return lines
  }

  /// The guesses as errors, for whom a guess is not good enough.
  package var strictDiagnostics: [Diagnostic] {
    guesses.flatMap { guess, places in
      places.map { Diagnostic("guessed-\(guess.rawValue.hyphenated)", guess.words, at: $0) }
    } + remarks.map { Diagnostic("incomplete-capture", $0.text, at: $0.place) }
  }
}

extension DropReason {
  /// What the nodes are that are not stops for this reason.
  var words: String {
    switch self {
    case .wrapper: "that only hold others"
    case .insideElement: "inside elements"
    case .covered: "covered by something else"
    case .zeroSize: "of no size"
    case .scrollBar: "scroll bars"
    case .statusBar: "in the status bar"
    case .keyboard: "of the keyboard"
    case .otherWindow: "windows behind or hidden"
    case .parked: "parked outside of what holds them"
    case .decoration: "decorations"
    case .hidden: "hidden"
    case .duplicate: "listed twice"
    case .scrolledAway: "scrolled away"
    }
  }
}

extension Capture {
  /// How deep the capture is, if that is where tools cut it off.
  fileprivate var cutOff: Int? {
    let depth = roots.map(\.depth).max() ?? 0
    return depth == 50 || depth == 62 ? depth : nil
  }
}

extension CapturedNode {
  fileprivate var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
}

extension String {
  /// A name of Swift's in the notation of identifiers of problems.
  fileprivate var hyphenated: String {
    map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}
