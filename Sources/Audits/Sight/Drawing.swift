internal import Elements
internal import Interface
internal import Layout
internal import Order
internal import VoiceOver

/// What is drawn on a screen, view by view from back to front, each with what it takes over from around it.
struct Drawing {
  /// A view in its place; an object, since every rule goes through all of them.
  @dynamicMemberLookup
  final class Piece {
    let placed: PlacedView
    /// Where the piece stands among all, and where the pieces in it end.
    let place: Int
    fileprivate(set) var end: Int
    private let surroundings: Surroundings
    private unowned let screen: Audit.Screen

    fileprivate init(_ placed: PlacedView, at place: Int, _ surroundings: Surroundings, on screen: Audit.Screen) {
      self.placed = placed
      self.place = place
      end = place + 1
      self.surroundings = surroundings
      self.screen = screen
    }

    var view: View { placed.view }

    /// The stop that speaks for the view: its own, or that of the nearest view around it.
    var speaker: Int? { screen.speakers.speaker(at: place) }

    /// Whether the stop that speaks for the view is its own.
    var isStop: Bool { screen.speakers.isStop(at: place) }

    subscript<Value>(dynamicMember path: KeyPath<Surroundings, Value>) -> Value { surroundings[keyPath: path] }
    subscript<Value>(dynamicMember path: KeyPath<Looks, Value>) -> Value { surroundings.looks.wrapped[keyPath: path] }
  }

  /// What is around a piece, and how it is drawn and used.
  struct Surroundings {
    /// The piece around this one.
    var parent: Int?
    /// The nearest control around it.
    var control: Int?
    /// Kept apart: most pieces share what they take over.
    var looks = Box(Looks())
  }

  /// How a piece is drawn and used, by what it brings along and by what is around it.
  struct Looks: Sendable, Hashable {
    var font = Font.body
    /// The color of the text or shape, and what it is seen against.
    var color: String?
    var backdrop = Backdrop.screen
    /// How opaque it is with all that is around it.
    var opacity = 1.0
    /// Whether accessibility passes over it, or over something around it.
    var isHidden = false
    /// Whether it cannot be used.
    var isDisabled = false
    /// Whether something around it holds rows.
    var isInRows = false
    /// The number of lines that a text may have.
    var lineLimit: Int?
    /// Whether it keeps its colors while Smart Invert is on.
    var keepsColors = false
    /// The appearance that it is drawn in, whatever the person has set; `nil` for theirs.
    var colorScheme: Setting.Appearance?
  }

  /// What is behind a piece.
  enum Backdrop: Sendable, Hashable {
    /// The background of the screen.
    case screen
    case color(String)
    /// A picture, or something else of which the colors are not known.
    case unknown
  }

  private(set) var pieces: [Piece] = []
  /// The groups of properties in which something is said of any view: who asks for others need not look at each piece.
  private(set) var groups: PropertyGroups = []
  /// The pieces that cut off those beside them.
  private(set) var modals: [Piece] = []
  /// The stacks in depth.
  private(set) var stacks: [Piece] = []
  /// The controls that stand in others.
  private(set) var nestedControls: [Piece] = []
  private unowned let screen: Audit.Screen

  init(of screen: Audit.Screen) {
    self.screen = screen
    add(screen.reading.snapshot.views, in: Surroundings())
  }

  private mutating func add(_ views: ChunkedArray<PlacedView>, in around: Surroundings) {
    for placed in views { add(placed, in: around) }
  }

  private mutating func add(_ placed: PlacedView, in around: Surroundings) {
    let view = placed.view
    groups.formUnion(view.groups)
    var inside = around
    if let font = view.font { inside.looks.wrapped.font = Font(font, within: around.looks.wrapped.font) }
    if let color = view.color?.constant { inside.looks.wrapped.color = color }
    if let backdrop = view.ownBackdrop { inside.looks.wrapped.backdrop = backdrop }
    if let opacity = view.opacity?.constant { inside.looks.wrapped.opacity *= opacity }
    if view.hidden?.constant == true { inside.looks.wrapped.isHidden = true }
    if view.enabled?.constant == false { inside.looks.wrapped.isDisabled = true }
    if let limit = view.lineLimit { inside.looks.wrapped.lineLimit = limit }
    if let keeps = view.ignoresInvertColors?.constant { inside.looks.wrapped.keepsColors = keeps }
    if let scheme = view.colorScheme { inside.looks.wrapped.colorScheme = scheme }
    let piece = Piece(placed, at: pieces.count, inside, on: screen)
    pieces.append(piece)
    if view.cutsOffNeighbors { modals.append(piece) }
    inside.parent = piece.place
    if view.kind.isControl {
      if around.control != nil { nestedControls.append(piece) }
      inside.control = piece.place
    }
    if view.kind.has(.rows) || view.kind == .grid { inside.looks.wrapped.isInRows = true }
    if view.elementsHidden?.constant == true { inside.looks.wrapped.isHidden = true }
    if view.kind == .zstack {
      stacks.append(piece)
      addLayers(of: placed, in: inside)
    } else {
      add(placed.parts, in: inside)
    }
    piece.end = pieces.count
  }

  /// The layers of a stack in depth: what fills it is seen behind those in front of it.
  private mutating func addLayers(of placed: PlacedView, in around: Surroundings) {
    var around = around
    for layer in placed.parts {
      add(layer, in: around)
      guard let frame = layer.frame, let whole = placed.frame, frame.covers(whole) else { continue }
      if layer.view.kind == .image || layer.view.kind == .video || layer.view.kind == .map {
        around.looks.wrapped.backdrop = .unknown
      } else if layer.view.kind.isShape, layer.view.opacity?.constant ?? 1 == 1 {
        around.looks.wrapped.backdrop = layer.view.color?.constant.map(Backdrop.color) ?? .unknown
      }
    }
  }
}

extension Drawing {
  /// The pieces inside a piece, itself first.
  func subtree(_ place: Int) -> ArraySlice<Piece> { pieces[place..<pieces[place].end] }

  /// Whether a text stands in a piece.
  func hasText(in place: Int) -> Bool { subtree(place).contains { $0.view.drawnText != nil } }

  /// The places of the pieces right inside a piece.
  func children(of place: Int) -> [Int] {
    var (children, next) = ([Int](), place + 1)
    while next < pieces[place].end {
      children.append(next)
      next = pieces[next].end
    }
    return children
  }

  /// The pieces around a piece, from the inside out.
  func ancestors(of place: Int) -> some Sequence<Piece> {
    sequence(state: pieces[place].parent) { parent in
      guard let place = parent else { return nil }
      parent = pieces[place].parent
      return pieces[place]
    }
  }

  /// The piece that stands before a piece in the same one: that or something in it was added last before.
  func sibling(before place: Int) -> Int? {
    guard place > 0 else { return nil }
    let parent = pieces[place].parent
    return sequence(first: place - 1) { pieces[$0].parent }.first { pieces[$0].parent == parent }
  }

  /// The texts that are drawn in what a stop speaks for.
  func texts(of stop: Audit.Stop) -> [String] {
    guard let own = stop.piece else { return [] }
    return subtree(own.place).compactMap { piece in
      guard piece.speaker == stop.index, !piece.isHidden, piece.opacity > 0 else { return nil }
      return piece.view.drawnText
    }
  }
}

extension View {
  /// The words that the view itself draws; a field's title is none of them, since it is gone with the first letter.
  var drawnText: String? {
    guard kind.drawsTitle, let title, !title.isEmpty else { return nil }
    return title
  }

  /// What the view brings along to be seen against.
  var ownBackdrop: Drawing.Backdrop? {
    if let color = self.backgroundColor?.constant {
      return color.lowercased() == "systembackground" ? .screen : .color(color)
    }
    // What shines through it is not known.
    if self.material != nil { return .unknown }
    for case .background(let layer) in self.layout {
      guard layer.views.count == 1, let only = layer.views.first, only.kind.isShape else { return .unknown }
      return only.color?.constant.map(Drawing.Backdrop.color) ?? .unknown
    }
    return nil
  }
}

extension Kind {
  /// Whether a person does something with views of the kind.
  var isControl: Bool {
    switch self {
    case .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker,
      .textField, .secureField, .searchField, .textEditor, .pageControl:
      true
    case .text, .image, .label, .labeledContent, .progressView, .gauge, .list, .section, .form, .table, .row, .grid,
      .gridRow, .disclosureGroup, .scrollView, .cell, .navigationBar, .toolbar, .tabView, .tab, .tabBar, .sheet, .alert,
      .confirmationDialog, .popover, .map, .marker, .video, .chart, .circle, .rectangle, .roundedRectangle, .capsule,
      .ellipse, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view, .element,
      .forEach:
      false
    }
  }

  /// Whether views of the kind show the words of their own key.
  var drawsTitle: Bool {
    switch self {
    case .text, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle, .stepper, .picker,
      .datePicker, .colorPicker, .progressView, .gauge, .section, .disclosureGroup, .navigationBar, .tab, .alert,
      .confirmationDialog:
      true
    case .image, .slider, .textField, .secureField, .searchField, .textEditor, .pageControl, .list, .form, .table, .row,
      .grid, .gridRow, .scrollView, .cell, .toolbar, .tabView, .tabBar, .sheet, .popover, .map, .marker, .video, .chart,
      .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack,
      .group, .spacer, .divider, .view, .element, .forEach:
      false
    }
  }

  /// Whether views of the kind are filled with one color.
  var isShape: Bool {
    switch self {
    case .circle, .rectangle, .roundedRectangle, .capsule, .ellipse: true
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper,
      .picker, .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl,
      .progressView, .gauge, .list, .section, .form, .table, .row, .grid, .gridRow, .disclosureGroup, .scrollView,
      .cell, .navigationBar, .toolbar, .tabView, .tab, .tabBar, .sheet, .alert, .confirmationDialog, .popover, .map,
      .marker, .video, .chart, .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .divider, .view,
      .element, .forEach:
      false
    }
  }
}

extension Rect {
  /// Whether a rectangle lies in this one, but for a point at the edges.
  func covers(_ other: Rect) -> Bool {
    x <= other.x + 1 && y <= other.y + 1 && right >= other.right - 1 && bottom >= other.bottom - 1
  }
}
