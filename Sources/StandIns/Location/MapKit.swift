public import A11ySwiftUI

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_000.0
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / degree))
  }
  public init(_ rect: MKMapRect) { self.init() }
}
public struct MKMapPoint: Sendable {
  public var x = 0.0
  public var y = 0.0
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  public init(_ coordinate: CLLocationCoordinate2D) {}
}
public struct MKMapSize: Sendable {
  public var width = 0.0
  public var height = 0.0
  public init() {}
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}
public struct MKMapRect: Sendable {
  public static let world = MKMapRect()
  public static let null = MKMapRect()
  public var origin = MKMapPoint(x: 0, y: 0)
  public var size = MKMapSize()
  public init() {}
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  public func union(_ other: MKMapRect) -> MKMapRect { self }
}
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public var title: String? { nil }
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
  }
}
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  public var name: String?
  public var phoneNumber: String?
  public var url: URL?
  public var timeZone: TimeZone?
  public var pointOfInterestCategory: MKPointOfInterestCategory?
  public let address: MKAddress?
  public var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }
  public init(placemark: MKPlacemark) { (self.placemark, address) = (placemark, nil) }
  public init(location: CLLocation, address: MKAddress?) {
    (placemark, self.address) = (MKPlacemark(coordinate: location.coordinate), address)
  }
  public static func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  @discardableResult public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { true }
  @discardableResult
  public static func openMaps(with items: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { true }
}
public final class MKAddress: NSObject, Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeCycling = "MKLaunchOptionsDirectionsModeCycling"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// Finds nothing: there is no network.
public final class MKLocalSearch: NSObject, @unchecked Sendable {
  public final class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public override init() {}
    public init(completion: MKLocalSearchCompletion) {}
    public var resultTypes: MKLocalSearchCompleter.ResultType = [.address, .pointOfInterest]
    public var pointOfInterestFilter: MKPointOfInterestFilter?
  }
  public final class Response: NSObject, @unchecked Sendable {
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
  public init(request: Request) {}
  public func start() async throws -> Response { Response() }
  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
}
// MARK: - The map
public struct MapCameraPosition: Sendable {
  public static let automatic = MapCameraPosition()
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition() }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition() }
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition { MapCameraPosition() }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }
  public private(set) var region: MKCoordinateRegion?
}
extension MapCameraPosition: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }

  private var numbers: [Double]? {
    region.map { [$0.center.latitude, $0.center.longitude, $0.span.latitudeDelta, $0.span.longitudeDelta] }
  }
}
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// A map; what is on it are elements inside it.
public struct Map<Content: View>: View {
  private let content: Content

  public var body: some View { MapSurface { content } }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> Content
  ) {
    self.content = content()
  }
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == EmptyView {
    content = EmptyView()
  }
  public init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    content = ForEach(annotationItems) { annotationContent($0) }
  }
}

extension Map where Content == EmptyView {
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) {
    content = EmptyView()
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    content = EmptyView()
  }
}

public enum MapUserTrackingMode: Sendable { case none, follow }
public struct MapCameraBounds: Sendable {
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {}
}
public typealias MapContentBuilder = ViewBuilder
/// What is on a map is shown by views.
public typealias MapContent = View

/// A place with a name.
public struct Marker<Label: View>: View {
  private let label: Label
  public var body: some View { MarkerSurface(label) }
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) { self.label = label() }
}
extension Marker where Label == A11ySwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    label = Label(titleKey, systemImage: systemImage)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    label = Label(title, systemImage: systemImage)
  }
}
extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) { label = Text(titleKey) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { label = Text(title) }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }
  public init(item: MKMapItem) { label = Text(verbatim: item.name ?? "") }
}

/// A view of the app's at a place, with a title below it.
public struct Annotation<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  public var body: some View {
    VStack {
      content
      label
    }
  }
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}
extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
  }
}
public struct MapMarker: View {
  public var body: some View { Text(verbatim: "") }
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapPin: View {
  public var body: some View { Text(verbatim: "") }
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}
public struct MapAnnotation<Content: View>: View {
  public let body: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    body = content()
  }
}
public struct UserAnnotation: View {
  public var body: some View { EmptyView() }
  public init() {}
}
public struct MapPolyline: View {
  public var body: some View { EmptyView() }
  public init(coordinates: [CLLocationCoordinate2D]) {}
}
public struct MapCircle: View {
  public var body: some View { EmptyView() }
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}
public struct MapPolygon: View {
  public var body: some View { EmptyView() }
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension View {
  /// The line of what lies on a map.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> some View { self }
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some View { self }
}
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

// MARK: - Modifiers
public struct MapStyle: Sendable {
  public struct Elevation: Sendable {
    public static let automatic = Elevation()
    public static let flat = Elevation()
    public static let realistic = Elevation()
  }
  public static let standard = MapStyle()
  public static let imagery = MapStyle()
  public static let hybrid = MapStyle()
  public static func standard(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let rect: MKMapRect
  public let region: MKCoordinateRegion
}
public struct MapCameraUpdateFrequency: Sendable {
  public static let onEnd = MapCameraUpdateFrequency()
  public static let continuous = MapCameraUpdateFrequency()
}
extension View {
  public func mapStyle(_ style: MapStyle) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapControls<Controls: View>(@ViewBuilder _ content: () -> Controls) -> some View {
    overlay(alignment: .topTrailing) { VStack { content() } }
  }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func annotationTitles(_ visibility: Visibility) -> some View { self }
}
/// The button by which the map follows the person: its words are those of MapKit's for accessibility.
public struct MapUserLocationButton: View {
  public var body: some View {
    Button {
    } label: {
      Image(systemName: "location")
    }
    .accessibilityLabel(Text(.tracking)).accessibilityValue(Text(.trackingOff)).accessibilityHint(Text(.trackingHint))
  }
  public init(scope: Namespace.ID? = nil) {}
}
/// Shows itself once the map is turned away from the north.
public struct MapCompass: View {
  public var body: some View { EmptyView() }
  public init(scope: Namespace.ID? = nil) {}
}
/// Shows itself while the map grows and shrinks.
public struct MapScaleView: View {
  public var body: some View { EmptyView() }
  public init(scope: Namespace.ID? = nil) {}
}
public struct MapPitchToggle: View {
  public var body: some View { EmptyView() }
  public init(scope: Namespace.ID? = nil) {}
}
