/// An element that is no view: a part of what a view draws.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  public weak var accessibilityContainer: AnyObject?
  public var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  override var isElementByItself: Bool { true }
}

public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action that UIKit's view offers beside its own.
public final class UIAccessibilityCustomAction: NSObject, @unchecked Sendable {
  public var name: String
  public var image: UIImage?
  private let perform: @MainActor (UIAccessibilityCustomAction) -> Bool

  public init(name: String, actionHandler: (@MainActor (UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    perform = actionHandler ?? { _ in false }
  }
  public convenience init(
    name: String, image: UIImage?, actionHandler: (@MainActor (UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
  public convenience init(
    attributedName: NSAttributedString, actionHandler: (@MainActor (UIAccessibilityCustomAction) -> Bool)? = nil
  ) {
    self.init(name: attributedName.string, actionHandler: actionHandler)
  }
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    let target = TargetReference(target)
    perform = { selector.send(to: target.object, with: $0) }
  }

  @MainActor func callAsFunction() { _ = perform(self) }
}

/// A rotor that UIKit's view offers.
@preconcurrency @MainActor public final class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  public enum Direction: Int, Sendable { case previous, next }
  public var name: String
  let search: Search

  public init(name: String, itemSearch: @escaping Search) {
    self.name = name
    search = itemSearch
  }

  /// How many results of a rotor that has no end are asked for.
  private static let limit = 99

  /// All that the rotor leads to, from the first on.
  var results: [UIAccessibilityCustomRotorItemResult] {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    var results: [UIAccessibilityCustomRotorItemResult] = []
    while results.count < UIAccessibilityCustomRotor.limit, let next = search(predicate),
      results.last.map({ $0.targetElement !== next.targetElement || $0.targetRange != next.targetRange }) ?? true
    {
      results.append(next)
      predicate.currentItem = next
    }
    return results
  }
}
@preconcurrency @MainActor public final class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  public var currentItem = UIAccessibilityCustomRotorItemResult()
  public var searchDirection = UIAccessibilityCustomRotor.Direction.next
}
@preconcurrency @MainActor public final class UIAccessibilityCustomRotorItemResult: NSObject {
  public weak var targetElement: NSObject?
  public var targetRange: UITextRange?
  override init() { super.init() }
  public init(targetElement: NSObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}
