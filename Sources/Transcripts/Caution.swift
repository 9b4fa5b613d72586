public import Elements
internal import Interface
internal import Utterances
internal import VoiceOver

/// An element of which the simulation does not know for sure what a device says or whether it is there.
public struct Caution: Sendable, Hashable {
  /// What is doubtful about the element.
  public enum Cause: String, Sendable, CaseIterable {
    /// A cell of a table has no column: AccessibilitySnapshot's own result for those is known to be wrong.
    case cellWithoutColumn
    /// A frame is less than a point wide and high; sources disagree on whether such an element is a stop.
    case tinyFrame
    /// Nothing is heard of the element but a sound, and nothing follows.
    case silent
    /// What can be pressed, or has named actions, has no name.
    case nameless
    /// The level of a heading is set on what is no header, and not heard (cvs-health, Headings).
    case levelWithoutHeader
    /// What is announced so soon after a double tap was not heard on iOS 26.6.1.
    case hastyAnnouncement
  }

  public var element: Element
  public var cause: Cause
}

extension Caution {
  /// The cautions about the elements that the cursor landed on, each once.
  static func all(in events: [Event]) -> [Caution] {
    var known: Set<Caution> = []
    return events.flatMap { event -> [Caution] in
      guard case .focus(let element, let utterance) = event else { return [] }
      let causes = Cause.allCases.filter { $0.applies(to: element, heardAs: utterance) }
      return causes.map { Caution(element: element, cause: $0) }
    }.filter { known.insert($0).inserted }
  }
}

extension Caution.Cause {
  fileprivate func applies(to element: Element, heardAs utterance: Utterance) -> Bool {
    switch self {
    case .cellWithoutColumn:
      guard element.hasDetails, let cell = element.details.cell else { return false }
      return cell.column == nil
    case .tinyFrame:
      guard element.isFrameGiven, let frame = element.frame else { return false }
      return frame.width < 1 && frame.height < 1
    case .silent:
      return utterance.text().allSatisfy(\.isWhitespace) && utterance.linesAfterPause().isEmpty
    case .nameless:
      let isOperated = element.hasDetails && !element.details.actions.isEmpty
      return element.isNameless && (isOperated || !element.traits.isDisjoint(with: [.button, .link, .toggle]))
    case .levelWithoutHeader:
      return element.hasDetails && element.details.headingLevel != nil && !element.traits.contains(.header)
    case .hastyAnnouncement:
      guard element.hasDetails, case .perform(let token)? = element.details.activation else { return false }
      return token.effects.contains { effect in
        guard case .announce(let announcement) = effect else { return false }
        return announcement.isHasty
      }
    }
  }
}

extension Element {
  /// Whether neither a label nor a value tells the element from others; the value of a switch is its state.
  fileprivate var isNameless: Bool {
    (label ?? "").isEmpty && (traits.contains(.toggle) || (value ?? "").isEmpty)
  }
}
