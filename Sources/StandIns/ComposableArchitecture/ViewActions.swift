public import A11ySwiftUI

/// Lets a view send to its feature what a person does in it.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "A11ySwiftUIMacros", type: "ViewActionMacro") where R.Action: ViewAction

/// Actions with a case for what a person does in the view.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends what a person does in it.
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction
  @MainActor var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  @MainActor @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask { store.send(.view(action)) }
  @MainActor @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask { store.send(.view(action)) }
  @MainActor @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    store.send(.view(action))
  }
}
