/// Groups of a view's properties, each named after what its properties have in common.
///
/// The properties of the groups are properties of the view itself. Each is written out beside its group, because a key
/// path is as quick as a stored property only in the target that declares it: other targets, which ask for these most,
/// call what is written out. A group in which nothing is said is passed over before anything is held on to, since most
/// are.
///
/// It is public so that the compiler specializes sets of groups in other targets, too.
@frozen
public struct PropertyGroups: OptionSet, Sendable, Hashable {
  /// A bit for each group.
  public let rawValue: UInt16

  /// The groups of these bits.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let wording = PropertyGroups(rawValue: 1 << 0)
  package static let spokenDetails = PropertyGroups(rawValue: 1 << 1)
  package static let exposure = PropertyGroups(rawValue: 1 << 2)
  package static let uiKit = PropertyGroups(rawValue: 1 << 3)
  package static let interaction = PropertyGroups(rawValue: 1 << 4)
  package static let dragging = PropertyGroups(rawValue: 1 << 5)
  package static let controlState = PropertyGroups(rawValue: 1 << 6)
  package static let attachments = PropertyGroups(rawValue: 1 << 7)
  package static let appearance = PropertyGroups(rawValue: 1 << 8)
  package static let media = PropertyGroups(rawValue: 1 << 9)
}

extension View {
  /// The groups in which something was ever said of the view.
  ///
  /// A stage that goes through all views asks for this once, and for no property of the other groups: most views say
  /// something in one or two.
  package var groups: PropertyGroups {
    var groups: PropertyGroups = box.wrapped.wording.isSet ? .wording : []
    if box.wrapped.others.isSet { groups.formUnion(box.wrapped.others.group.groups) }
    return groups
  }
}

extension View.OtherProperties {
  /// The groups in which something was ever said.
  @inline(__always)
  fileprivate var groups: PropertyGroups {
    var groups: PropertyGroups = []
    if spokenDetails.isSet { groups.insert(.spokenDetails) }
    if exposure.isSet { groups.insert(.exposure) }
    if uiKit.isSet { groups.insert(.uiKit) }
    if interaction.isSet { groups.insert(.interaction) }
    if dragging.isSet { groups.insert(.dragging) }
    if controlState.isSet { groups.insert(.controlState) }
    if attachments.isSet { groups.insert(.attachments) }
    if appearance.isSet { groups.insert(.appearance) }
    if media.isSet { groups.insert(.media) }
    return groups
  }
}
