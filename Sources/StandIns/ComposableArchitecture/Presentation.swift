/// A child of a feature while it is shown.
///
/// Documentation: Presents, PresentationAction, swift-composable-architecture.
@propertyWrapper @dynamicMemberLookup
public struct PresentationState<State> {
  private final class Box {
    let value: State
    init(_ value: State) { self.value = value }
  }

  private var box: Box?

  public init(wrappedValue: State?) { box = wrappedValue.map(Box.init) }

  public var wrappedValue: State? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  public subscript<Member>(dynamicMember path: KeyPath<State.AllCasePaths, AnyCasePath<State, Member>>)
    -> PresentationState<Member> where State: CasePathable
  {
    PresentationState<Member>(wrappedValue: wrappedValue.flatMap(State.allCasePaths[keyPath: path].extract))
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}
extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
extension PresentationState: @unchecked Sendable where State: Sendable {}

public typealias Presents = PresentationState

public enum PresentationAction<Action>: CasePathable {
  case dismiss
  indirect case presented(Action)

  @dynamicMemberLookup
  public struct AllCasePaths {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(embed: { .presented($0) }, extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    public subscript<Value>(
      dynamicMember path: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      let path = Action.allCasePaths[keyPath: path]
      return AnyCasePath<PresentationAction, PresentationAction<Value>>(
        embed: { inner in
          switch inner {
          case .dismiss: .dismiss
          case .presented(let value): .presented(path.embed(value))
          }
        },
        extract: { outer in
          switch outer {
          case .dismiss: .dismiss
          case .presented(let action): path.extract(from: action).map { .presented($0) }
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
