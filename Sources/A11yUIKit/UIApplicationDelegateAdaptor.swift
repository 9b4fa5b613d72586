/// Names the app's delegate; a preview that asks for one that cannot be made ends, and no other.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
  public init(_ type: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType {
    guard let delegate = UIApplication.shared.delegate as? DelegateType else {
      endPreview("a preview has no delegate of the app")
    }
    return delegate
  }
}
