/// What stands for a value whose type cannot be had here: of it is known what it was made with, by the names that this was
/// given, and nothing else.
///
/// What has such a value, as a view that is given one, is there all the same.
@dynamicMemberLookup @dynamicCallable
nonisolated public struct _PreviewUnknown: View, Renderable, Identifiable, Sendable {
  private let kept: KeptParts

  public init() { kept = KeptParts([:]) }

  private init(_ parts: [String: Any]) { kept = KeptParts(parts) }

  /// Makes a value, as `_made(value: 3)`, since what it can be made with has no end.
  public static var _made: _PreviewUnknown { _PreviewUnknown() }

  public var id: AnyHashable { kept["id"] as? AnyHashable ?? AnyHashable(ObjectIdentifier(kept)) }

  public subscript(dynamicMember name: String) -> _PreviewUnknown {
    get { part(name) }
    nonmutating set { kept[name] = newValue.whole ?? newValue }
  }

  /// A part whose type is known where it is asked for: what it was made with, or else an empty value.
  @_disfavoredOverload
  public subscript<Part>(dynamicMember name: String) -> Part {
    get { kept[name].flatMap { value($0) } ?? _previewGap("'\(name)' of a type that is not there is left out") }
    nonmutating set { kept[name] = newValue }
  }

  /// A part that need not be there, as in `value.part?.name`: it is there if the value was made with it.
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> _PreviewUnknown? {
    get { kept[name] == nil ? _previewGap("'\(name)' of a type that is not there is left out") : part(name) }
    nonmutating set { kept[name] = newValue.map { $0.whole ?? $0 } }
  }

  public static subscript(dynamicMember name: String) -> _PreviewUnknown {
    get { _PreviewUnknown() }
    set {}
  }

  /// What the type has, where it is known what that is: an empty value.
  @_disfavoredOverload
  public static subscript<Part>(dynamicMember name: String) -> Part {
    get { _previewGap("'\(name)' of a type that is not there is left out") }
    set {}
  }

  public subscript<Key>(_ key: Key) -> _PreviewUnknown {
    get { _PreviewUnknown() }
    nonmutating set {}
  }

  @discardableResult
  public func dynamicallyCall(withArguments arguments: [Any?]) -> _PreviewUnknown {
    // An action that it was made with can be had.
    if arguments.isEmpty, let action = whole as? () -> Void {
      action()
    } else {
      _PreviewGap.tell("what is done by a type that is not there is left out")
    }
    return _PreviewUnknown()
  }

  /// What is asked of a value, where its type is known: an empty one.
  @_disfavoredOverload
  public func dynamicallyCall<Result>(withArguments arguments: [Any?]) -> Result {
    _previewGap("what a type that is not there gives is left out")
  }

  @_disfavoredOverload
  public func dynamicallyCall<Result>(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Result {
    _previewGap("what a type that is not there gives is left out")
  }

  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> _PreviewUnknown {
    let named = arguments.compactMap { name, value in value.map { (name, $0) } }
    return _PreviewUnknown(Dictionary(named.filter { !$0.0.isEmpty }) { first, _ in first })
  }

  @MainActor func render(in context: RenderContext) -> Output {
    _PreviewGap.tell("a view of a type that is not there is left out")
    return Output([Piece(.opaque("view"), in: context)])
  }

  // MARK: - What is known

  /// The name under which a part that is asked for without a known type has its value.
  private static let wholeName = ""

  /// The value that it stands for, if that is known.
  private var whole: Any? { kept[_PreviewUnknown.wholeName] }

  private func part(_ name: String) -> _PreviewUnknown {
    guard let value = kept[name] else { return _PreviewUnknown() }
    return value as? _PreviewUnknown ?? _PreviewUnknown([_PreviewUnknown.wholeName: value])
  }

  /// A value as one of a type, if it is one.
  private func value<Part>(_ value: Any) -> Part? {
    if let value = value as? Part { return value }
    return (value as? _PreviewUnknown)?.whole as? Part
  }
}

/// What a value was made with, or given later, which views follow.
@Observable
nonisolated private final class KeptParts: @unchecked Sendable {
  private var parts: [String: Any]

  init(_ parts: [String: Any]) { self.parts = parts }

  subscript(name: String) -> Any? {
    get { parts[name] }
    set { parts[name] = newValue }
  }

  /// The parts that can be compared.
  var comparable: [String: AnyHashable] { parts.compactMapValues { $0 as? AnyHashable } }
}

nonisolated extension _PreviewUnknown: Hashable {
  public static func == (one: _PreviewUnknown, other: _PreviewUnknown) -> Bool {
    one.kept === other.kept || one.kept.comparable == other.kept.comparable
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kept.comparable["id"]) }
}

nonisolated extension _PreviewUnknown: Codable {
  public init(from decoder: any Decoder) { self.init() }
  public func encode(to encoder: any Encoder) {}
}

nonisolated extension _PreviewUnknown: CustomStringConvertible {
  /// The words of a value that it stands for.
  public var description: String {
    if let whole { return "\(whole)" }
    return _previewGap("the words of a type that is not there are left out")
  }
}

extension Text {
  /// Words of a value whose type cannot be had here.
  nonisolated public init(_ value: _PreviewUnknown) { self.init(verbatim: value.description) }
}
