/// Something that is shown over a screen.
struct Presentation {
  enum Kind {
    case sheet
    case cover
    case popover
    case alert(AlertPiece)

    /// Whether it is a screen of the app's, rather than a question of the system's.
    var isScreen: Bool {
      switch self {
      case .sheet, .cover, .popover: true
      case .alert: false
      }
    }

    /// What it is where the screen is narrow or low: a popover is a sheet where it is narrow, and a sheet covers all
    /// where it is low, unless the app asks for something else.
    ///
    /// Source: Apple's references of `popover(isPresented:…)` and of `presentationCompactAdaptation(_:)`. That a popover
    /// covers all where it is low is assumed, as what else would be a sheet.
    func adapted(to adaptation: PresentationAdaptation, isLow: Bool) -> Kind {
      switch (self, adaptation.form) {
      case (.popover, .automatic), (.sheet, .automatic): isLow ? .cover : .sheet
      case (.popover, .sheet): .sheet
      case (.popover, .cover), (.sheet, .cover): .cover
      case (.popover, .none), (.popover, .popover), (.sheet, .none), (.sheet, .popover), (.sheet, .sheet),
        (.cover, _), (.alert, _):
        self
      }
    }
  }

  /// The place that presents it, with what is presented: another item is another presentation.
  var id: PathKey
  var kind: Kind
  /// What is shown, with what it tells.
  var content: Output
  /// Writes to the binding that shows it.
  var close: AppAction
}

/// The words and buttons of an alert.
struct AlertPiece {
  enum Style {
    case alert
    case confirmationDialog(Visibility)

    var showsTitle: Bool {
      switch self {
      case .alert: true
      case .confirmationDialog(let titleVisibility): titleVisibility == .visible
      }
    }
  }

  var style: Style
  var title: String
  var message: [Piece]
  var actions: [Piece]
}

/// What is presented below a place, in the order of the views.
enum PresentationsKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }
  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) { value += nextValue() }
}

/// What a presented view says about how it is presented.
struct PresentationTraits {
  var isDismissDisabled = false
  var detents: [PresentationDetent] = []
  /// At which of them a sheet rests, and what moves it to another one.
  var detent: (resting: PresentationDetent, move: (PresentationDetent) -> Void)?
  var showsIndicator: Bool?
  var allowsBackground = false
  /// What it asks to be where the screen is narrow.
  var narrowAdaptation = PresentationAdaptation.automatic
  /// What it asks to be where the screen is low, however wide it is.
  var lowAdaptation = PresentationAdaptation.automatic
}

enum PresentationTraitsKey: PreferenceKey {
  static var defaultValue: PresentationTraits { PresentationTraits() }
  static func reduce(value: inout PresentationTraits, nextValue: () -> PresentationTraits) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if !next.detents.isEmpty { (value.detents, value.detent) = (next.detents, next.detent) }
    value.showsIndicator = next.showsIndicator ?? value.showsIndicator
    value.allowsBackground = value.allowsBackground || next.allowsBackground
    if next.narrowAdaptation.form != .automatic { value.narrowAdaptation = next.narrowAdaptation }
    if next.lowAdaptation.form != .automatic { value.lowAdaptation = next.lowAdaptation }
  }
}

/// Follows what is presented at one place, so that its end can be noticed.
@MainActor
final class PresentationNode: Node {
  private var shown: AnyHashable?
  private var onDismiss: (() -> Void)?

  func follow(_ id: AnyHashable?, onDismiss: (() -> Void)?) {
    if shown != nil, shown != id, let last = self.onDismiss {
      // What was shown goes first, which is noticed at the end of the pass.
      graph.onAppearance { [graph] in graph.onAppearance(last) }
    }
    shown = id
    self.onDismiss = onDismiss
  }
}

extension RenderContext {
  /// Shows content over the screen while there is an item.
  func present<Item>(
    _ kind: Presentation.Kind, item: Item?, id: AnyHashable?, close: @escaping AppAction,
    onDismiss: (() -> Void)?, over output: inout Output, _ content: (Item) -> any View
  ) {
    let place = at(.slot("presentation"))
    let node = place.node.child(place.key, in: place) { PresentationNode(graph: graph, parent: self.node, path: $0) }
    node.follow(item == nil ? nil : id, onDismiss: onDismiss)
    guard let item, let id else { return }
    let serial = place.node.serials(at: place.key).serial(of: id)
    var inner = place.at(.slot("content")).at(.serial(serial))
    let way = inner.wayOut("dismiss", close)
    inner.endless = []
    inner.environment =
      inner.remembering {
        $0.dismiss = DismissAction(way: way)
        $0.isPresented = true
        $0.isUnopened = false
        $0.isSearching = false
        $0.editMode = nil
        // A screen in front is in no stack or column of the one behind it.
        $0.stack = nil
        $0.isInColumn = false
      }.environment
    let view = evaluate { content(item) }
    let rendered = inner.render(RootView(content: view))
    output.preferences.add(
      PresentationsKey.self,
      [Presentation(id: inner.path, kind: kind, content: rendered, close: close)])
  }
}

/// The top of a screen, with what its controls share: whether its lists are being edited.
nonisolated struct RootView: View, Renderable {
  let content: any View

  @MainActor func render(in context: RenderContext) -> Output {
    let mode = context.keep("editMode") { StateBox(EditMode.inactive) }
    let binding = Binding(location: mode)
    let inner = context.at(.slot("root")).remembering { if $0.editMode == nil { $0.editMode = binding } }
    return inner.render(content)
  }
}
