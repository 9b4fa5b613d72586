public import A11ySwiftUI

/// Finds no ways: there is no network.
public final class MKDirections: NSObject, @unchecked Sendable {
  public final class Request: NSObject {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType: MKDirectionsTransportType = .any
    public var requestsAlternateRoutes = false
    public var departureDate: Date?
    public var arrivalDate: Date?
  }
  public final class Response: NSObject, @unchecked Sendable {
    public let routes: [MKRoute]
    init(routes: [MKRoute]) { self.routes = routes }
  }
  public final class ETAResponse: NSObject, @unchecked Sendable {
    public var expectedTravelTime: TimeInterval { 0 }
    public var distance: CLLocationDistance { 0 }
  }
  public init(request: Request) {}
  public var isCalculating: Bool { false }
  public func cancel() {}
  public func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
  public func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }
  public func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
}
public struct MKDirectionsTransportType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}
public final class MKRoute: NSObject, @unchecked Sendable {
  public final class Step: NSObject, @unchecked Sendable {
    public var instructions: String { "" }
    public var notice: String? { nil }
    public var distance: CLLocationDistance { 0 }
    public var polyline: MKPolyline { MKPolyline() }
    public var transportType: MKDirectionsTransportType { .any }
  }
  public var name: String { "" }
  public var advisoryNotices: [String] { [] }
  public var distance: CLLocationDistance { 0 }
  public var expectedTravelTime: TimeInterval { 0 }
  public var transportType: MKDirectionsTransportType { .any }
  public var polyline: MKPolyline { MKPolyline() }
  public var steps: [Step] { [] }
}
public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

// MARK: - Addresses
/// Finds no places for an address, and no address for a place: there is no network.
public final class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public init?(addressString: String) {}
  public var region = MKCoordinateRegion()
  public var mapItems: [MKMapItem] { get async throws { [] } }
  public func cancel() {}
}
public final class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public init?(location: CLLocation) {}
  public var preferredLocale: Locale?
  public var mapItems: [MKMapItem] { get async throws { [] } }
  public func cancel() {}
}

// MARK: - What it looks like there
public final class MKLookAroundScene: NSObject, @unchecked Sendable {}
/// Finds no pictures of a place: there is no network.
public final class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  public var scene: MKLookAroundScene? { get async throws { nil } }
  public func getSceneWithCompletionHandler(_ handler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
    handler(nil, nil)
  }
  public func cancel() {}
}
public struct LookAroundPreview: View {
  public var body: some View { OpaqueSurface("LookAroundPreview", "shows pictures of a place, and is not played") }
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
}
public enum MKLookAroundBadgePosition: Int, Sendable { case topLeading, topTrailing, bottomTrailing }
extension View {
  public func lookAroundViewer(
    isPresented: Binding<Bool>, scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
}

// MARK: - Places of a map on the screen
public struct MapProxy {
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}
public struct MapReader<Content: View>: View {
  public let body: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { body = content(MapProxy()) }
}
extension MapPolyline {
  public init(_ route: MKRoute) { self.init(coordinates: []) }
  public init(_ polyline: MKPolyline) { self.init(coordinates: []) }
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle) { self.init(coordinates: coordinates) }
  public init(points: [MKMapPoint]) { self.init(coordinates: []) }
  public enum ContourStyle: Sendable { case straight, geodesic }
}
