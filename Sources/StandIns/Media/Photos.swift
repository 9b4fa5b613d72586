public import A11ySwiftUI

/// A picture that a person chose; in a preview nobody has.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static let screenshots = PHPickerFilter()
  public static let panoramas = PHPickerFilter()
  public static let bursts = PHPickerFilter()
  public static let depthEffectPhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  public static let `default` = PhotosPickerSelectionBehavior()
  public static let ordered = PhotosPickerSelectionBehavior()
  public static let continuous = PhotosPickerSelectionBehavior()
}
public struct PhotosPickerEncoding: Hashable, Sendable {
  public static let automatic = PhotosPickerEncoding()
  public static let current = PhotosPickerEncoding()
  public static let compatible = PhotosPickerEncoding()
}

/// A button that leads to the system's photos.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  @State private var isPresented = false
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }.modifier(PhotosScreen(isPresented: $isPresented))
  }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) { label = Text(title) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) { label = Text(title) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) { label = Text(titleKey) }
}
private struct PhotosScreen: ViewModifier {
  @Binding var isPresented: Bool
  func body(content: Content) -> some View {
    content.photosPicker(isPresented: $isPresented, selection: .constant(0))
  }
}
extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) -> some View { modifier(PhotosScreen(isPresented: isPresented)) }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { modifier(PhotosScreen(isPresented: isPresented)) }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic
  ) -> some View { modifier(PhotosScreen(isPresented: isPresented)) }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerEncoding = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { modifier(PhotosScreen(isPresented: isPresented)) }
}

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let instance = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { instance }
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  public func performChanges(_ block: @escaping () -> Void) async throws {}
}
open class PHAsset: NSObject, @unchecked Sendable {
  public var localIdentifier: String { "" }
  public var creationDate: Date? { nil }
}
