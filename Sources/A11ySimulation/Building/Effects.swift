internal import Diagnostics
public import Interface

/// Builds what a button does from effects; nothing between the braces is no effect.
@resultBuilder
public enum EffectBuilder {
  public static func buildExpression(_ effect: Effect) -> [Effect] { [effect] }
  public static func buildExpression(_ effects: [Effect]) -> [Effect] { effects }
  public static func buildBlock(_ effects: [Effect]...) -> [Effect] { effects.flatMap(\.self) }
  public static func buildOptional(_ effects: [Effect]?) -> [Effect] { effects ?? [] }
  public static func buildEither(first effects: [Effect]) -> [Effect] { effects }
  public static func buildEither(second effects: [Effect]) -> [Effect] { effects }
  public static func buildArray(_ effects: [[Effect]]) -> [Effect] { effects.flatMap(\.self) }
}

extension Effect {
  /// Opens a screen over this one, by its name.
  public static func present(_ screen: String) -> Effect { .present(screen, .code) }

  /// Opens a screen on top of this one with a way back, by its name.
  public static func push(_ screen: String) -> Effect { .push(screen, .code) }

  /// Asks VoiceOver to speak.
  ///
  /// What is announced at once after a double tap is not heard, unless its priority is high or it waits a moment.
  public static func announce(
    _ text: String, priority: Announcement.Priority = .default, delay: Double = 0
  ) -> Effect {
    var announcement = Announcement(.constant(text))
    announcement.priority = priority
    announcement.delay = delay
    return .announce(announcement)
  }

  /// Moves VoiceOver's cursor to an element, by its identifier or its label.
  public static func focus(_ name: String) -> Effect { .focus(ElementReference(name)) }
}

/// The notifications of accessibility, by the names that they have there.
public enum AccessibilityNotification {
  /// Words that VoiceOver is asked to speak.
  public struct Announcement: Sendable {
    private let text: String
    private let priority: Interface.Announcement.Priority

    /// - Parameters:
    ///   - text: The words.
    ///   - priority: What SwiftUI takes from the attribute `accessibilitySpeechAnnouncementPriority` of the words.
    public init(_ text: String, priority: Interface.Announcement.Priority = .default) {
      self.text = text
      self.priority = priority
    }

    public func post() -> Effect { .announce(text, priority: priority) }
  }

  /// A change of a part of the screen, with the words to speak or the element to go to.
  public struct LayoutChanged: Sendable {
    private let notice: Notice

    public init(_ text: String? = nil) { notice = text.map { .text(.constant($0)) } ?? .nothing }

    /// - Parameter element: The element to go to, by its identifier or its label.
    public init(focusing element: String) { notice = .element(ElementReference(element)) }

    public func post() -> Effect { .layoutChanged(notice) }
  }

  /// A change of the whole screen, with the words to speak or the element to go to.
  public struct ScreenChanged: Sendable {
    private let notice: Notice

    public init(_ text: String? = nil) { notice = text.map { .text(.constant($0)) } ?? .nothing }

    /// - Parameter element: The element to go to, by its identifier or its label.
    public init(focusing element: String) { notice = .element(ElementReference(element)) }

    public func post() -> Effect { .screenChanged(notice) }
  }

  /// What was scrolled to.
  public struct PageScrolled: Sendable {
    private let text: String

    public init(_ text: String) { self.text = text }

    public func post() -> Effect { .pageScrolled(.constant(text)) }
  }
}
