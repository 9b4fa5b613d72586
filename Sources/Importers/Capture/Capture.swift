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

  /// Whether only XCTest has a type of this name.
  fileprivate var isOfXCTestAlone: Bool {
    type == .cell || type == .other || type == .navigationBar || type == .window
  }
}
