internal import Interface

public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private(set) var bits: UInt32 = 0
  public init() {}
  private init(_ bit: UInt32) { bits = 1 << bit }

  public static let isButton = AccessibilityTraits(0)
  public static let isHeader = AccessibilityTraits(1)
  public static let isSelected = AccessibilityTraits(2)
  public static let isLink = AccessibilityTraits(3)
  public static let isSearchField = AccessibilityTraits(4)
  public static let isImage = AccessibilityTraits(5)
  public static let playsSound = AccessibilityTraits(6)
  public static let isKeyboardKey = AccessibilityTraits(7)
  public static let isStaticText = AccessibilityTraits(8)
  public static let isSummaryElement = AccessibilityTraits(9)
  public static let updatesFrequently = AccessibilityTraits(10)
  public static let startsMediaSession = AccessibilityTraits(11)
  public static let allowsDirectInteraction = AccessibilityTraits(12)
  public static let causesPageTurn = AccessibilityTraits(13)
  public static let isModal = AccessibilityTraits(14)
  public static let isToggle = AccessibilityTraits(15)
  public static let isTabBar = AccessibilityTraits(16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits | other.bits) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits & other.bits) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits ^ other.bits) }
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let had = contains(new)
    bits |= new.bits
    return (!had, new)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = bits & member.bits
    bits &= ~member.bits
    return removed == 0 ? nil : with(removed)
  }
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? {
    insert(new).inserted ? nil : new
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
  private func with(_ bits: UInt32) -> AccessibilityTraits {
    var copy = self
    copy.bits = bits
    return copy
  }
}

public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, Codable {
  case unspecified, h1, h2, h3, h4, h5, h6
  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let shared: ChildBehavior
  public static let ignore = AccessibilityChildBehavior(shared: .ignore)
  public static let combine = AccessibilityChildBehavior(shared: .combine)
  public static let contain = AccessibilityChildBehavior(shared: .contain)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable {
    case activate, escape, magicTap, delete, showMenu
    case named(Text)
  }
  let kind: Kind
  public static let `default` = AccessibilityActionKind(kind: .activate)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  public static let delete = AccessibilityActionKind(kind: .delete)
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)
  public init(named name: Text) { kind = .named(name) }
  private init(kind: Kind) { self.kind = kind }
}

public struct AccessibilityActionCategory: Equatable, Sendable {
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))
  let name: Text
  public init(_ name: Text) { self.name = name }
  public init(_ key: LocalizedStringKey) { name = Text(key) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = Text(name) }
}

public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

public struct AccessibilityTextContentType: Hashable, Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

public struct AccessibilityTechnologies: SetAlgebra, Hashable, Sendable {
  private var set: Set<Int> = []
  public init() {}
  private init(_ technology: Int) { set = [technology] }
  public static let voiceOver = AccessibilityTechnologies(0)
  public static let switchControl = AccessibilityTechnologies(1)
  public func contains(_ member: AccessibilityTechnologies) -> Bool { set.isSuperset(of: member.set) }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { with(set.union(other.set)) }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    with(set.intersection(other.set))
  }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    with(set.symmetricDifference(other.set))
  }
  public mutating func insert(_ new: AccessibilityTechnologies) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTechnologies
  ) {
    let had = contains(new)
    set.formUnion(new.set)
    return (!had, new)
  }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let removed = set.intersection(member.set)
    set.subtract(member.set)
    return removed.isEmpty ? nil : with(removed)
  }
  public mutating func update(with new: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    insert(new).inserted ? nil : new
  }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { set.formUnion(other.set) }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { set.formIntersection(other.set) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    set.formSymmetricDifference(other.set)
  }
  private func with(_ set: Set<Int>) -> AccessibilityTechnologies {
    var copy = self
    copy.set = set
    return copy
  }
}

public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: labelKey.key) }
}

/// A detail that is offered on demand.
public final class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }
  public let label: String
  public let value: String
  public var importance = Importance.default
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
  public convenience init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    self.init(label: label.string, value: value.string)
  }
}

/// What has such details.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// Stands for what accessibility modifiers add.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
