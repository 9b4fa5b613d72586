public struct DropInfo: Sendable {
  public let location: CGPoint
  let providers: [NSItemProvider]
  public func hasItemsConforming(to types: [UTType]) -> Bool { !itemProviders(for: types).isEmpty }
  // What a provider has is of whatever type the app asks for: nothing else is dragged here than what it has made.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { providers }
}

public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
