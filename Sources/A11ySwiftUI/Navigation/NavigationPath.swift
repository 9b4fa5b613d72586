/// A way through screens, of values of any type.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { self.elements = elements.map { AnyHashable($0) } }
  public init(_ codable: CodableRepresentation) {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public var codable: CodableRepresentation? { nil }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(k, elements.count)) }

  public struct CodableRepresentation: Codable, Equatable {}
}

/// Where the way through a stack is kept.
struct StackPath {
  let get: () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
}

/// What was pushed onto a stack, as links in it know it.
final class StackState {
  /// The values that were pushed without a path.
  let values = StateBox<[Numbered]>([])
  /// The app's own path.
  var path: StackPath?
  private var count = 0

  struct Numbered {
    let number: Int
    let value: AnyHashable
  }

  /// Opens the screen that a value leads to on top: by the path of the app's, where it has one.
  @MainActor func push(_ value: AnyHashable) {
    if let path { return path.set(path.get() + [value]) }
    count += 1
    values.set(values.look() + [Numbered(number: count, value: value)])
  }
}

private enum StackKey: EnvironmentKey {
  static var defaultValue: StackState? { nil }
}

extension EnvironmentValues {
  /// The stack around.
  var stack: StackState? {
    get { self[StackKey.self] }
    set { self[StackKey.self] = newValue }
  }
}
