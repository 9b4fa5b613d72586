/// What one view came to: a control, a text, a container with pieces in it.
package struct Piece {
  var kind: PieceKind
  /// The place in the graph, by which the piece stays the same one.
  var path: PathKey
  /// The call that made it.
  var site: CallSite
  /// What was done to it, from the inside out.
  var modifications: [Modification] = []
  /// What rows, tabs and choices know about it.
  var traits = RowTraits()
  /// Whether words of it are not known, since what they come from cannot be had here.
  var lacksWords: Bool
  /// Whether nothing around it is disabled.
  var isEnabled = true

  init(_ kind: PieceKind, in context: RenderContext) {
    self.kind = kind
    path = MainActor.assumeIsolated { context.path }
    site = MainActor.assumeIsolated { context.site }
    lacksWords = MainActor.assumeIsolated { context.lacksWords } || kind.lacksWords
    isEnabled = MainActor.assumeIsolated { context.environment.isEnabled }
  }

  init(_ kind: PieceKind, path: PathKey) {
    self.kind = kind
    self.path = path
    site = .none
    lacksWords = kind.lacksWords
  }
}

/// An action of the app's.
package typealias AppAction = @MainActor () -> Void

/// What a drop at a point of a view does.
typealias DropAction = @MainActor (UnitPoint) -> Void

/// What a piece is, with what it holds.
indirect enum PieceKind {
  // Text and images.
  case text(ResolvedText)
  case image(ResolvedImage)
  case label(title: [Piece], icon: [Piece], style: LabelParts)
  case labeledContent(label: [Piece], content: [Piece])

  // Controls.
  case button(ButtonPiece)
  case menu(MenuPiece)
  case toggle(TogglePiece)
  case slider(SliderPiece)
  case stepper(StepperPiece)
  case picker(PickerPiece)
  case datePicker(DatePickerPiece)
  case colorPicker(label: [Piece])
  case textField(TextFieldPiece)

  // Indicators.
  case progress(ProgressPiece)
  case gauge(GaugePiece)

  // Collections and structure.
  /// With what a person does to the rows in edit mode.
  case list([Piece], editing: ListEditing?)
  case form([Piece])
  case section(SectionPiece)
  case grid([Piece], columns: Int, spacing: Double?)
  case gridRow([Piece])
  case disclosure(DisclosurePiece)
  case scroll([Piece], axes: Axis.Set)
  case stack(StackPiece)

  // Places to be.
  case navigation(NavigationPiece)
  case tabs(TabsPiece)

  // Media.
  case map([Piece])
  /// A place on a map, with its name.
  case marker([Piece])
  case video
  case chart(ChartPiece)

  // Shapes and space.
  case shape(_ShapeKind)
  case fill
  case spacer(minLength: Double?)
  case divider

  /// Pieces that belong together without an arrangement.
  case group([Piece])
  /// A view of another framework's, with what is in it.
  case foreign(any ForeignPiece)
  /// Something that draws itself, and of which nothing more is known.
  case opaque(String)
  /// A drawing in a view of the app's, by the name of that view.
  case drawing(in: String)
}

/// Which parts of a label are shown.
enum LabelParts {
  case titleAndIcon
  case titleOnly
  case iconOnly
}

struct ButtonPiece {
  enum Role {
    case plain
    case cancel
    /// A way out of the app.
    case link
    /// A way to another screen of the app.
    case navigation
  }

  var label: [Piece]
  var role = Role.plain
  /// The value that a link leads to.
  var linkedValue: AnyHashable?
  var action: AppAction
}

struct MenuPiece {
  var label: [Piece]
  /// The items that the menu shows once it is open.
  var items: [Piece]
  var primaryAction: AppAction?
}

struct TogglePiece {
  enum Style {
    case toggle
    /// A button that is selected while it is on.
    case button
  }

  var label: [Piece]
  var isOn: Bool
  var isMixed = false
  var style = Style.toggle
  var set: @MainActor (Bool) -> Void
}

struct SliderPiece {
  var label: [Piece]
  var value: Double
  var bounds: ClosedRange<Double>
  var step: Double?
  var set: @MainActor (Double) -> Void
}

struct StepperPiece {
  var label: [Piece]
  /// The words of the value that the stepper itself knows.
  var value: String?
  var increment: AppAction?
  var decrement: AppAction?
}

struct PickerPiece {
  struct Option {
    var label: [Piece]
    var isSelected: Bool
    var choose: AppAction
  }

  var label: [Piece]
  /// The words of the value, where the picker shows others than those of the choice.
  var currentValue: [Piece] = []
  var options: [Option]
  var style: _PickerStyleKind
}

package struct DatePickerPiece {
  package enum Style {
    case compact
    case wheel
    case graphical
  }

  var label: [Piece]
  var date: Date
  var bounds: ClosedRange<Date>?
  var components: DatePickerComponents
  var style: Style
  var environment: EnvironmentValues
  var set: @MainActor (Date) -> Void

  package init(
    label: [Piece], date: Date, bounds: ClosedRange<Date>?, components: DatePickerComponents, style: Style,
    environment: EnvironmentValues, set: @escaping @MainActor (Date) -> Void
  ) {
    self.label = label
    self.date = date
    self.bounds = bounds
    self.components = components
    self.style = style
    self.environment = environment
    self.set = set
  }
}

struct TextFieldPiece {
  enum Kind {
    case field
    /// One that grows with its lines.
    case lines
    case secure
    case search
    case editor
  }

  var kind: Kind
  var label: [Piece]
  var prompt: String?
  var text: String
  var isEditing = false
  /// Whether the app knows when the field is edited, and decides it.
  var isLinked = false
  var set: @MainActor (String) -> Void
  var submit: AppAction = {}
  var beginEditing: AppAction = {}
  package var endEditing: AppAction = {}
}

struct ProgressPiece {
  var label: [Piece]
  var currentValue: [Piece] = []
  /// The share that is done; `nil` where it is not known.
  var fraction: Double?
}

struct GaugePiece {
  var label: [Piece]
  var currentValue: [Piece] = []
  var value: Double
  var bounds: ClosedRange<Double>
}

struct SectionPiece {
  var header: [Piece]
  var footer: [Piece]
  var content: [Piece]
  /// Whether a person can fold the section, and how it stands.
  var isExpanded: Bool?
  var setExpanded: @MainActor (Bool) -> Void = { _ in }
  /// Whether the header tells how the section stands, and folds it: only in a sidebar there is a triangle to do it by
  /// (Apple, “init(isExpanded:content:header:)”, and the sidebar style of lists).
  var isDisclosing = false
}

struct DisclosurePiece {
  var label: [Piece]
  var content: [Piece]
  var isExpanded: Bool
  var set: @MainActor (Bool) -> Void
}

struct StackPiece {
  enum Direction {
    case horizontal
    case vertical
    case depth
  }

  var direction: Direction
  var isLazy = false
  var alignment: Alignment = .center
  var spacing: Double?
  var content: [Piece]
}

struct ChartPiece {
  struct Point {
    var label: String
    var value: String
    var isHidden = false
  }

  var points: [Point]
  var title: String?
}
