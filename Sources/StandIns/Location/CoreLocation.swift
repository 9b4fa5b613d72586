public import A11ySwiftUI
@_exported public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, horizontalAccuracy, verticalAccuracy, course, speed) = (0, 0, -1, -1, -1)
    timestamp = Date(timeIntervalSinceReferenceDate: 0)
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection = -1, speed: CLLocationSpeed = -1,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }
  /// The way along a great circle of the earth, in meters.
  public func distance(from other: CLLocation) -> CLLocationDistance {
    let (one, two) = (coordinate.latitude * .pi / 180, other.coordinate.latitude * .pi / 180)
    let (width, height) = ((other.coordinate.longitude - coordinate.longitude) * .pi / 180, two - one)
    let chord = pow(sin(height / 2), 2) + cos(one) * cos(two) * pow(sin(width / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Knows no place, as on a device that was never asked.
open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = 0
  public var distanceFilter: CLLocationDistance = 0
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var location: CLLocation? { nil }
  public var heading: CLHeading? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public static func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  public static func locationServicesEnabled() -> Bool { false }
  public static func headingAvailable() -> Bool { false }
  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startMonitoring(for region: CLRegion) {}
  public func stopMonitoring(for region: CLRegion) {}
  public var monitoredRegions: Set<CLRegion> { [] }
}
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}
extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
}
open class CLHeading: NSObject, @unchecked Sendable {
  public var magneticHeading: CLLocationDirection { 0 }
  public var trueHeading: CLLocationDirection { 0 }
  public var headingAccuracy: CLLocationDirection { -1 }
}
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  public var notifyOnEntry = true
  public var notifyOnExit = true
  init(identifier: String) { self.identifier = identifier }
}
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }
}
open class CLPlacemark: NSObject, @unchecked Sendable {
  public var name: String? { nil }
  public var locality: String? { nil }
  public var subLocality: String? { nil }
  public var subAdministrativeArea: String? { nil }
  public var isoCountryCode: String? { nil }
  public var administrativeArea: String? { nil }
  public var country: String? { nil }
  public var postalCode: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var location: CLLocation? { nil }
}
public final class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public var isGeocoding: Bool { false }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { [] }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
    completionHandler([], nil)
  }
  public func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] { [] }
  public func geocodeAddressString(_ address: String, completionHandler: @escaping CompletionHandler) {
    completionHandler([], nil)
  }
  public func cancelGeocode() {}
}
public struct CLError: Error, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = -3
public let kCLDistanceFilterNone: CLLocationDistance = -1
