/// A view that is shown while it is being written, and whose speech is tested.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewMacro")

/// A property of a preview itself.
@attached(peer)
public macro Previewable() = #externalMacro(module: "A11ySwiftUIMacros", type: "PreviewableMacro")

/// Lets values of a view or a shape move; here they are at once what they come to.
@attached(peer)
public macro Animatable() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "A11ySwiftUIMacros", type: "SilentMacro")

/// A value of the environment, of a transaction, of a container or of what has the focus.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "A11ySwiftUIMacros", type: "EntryMacro")

/// The traits of a preview, for code that can have a type of its own that is called `Preview`.
public typealias _PreviewTraits = [PreviewTrait<Preview.ViewTraits>]

/// What `#Preview` becomes: a type that can be found when the program runs.
public protocol _PreviewRecord {
  static var fileID: String { get }
  static var filePath: String { get }
  static var line: Int { get }
  static var name: String? { get }
  @MainActor static var traits: _PreviewTraits { get }
  @MainActor static var contents: [(String?, any View)] { get }
}

/// The view that a preview is made of.
public protocol _PreviewBody: View {}
