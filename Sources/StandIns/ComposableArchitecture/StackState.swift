/// Tells one screen of a stack from the others.
public struct StackElementID: Hashable, Sendable {
  let number: Int
}

/// The screens that have been pushed.
public struct StackState<Element>: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  var entries: [(id: StackElementID, element: Element)] = []
  private var last = 0

  public init() {}

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }
  public var ids: [StackElementID] { entries.map(\.id) }

  public subscript(position: Int) -> Element {
    get { entries[position].element }
    set { entries[position].element = newValue }
  }

  public subscript(id id: StackElementID) -> Element? {
    get { entries.first { $0.id == id }?.element }
    set {
      guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
      if let newValue { entries[index].element = newValue } else { entries.remove(at: index) }
    }
  }

  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    let numbered = new.enumerated().map { (id: StackElementID(number: last + 1 + $0.offset), element: $0.element) }
    last += numbered.count
    entries.replaceSubrange(range, with: numbered)
  }

  mutating func append(_ element: Element, id: StackElementID) {
    last = Swift.max(last, id.number)
    entries.append((id, element))
  }

  var nextID: StackElementID { StackElementID(number: last + 1) }

  public mutating func pop(from id: StackElementID) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries.removeSubrange(index...) }
  }

  public mutating func pop(to id: StackElementID) {
    if let index = entries.firstIndex(where: { $0.id == id }) { entries.removeSubrange((index + 1)...) }
  }
}

extension StackState: Equatable where Element: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.entries.map(\.element) == other.entries.map(\.element) }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(entries.map(\.element)) }
}
extension StackState: @unchecked Sendable where Element: Sendable {}

public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

public enum StackAction<State, Action>: CasePathable {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)

  public struct AllCasePaths {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil } })
    }
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(embed: { .popFrom(id: $0) }, extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
