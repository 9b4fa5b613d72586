package import Diagnostics
internal import Interface

/// The screen of a running app as a tool has written it down.
package struct Capture: Sendable {
  package var file: SourceFile
  package var format: CaptureFormat
  package var roots: [CapturedNode]
  /// The size of the screen, where the capture tells it.
  package var screen: Size?
  /// What is odd about the file, though it can be read.
  package var warnings: [Diagnostic]
  /// Whether the app runs from right to left, as far as its words show it.
  let isRightToLeft: Bool

  init(
    file: SourceFile, format: CaptureFormat, roots: [CapturedNode], screen: Size?, warnings: [Diagnostic]
  ) {
    self.file = file
    self.format = format
    self.roots = roots
    self.screen = screen
    self.warnings = warnings
    isRightToLeft = roots.reduce(0) { $0 + $1.leaningToRight } > 0
  }

  /// The size of a screen in points.
  package struct Size: Sendable, Hashable {
    package var width: Double
    package var height: Double
  }

  /// Who decides what is an element; idb has two ways to look at an app, of which one is XCTest's.
  var authority: CaptureFormat.Authority {
    let isOfXCTest = format.authority == .assistive && roots.contains { $0.contains(where: \.isOfXCTestAlone) }
    return isOfXCTest ? .views : format.authority
  }

  /// How many nodes the capture holds.
  package var nodeCount: Int { roots.reduce(0) { $0 + $1.count } }
}

extension CapturedNode {
  /// Whether this node or one inside fulfils a condition.
  func contains(where isWanted: (CapturedNode) -> Bool) -> Bool {
    isWanted(self) || children.contains { $0.contains(where: isWanted) }
  }

  /// How many labels are written from right to left, less those that are written from left to right.
  fileprivate var leaningToRight: Int {
    let own = label.flatMap { $0.unicodeScalars.lazy.compactMap(\.runsFromRight).first }.map { $0 ? 1 : -1 } ?? 0
    return children.reduce(own) { $0 + $1.leaningToRight }
  }

  /// Whether only XCTest has a type of this name.
  fileprivate var isOfXCTestAlone: Bool {
    type == .cell || type == .other || type == .navigationBar || type == .window
  }
}

extension Unicode.Scalar {
  /// Whether a letter belongs to a script that runs from right to left, such as Hebrew and Arabic; `nil` for no letter.
  fileprivate var runsFromRight: Bool? {
    guard properties.isAlphabetic else { return nil }
    return (0x0590...0x08FF).contains(value) || (0xFB1D...0xFDFF).contains(value) || (0xFE70...0xFEFF).contains(value)
  }
}
