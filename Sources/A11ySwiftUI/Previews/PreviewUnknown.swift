/// What stands for a value whose type cannot be had here: nothing is known of it, nor of what is asked of it.
///
/// What has such a value, as a view that is given one, is there all the same.
@dynamicMemberLookup @dynamicCallable
nonisolated public struct _PreviewUnknown: View, Renderable, Hashable, Codable, Identifiable, Sendable {
  public var id: Int { 0 }

  public init() {}

  public subscript(dynamicMember name: String) -> _PreviewUnknown {
    get { self }
    nonmutating set {}
  }

  public static subscript(dynamicMember name: String) -> _PreviewUnknown {
    get { _PreviewUnknown() }
    set {}
  }

  public subscript<Key>(_ key: Key) -> _PreviewUnknown {
    get { self }
    nonmutating set {}
  }

  @discardableResult
  public func dynamicallyCall(withArguments arguments: [Any]) -> _PreviewUnknown {
    _PreviewGap.tell("what is done by a type that is not there is left out")
    return self
  }

  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> _PreviewUnknown {
    dynamicallyCall(withArguments: [])
  }

  @MainActor func render(in context: RenderContext) -> Output {
    _PreviewGap.tell("a view of a type that is not there is left out")
    return Output([Piece(.opaque("view"), in: context)])
  }
}
