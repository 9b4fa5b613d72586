public import A11yUIKit

/// A map of UIKit's, with the places that an app puts on it.
@MainActor open class MKMapView: UIView {
  public weak var delegate: (any MKMapViewDelegate)? { didSet { showPlaces() } }
  public var region = MKCoordinateRegion()
  public var visibleMapRect = MKMapRect()
  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  public var mapType = MKMapType.standard
  public var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  public var camera = MKMapCamera()
  public var userTrackingMode = MKUserTrackingMode.none
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsUserLocation = false
  public var showsCompass = true
  public var showsScale = false
  public var showsTraffic = false
  public var isZoomEnabled = true
  public var isScrollEnabled = true
  public var isRotateEnabled = true
  public var isPitchEnabled = true
  public private(set) var annotations: [any MKAnnotation] = [] { didSet { showPlaces() } }
  public private(set) var overlays: [any MKOverlay] = []
  public var selectedAnnotations: [any MKAnnotation] = []
  public var userLocation: MKUserLocation { MKUserLocation() }

  private var changeCount = 0
  private lazy var places = UIHostingController(rootView: MapPlaces(of: self, after: changeCount))

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    addSubview(places.view)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(places.view)
  }

  private func showPlaces() {
    changeCount += 1
    places.rootView = MapPlaces(of: self, after: changeCount)
  }

  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  public func setCenter(_ center: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = center }
  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  public func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) { visibleMapRect = rect }
  public func setVisibleMapRect(_ rect: MKMapRect, edgePadding: UIEdgeInsets, animated: Bool) { visibleMapRect = rect }
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ new: [any MKAnnotation]) { annotations += new }
  public func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  public func removeAnnotations(_ old: [any MKAnnotation]) {
    let gone = Set(old.map { ObjectIdentifier($0) })
    annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
  }
  /// Shows the part of the map with some places; those that stand on it already, which most apps give, stay as they are.
  public func showAnnotations(_ shown: [any MKAnnotation], animated: Bool) {
    let known = Set(annotations.map { ObjectIdentifier($0) })
    addAnnotations(shown.filter { !known.contains(ObjectIdentifier($0)) })
  }
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  public func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }

  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  public func addOverlays(_ new: [any MKOverlay]) { overlays += new }
  public func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  public func removeOverlays(_ old: [any MKOverlay]) { for overlay in old { removeOverlay(overlay) } }
}

/// How a map is drawn.
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  public var elevationStyle = ElevationStyle.flat
}
public final class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  public var emphasisStyle: EmphasisStyle
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
    self.emphasisStyle = emphasisStyle
    super.init()
    self.elevationStyle = elevationStyle
  }
}
public final class MKImageryMapConfiguration: MKMapConfiguration {
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}
public final class MKHybridMapConfiguration: MKMapConfiguration {
  public var pointOfInterestFilter: MKPointOfInterestFilter?
  public var showsTraffic = false
  public init(elevationStyle: ElevationStyle = .flat) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// From where a map is looked at.
public final class MKMapCamera: NSObject {
  public var centerCoordinate: CLLocationCoordinate2D
  public var centerCoordinateDistance: CLLocationDistance
  public var pitch: CGFloat
  public var heading: CLLocationDirection
  public override convenience init() {
    self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
  }
  public init(
    lookingAtCenter center: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    centerCoordinate = center
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// What a map asks its app; nobody moves it here.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
}

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

// MARK: - What stands on a map

public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

public protocol MKOverlay: MKAnnotation {}

open class MKShape: NSObject, MKAnnotation {
  public var title: String?
  public var subtitle: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set { place = newValue }
  }
  public override init() {}
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    super.init()
    (place, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

public final class MKUserLocation: MKShape {
  public var location: CLLocation? { nil }
}

/// A shape of several places.
open class MKMultiPoint: MKShape {
  private let places: [CLLocationCoordinate2D]
  init(places: [CLLocationCoordinate2D]) { self.places = places }
  public var pointCount: Int { places.count }
  open override var coordinate: CLLocationCoordinate2D { places.first ?? CLLocationCoordinate2D() }
  public func getCoordinates(_ coordinates: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for (index, place) in places.dropFirst(range.location).prefix(range.length).enumerated() {
      coordinates[index] = place
    }
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init() { self.init(places: []) }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }
  public var boundingMapRect: MKMapRect { MKMapRect() }
}
open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init() { self.init(places: []) }
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coordinates, count: count)))
  }
}
open class MKCircle: MKShape, MKOverlay {
  public private(set) var radius: Double = 0
  private var center = CLLocationCoordinate2D()
  open override var coordinate: CLLocationCoordinate2D { center }
  public convenience init(center: CLLocationCoordinate2D, radius: Double) {
    self.init()
    (self.center, self.radius) = (center, radius)
  }
}

@MainActor open class MKAnnotationView: UIView {
  public var annotation: (any MKAnnotation)?
  public var image: UIImage?
  public var canShowCallout = false
  public var isDraggable = false
  public var centerOffset = CGPoint.zero
  public var clusteringIdentifier: String?
  public var rightCalloutAccessoryView: UIView?
  public var leftCalloutAccessoryView: UIView?
  public var detailCalloutAccessoryView: UIView?
  public convenience init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.annotation = annotation
  }
}
@MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor?
  public var glyphTintColor: UIColor?
  public var glyphText: String?
  public var glyphImage: UIImage?
}

// MARK: - How it is drawn

open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  public var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  public var fillColor: UIColor?
  public var strokeColor: UIColor?
  public var lineWidth: CGFloat = 0
  public var lineDashPattern: [NSNumber]?
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
