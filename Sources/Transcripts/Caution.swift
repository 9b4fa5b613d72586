public import Elements
internal import Interface
internal import VoiceOver

/// An element of which the simulation does not know for sure what a device says or whether it is there.
public struct Caution: Sendable, Hashable {
  /// What is doubtful about the element.
  public enum Cause: String, Sendable, CaseIterable {
    /// A cell of a table has no column: AccessibilitySnapshot's own result for those is known to be wrong.
    case cellWithoutColumn
    /// A frame is less than a point wide and high; sources disagree on whether such an element is a stop.
    case tinyFrame
  }

  public var element: Element
  public var cause: Cause
}

extension Caution {
  /// The cautions about the elements that the cursor landed on, each once.
  static func all(in events: [Event]) -> [Caution] {
    var known: Set<Caution> = []
    return events.flatMap { event -> [Caution] in
      guard case .focus(let element, _) = event else { return [] }
      return Cause.allCases.filter { $0.applies(to: element) }.map { Caution(element: element, cause: $0) }
    }.filter { known.insert($0).inserted }
  }
}

extension Caution.Cause {
  fileprivate func applies(to element: Element) -> Bool {
    switch self {
    case .cellWithoutColumn:
      guard element.hasDetails, let cell = element.details.cell else { return false }
      return cell.column == nil
    case .tinyFrame:
      guard element.isFrameGiven, let frame = element.frame else { return false }
      return frame.width < 1 && frame.height < 1
    }
  }
}
