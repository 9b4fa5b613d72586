internal import Diagnostics

/// What is wrong with captures.
extension Diagnostic {
  static func tooDeep(at place: SourcePlace) -> Diagnostic {
    Diagnostic("too-deep", "nodes are nested more than \(CaptureLimits.depth) levels deep", at: place)
  }

  static func tooManyNodes(at place: SourcePlace) -> Diagnostic {
    Diagnostic("too-many-nodes", "the capture holds more than \(CaptureLimits.nodes) nodes", at: place)
  }

  static func unknownType(_ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-element-type", "'\(name)' is not an element type of XCTest, and is taken for a plain view", at: place,
      length: name.unicodeScalars.count, severity: .warning)
  }

  static func unknownTrait(_ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-captured-trait", "the trait '\(name)' is not known, and is left out", at: place, severity: .warning)
  }

  static func notANumber(_ text: String, _ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("not-a-number", "'\(name)' is '\(text)', which is not a number", at: place)
  }

  static func hugeNumber(_ text: String, _ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("huge-number", "'\(name)' is \(text), far beyond any screen", at: place)
  }

  static func notAFrame(_ text: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "not-a-frame", "'\(text)' is not a frame", at: place, hints: ["a frame is written '{{x, y}, {width, height}}'"])
  }

  static func notAFlag(_ text: String, _ name: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      "unknown-flag", "'\(name)' is '\(text)', neither true nor false, and is left out", at: place, severity: .warning)
  }

  static func wrongShape(_ name: String, expected: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic("wrong-shape", "'\(name)' is not \(expected)", at: place)
  }

  static func emptyCapture(_ reason: String, at place: SourcePlace?, hints: [String] = []) -> Diagnostic {
    Diagnostic("empty-capture", reason, at: place, hints: hints)
  }
}
