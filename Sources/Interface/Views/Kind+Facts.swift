/// What is true of all views of a kind.
///
/// It is public so that the compiler specializes sets of facts in other targets, too.
@frozen
public struct KindFacts: OptionSet, Sendable, Hashable {
  /// A bit for each fact.
  public let rawValue: UInt32

  /// The facts of these bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All facts of some sets.
  ///
  /// The way that all sets share puts one after the other into a set, which takes long where nothing is optimized.
  @inlinable
  public init(arrayLiteral sets: KindFacts...) {
    var bits: UInt32 = 0
    for set in sets { bits |= set.rawValue }
    rawValue = bits
  }

  /// Is one element where nothing stands in it.
  package static let leaf = KindFacts(rawValue: 1 << 0)
  /// Joins what is inside into one element.
  package static let joins = KindFacts(rawValue: 1 << 1)
  /// Keeps some of what is inside as elements beside its own.
  package static let keepsSome = KindFacts(rawValue: 1 << 2)
  /// Only arranges or holds others, and is not an element unless something makes one of it.
  package static let arranges = KindFacts(rawValue: 1 << 3)
  /// A label makes an element of it: of SwiftUI's stacks and shapes, and not of UIKit's view.
  package static let elementIfLabeled = KindFacts(rawValue: 1 << 4)
  /// Is a container already, which asking for one does not change.
  package static let container = KindFacts(rawValue: 1 << 5)
  /// Is one of UIKit's, in which disabling dims the controls alone.
  package static let uiKit = KindFacts(rawValue: 1 << 6)

  /// Stands at an edge of the screen, and content scrolls under it.
  package static let bar = KindFacts(rawValue: 1 << 7)
  /// Stands in front of the screen, wherever it was written.
  package static let presentation = KindFacts(rawValue: 1 << 8)
  /// Its frame is a window on what is in it: what lies outside is not on screen.
  package static let viewport = KindFacts(rawValue: 1 << 9)
  /// Its frame is its own, however far what is in it reaches.
  package static let keepsFrame = KindFacts(rawValue: 1 << 10)
  /// Takes all the height that it is offered.
  package static let fillsHeight = KindFacts(rawValue: 1 << 11)
  /// Takes all the height that it is offered unless it scrolls sideways.
  package static let fillsHeightScrolling = KindFacts(rawValue: 1 << 12)
  /// Takes all the height that it is offered if something in it does.
  package static let fillsHeightWithContent = KindFacts(rawValue: 1 << 13)
  /// A row of a list that holds only such a view is that view: a tap anywhere in the row acts on it.
  package static let wholeRow = KindFacts(rawValue: 1 << 14)
  /// Sets its views beside, below or over each other.
  package static let alignsViews = KindFacts(rawValue: 1 << 15)

  /// Takes text from the keyboard.
  package static let textInput = KindFacts(rawValue: 1 << 16)
  /// Shows a number as its value.
  package static let amount = KindFacts(rawValue: 1 << 17)
  /// Shows its number as a part of 1 where nothing says what it is a part of.
  package static let partOfOne = KindFacts(rawValue: 1 << 18)
  /// Can be open or closed: SwiftUI's groups, and what UIKit's apps give an expanded status.
  package static let expandable = KindFacts(rawValue: 1 << 19)
  /// Has several things of which one can be chosen.
  package static let selection = KindFacts(rawValue: 1 << 20)
  /// Has rows with a header above and a footer below.
  package static let rows = KindFacts(rawValue: 1 << 21)
  /// Has a label, and shows no views beside it.
  package static let labeled = KindFacts(rawValue: 1 << 22)
  /// Brings elements or words that its author did not write, such as the choice at the end of a picker's label.
  package static let bringsElements = KindFacts(rawValue: 1 << 23)
  /// Its views stay elements of their own; those of others become parts of one label.
  package static let keepsElements = KindFacts(rawValue: 1 << 24)
  /// Is an action where it stands in a list of actions.
  package static let act = KindFacts(rawValue: 1 << 25)
  /// A tap anywhere on it, its label included, is for it.
  package static let pressed = KindFacts(rawValue: 1 << 26)
  /// Shows nothing of the controls in its label but their words, in SwiftUI since iOS 26.
  package static let flattensLabel = KindFacts(rawValue: 1 << 27)
  /// Asks the person to choose or to enter something; a search field only finds what is there.
  package static let question = KindFacts(rawValue: 1 << 28)
  /// Keeps its elements together in the order of what is around it, although it has no name.
  package static let groups = KindFacts(rawValue: 1 << 29)
  /// On a Mac its label stands before it, and not in it or after it.
  package static let labelBefore = KindFacts(rawValue: 1 << 30)
  /// Accessibility knows nothing of it.
  package static let unknown = KindFacts(rawValue: 1 << 31)
}

extension KindFacts {
  private static let stack: KindFacts = [.arranges, .elementIfLabeled, .alignsViews, .keepsElements]
  private static let shape: KindFacts = [.elementIfLabeled]
  private static let field: KindFacts = [.leaf, .textInput, .bringsElements]
  private static let control: KindFacts = [.joins, .wholeRow]
  private static let screenEdge: KindFacts = [.bar, .container]
  private static let window: KindFacts = [.viewport, .keepsFrame]
  private static let inFront: KindFacts = [.presentation, .bringsElements]

  /// The facts of a kind, one row each: every set of kinds and every question about a kind is derived from it.
  init(of kind: Kind) {
    self =
      switch kind {
      case .text: [.leaf]
      case .image: [.leaf]
      case .label: [.joins]
      case .labeledContent: [.joins, .wholeRow, .labelBefore]

      case .button: [.control, .act, .pressed, .flattensLabel, .expandable, .alignsViews]
      case .link: [.control, .act, .pressed, .flattensLabel]
      case .navigationLink: [.control, .act, .pressed, .bringsElements]
      case .menu: [.control, .act, .flattensLabel, .bringsElements]
      case .toggle: [.control, .act, .pressed, .flattensLabel, .question]
      case .slider: [.leaf, .amount, .partOfOne, .question, .labeled, .labelBefore]
      case .stepper: [.leaf, .amount, .question, .labeled, .labelBefore, .bringsElements]
      case .picker: [.wholeRow, .selection, .flattensLabel, .question, .labeled, .labelBefore, .bringsElements]
      case .datePicker: [.leaf, .keepsSome, .selection, .question, .labeled, .labelBefore, .bringsElements]
      case .colorPicker: [.leaf, .selection, .question, .labeled, .labelBefore, .bringsElements]
      case .textField, .secureField: [.field, .question, .labelBefore]
      case .searchField: .field
      case .textEditor: [.field, .question, .fillsHeight]
      case .pageControl: [.leaf, .amount, .selection, .bringsElements]

      case .progressView: [.leaf, .amount, .partOfOne, .labeled]
      case .gauge: [.leaf, .amount, .partOfOne, .labeled]

      case .list: [.rows, .selection, .window, .fillsHeight, .keepsElements]
      case .section: [.rows, .expandable, .keepsElements]
      case .form: [.rows, .window, .fillsHeight, .keepsElements]
      case .table: [.rows, .container, .selection, .window, .fillsHeight, .keepsElements]
      case .row: [.wholeRow, .alignsViews, .keepsElements]
      case .grid: [.stack, .selection]
      case .gridRow: .stack
      case .disclosureGroup: [.expandable]
      case .scrollView: [.arranges, .alignsViews, .keepsElements, .window, .fillsHeightScrolling, .groups]
      case .cell: [.control, .keepsSome, .uiKit, .expandable, .alignsViews]

      case .navigationBar: [.screenEdge, .bringsElements]
      case .toolbar: [.screenEdge, .keepsElements]
      case .tabView: [.selection, .keepsFrame, .fillsHeight, .bringsElements]
      case .tab: [.leaf, .keepsSome, .labeled]
      case .tabBar: [.screenEdge, .selection, .keepsElements]
      case .sheet: [.inFront, .window, .selection]
      case .alert, .confirmationDialog: .inFront
      case .popover: [.inFront, .window]

      case .map: [.leaf, .keepsSome, .keepsFrame, .fillsHeight, .bringsElements]
      case .marker: [.leaf, .labeled, .bringsElements]
      case .video: [.leaf, .bringsElements]
      case .chart: [.container, .bringsElements]

      case .circle, .rectangle, .roundedRectangle, .capsule, .ellipse: .shape

      case .hstack: .stack
      case .vstack: [.stack, .fillsHeightWithContent]
      case .zstack: [.stack, .fillsHeightWithContent]
      case .lazyHStack, .lazyVStack: [.stack, .groups]
      case .group: [.arranges, .elementIfLabeled, .fillsHeightWithContent, .keepsElements]
      case .spacer: [.shape, .fillsHeight, .unknown]
      case .divider: [.shape, .unknown]

      case .view: [.arranges, .uiKit, .expandable, .alignsViews, .keepsElements]
      case .element: [.leaf, .labeled, .expandable, .keepsElements]

      case .forEach: [.keepsElements]
      }
  }
}

extension Kind {
  /// What is true of all views of the kind.
  package var facts: KindFacts { KindFacts(of: self) }

  /// Whether something is true of all views of the kind.
  package func has(_ facts: KindFacts) -> Bool { self.facts.rawValue & facts.rawValue == facts.rawValue }
}

extension Set<Kind> {
  /// The kinds of which something is true.
  package init(with facts: KindFacts) { self = Set(Kind.allCases.filter { $0.has(facts) }) }
}
