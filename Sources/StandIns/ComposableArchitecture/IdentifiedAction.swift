/// What happens to one of many children.
public enum IdentifiedAction<ID: Hashable, Action>: CasePathable {
  case element(id: ID, action: Action)

  public struct AllCasePaths {
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { root in
          switch root {
          case .element(let id, let action): (id: id, action: action)
          }
        })
    }

    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { root in
          switch root {
          case .element(let found, let action): found == id ? action : nil
          }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}

public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable
