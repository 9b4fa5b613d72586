package import Interface
internal import Languages
package import Layout

/// The walk from placed views to the accessibility tree.
struct Derivation {
  let platform: Platform
  /// VoiceOver's own language, in which numbers are written where no view says otherwise.
  let locale: String
  /// How numbers are written in VoiceOver's own language.
  private let ownNumbers: NumberFormat
  /// Whether a modal view hides the views after it as well as those before it.
  var modalHidesFollowing = true
  /// Whether the headers and footers of lists are read after all rows.
  var readsHeadersLast = false
  /// Whether only what comes out is asked for, so that a list of elements takes what its author wrote.
  var isOnTrial = false
  /// What the views below inherit.
  var context: InheritedContext {
    get { inherited.wrapped }
    _modify { yield &inherited.wrapped }
  }
  /// The same, kept apart: most views hand on what they inherit.
  var inherited: Box<InheritedContext>
  /// What was derived last of the views below; `nil` where nothing is kept.
  var known: Memory<DerivationKey, DerivedView>?
  var omissions: ChunkedArray<Omission> = []
  /// What stands behind the presentation in front, and that it is not reached, as it was when last looked at.
  var behind: (nodes: ChunkedArray<AccessibilityNode>, omissions: ChunkedArray<Omission>)?
  /// What is presented over the screen, wherever in the tree it was written; the last is in front.
  var presentations: ChunkedArray<AccessibilityNode> = []

  init(platform: Platform, locale: String, readings: SourceReadings = SourceReadings(), window: Rect? = nil) {
    self.platform = platform
    self.locale = locale
    ownNumbers = NumberFormat(language: locale)
    modalHidesFollowing = readings.isOn(.modalHidesFollowing)
    readsHeadersLast = readings.isOn(.sectionHeadersLast)
    inherited = Box(InheritedContext(window: window))
  }

  /// The language of the view that is derived.
  var language: String { context.language ?? locale }
  /// How numbers are written in that language.
  var numbers: NumberFormat { context.language.map(NumberFormat.init) ?? ownNumbers }
  /// How dates are written in that language, or else in English.
  var dates: DateFormat { DateFormat(language: language) ?? .english }
  /// The words of the system's own in that language.
  var words: SystemWords { .of(language) }

  /// Derives the nodes of views side by side.
  ///
  /// Where one or more of them are modal, only the last modal one is visited, or what follows it as well.
  /// Source: AccessibilitySnapshot, ModalTests; its pull request 348 for what follows; SwiftUI's `isModal`.
  mutating func derive(_ siblings: ChunkedArray<PlacedView>) -> ChunkedArray<AccessibilityNode> {
    var nodes: ChunkedArray<AccessibilityNode> = []
    let visited = visited(siblings)
    if visited != siblings.indices {
      for index in visited { derive(siblings[index], into: &nodes) }
    } else if siblings.passUnderBar {
      deriveScrolled(siblings, into: &nodes)
    } else {
      derive(siblings, as: .sibling, into: &nodes)
    }
    return nodes
  }

  /// Derives what one view contributes to the nodes around it.
  mutating func derive(_ placed: PlacedView, into nodes: inout ChunkedArray<AccessibilityNode>) {
    let structure = Structure(placed.view)
    if let reason = structure.reasonToOmit(placed) {
      omit(placed.view, reason)
      return
    }
    // Most views hand on what they inherit.
    guard structure.givesContext || placed.view.kind.has(.viewport) else {
      derive(placed, structure, into: &nodes)
      return
    }
    let outside = inherited
    context.add(structure)
    if placed.view.kind.has(.viewport), let frame = placed.frame {
      context.window = context.window?.intersection(frame) ?? frame
    }
    derive(placed, structure, into: &nodes)
    inherited = outside
  }

  private mutating func derive(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    let start = nodes.count
    if let descriptor = structure.chartDescriptor {
      // What is in a chart has its graph, too (Apple's header of `AXChart`: “Chart or graph container elements”).
      let chart = ChartDescription(descriptor)
      var parts: ChunkedArray<AccessibilityNode> = []
      deriveContent(placed, structure, into: &parts)
      nodes += ChunkedArray(parts.map { $0.part(of: chart) })
    } else {
      deriveContent(placed, structure, into: &nodes)
    }
    guard let reordering = structure.reordering, let (list, index) = reordering.place?.item else { return }
    let name = reordering.name ?? nodes[start...].firstName
    nodes.append(.element(handle(of: placed, named: name, for: list, index)))
  }

  private mutating func deriveContent(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    if let representation = structure.representation {
      derive(PlacedView(representation, inPlaceOf: placed), into: &nodes)
      return
    }
    switch structure.children {
    case .ignore: nodes.append(.element(ignoring(placed)))
    case .combine where placed.view.kind == .gridRow && !structure.hasLabel: deriveCells(of: placed, into: &nodes)
    case .combine where placed.view.isOneElement: deriveByKind(placed, structure, into: &nodes)
    case .combine where placed.parts.isEmpty && !structure.hasLabel && !structure.hasIdentifierOrValue:
      omit(placed.view, .empty)
    case .combine: nodes.append(.element(combining(placed)))
    case .contain where placed.view.isContainer: deriveByKind(placed, structure, into: &nodes)
    case .contain: nodes.append(.container(containing(placed, structure, as: structure.role ?? .semanticGroup)))
    case nil: deriveByUIKit(placed, structure, into: &nodes)
    }
  }

  /// Derives a view by what UIKit's properties make of it, or by its kind if they make nothing.
  ///
  /// Source: the visit of AccessibilitySnapshot's parser. An element hides everything inside; a container of a certain
  /// type, or one that groups, keeps its elements together.
  private mutating func deriveByUIKit(
    _ placed: PlacedView, _ structure: Structure, into nodes: inout ChunkedArray<AccessibilityNode>
  ) {
    switch structure.isElement {
    case true? where !placed.view.isOneElement: nodes.append(.element(ignoring(placed)))
    case false? where structure.role == nil: add(derive(placed.parts), from: placed, to: &nodes)
    default:
      if let role = structure.role, !placed.view.isOneElement {
        nodes.append(.container(containing(placed, structure, as: role)))
      } else {
        deriveByKind(placed, structure, into: &nodes)
      }
    }
  }

  /// Notes that a view is on the screen but no stop.
  mutating func omit(_ view: View, _ reason: Omission.Reason) {
    omissions.append(Omission(kind: view.kind, id: ViewID(view), reason: reason))
  }
}

extension Derivation {
  /// Derives the accessibility tree of the views of a screen.
  mutating func tree(of views: ChunkedArray<PlacedView>) -> AccessibilityTree {
    let screen = derive(views)
    // A sheet or an alert is modal wherever it was written: nothing behind it is reached, unless it says otherwise, as
    // SwiftUI's `presentationBackgroundInteraction(.enabled)` does.
    let count = presentations.reversed().prefix { $0.leavesBackground }.count
    let front = ChunkedArray(presentations.suffix(count))
    guard let modal = presentations.dropLast(count).last else {
      return AccessibilityTree(nodes: screen + front, omissions: omissions)
    }
    let hidden = screen + presentations.dropLast(count + 1)
    if behind?.nodes != hidden {
      let unreached = AccessibilityNode.elements(of: hidden).map { element in
        Omission(kind: element.kind, id: element.id, reason: .behindModal)
      }
      behind = (hidden, ChunkedArray(unreached))
    }
    return AccessibilityTree(nodes: [modal] + front, omissions: omissions + (behind?.omissions ?? []))
  }
}

extension AccessibilityTree {
  /// Derives the accessibility tree of views that have their places on the screen.
  ///
  /// - Parameters:
  ///   - views: The views with their places.
  ///   - platform: The system that derives the elements.
  ///   - locale: VoiceOver's own language as a BCP 47 tag.
  ///   - readings: Which source is followed where sources disagree.
  ///   - window: The visible part of the screen; elements outside are still stops, but not on screen.
  package init(
    of views: ChunkedArray<PlacedView>, on platform: Platform, locale: String = "en",
    readings: SourceReadings = SourceReadings(), window: Rect? = nil
  ) {
    var derivation = Derivation(platform: platform, locale: locale, readings: readings, window: window)
    self = derivation.tree(of: views)
  }
}

extension AccessibilityNode {
  /// Whether it is a sheet that leaves what is behind it as it is.
  fileprivate var leavesBackground: Bool {
    if case .container(let container) = self { return container.leavesBackground }
    return false
  }
}
