public import A11ySwiftUI

/// State that goes once it has been answered.
public protocol EphemeralState<Action> {
  associatedtype Action
}

/// What an alert or a dialog asks.
public protocol QuestionState<Action>: EphemeralState, Identifiable {
  var title: TextState { get }
  var message: TextState? { get }
  var buttons: [ButtonState<Action>] { get }
}

extension QuestionState where Action: Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.title == other.title && one.message == other.message && one.buttons == other.buttons
  }
}

extension QuestionState {
  public func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

public struct AlertState<Action>: QuestionState {
  public let id = UUID()
  public var title: TextState
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    (self.title, self.buttons, self.message) = (title(), actions(), message?())
  }

  public init(
    title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil
  ) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }

  public init(
    title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

public struct ConfirmationDialogState<Action>: QuestionState {
  public typealias Visibility = A11ySwiftUI.Visibility
  public typealias Button = ButtonState<Action>

  public let id = UUID()
  public var title: TextState
  public var titleVisibility: Visibility
  public var message: TextState?
  public var buttons: [ButtonState<Action>]

  public init(
    titleVisibility: Visibility = .automatic, title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] }, message: (() -> TextState)? = nil
  ) {
    (self.title, self.buttons, self.message) = (title(), actions(), message?())
    self.titleVisibility = titleVisibility
  }

  public init(
    title: TextState, titleVisibility: Visibility = .automatic, message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    (self.title, self.titleVisibility, self.message, self.buttons) = (title, titleVisibility, message, buttons)
  }
}

public typealias ActionSheetState = ConfirmationDialogState

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: @unchecked Sendable where Action: Sendable {}
extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: @unchecked Sendable where Action: Sendable {}
