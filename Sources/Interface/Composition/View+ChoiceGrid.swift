extension View {
  /// Whether the view is one of several things to choose from.
  package var isChoice: Bool { kind.has(.act) && !kind.has(.question) }

  /// Views of which those that are chosen from, and follow each other, stand in a grid of two columns.
  ///
  /// Source: WWDC25-238 (buttons, lists and navigation links are shown in a grid or in rows). That two columns make the grid,
  /// and that one choice alone keeps its row, is assumed.
  static func withChoicesInGrids(_ views: ChunkedArray<View>) -> ChunkedArray<View> {
    var arranged: [View] = []
    var choices: [View] = []
    for view in views {
      if view.isChoice {
        choices.append(view)
      } else {
        arranged += View.inGrid(choices) + [view.withChoicesInGrids]
        choices = []
      }
    }
    return ChunkedArray(arranged + View.inGrid(choices))
  }

  private static func inGrid(_ choices: [View]) -> [View] {
    guard choices.count > 1, let first = choices.first else { return choices }
    let grid = View(.grid, children: choices, origin: first.origin).with { grid in
      grid.turns = first.turns + [Int32.min]
      grid.columnCount = 2
    }
    return [grid]
  }

  /// The view with the choices in it in grids, where it shows views below each other; a list of nothing else is a grid.
  private var withChoicesInGrids: View {
    var view = self
    switch kind {
    case .list where children.count > 1 && children.allSatisfy(\.isChoice) && header.isEmpty && footer.isEmpty:
      view.box.wrapped.kind = .grid
      view.columnCount = 2
      // A label is that of the whole, as of the list, and takes the place of no choice.
      if label != nil, childBehavior == nil { view.childBehavior = .contain }
    case .list, .section, .form, .vstack, .lazyVStack, .scrollView, .group:
      view.children = View.withChoicesInGrids(children)
    case .text, .image, .label, .labeledContent, .button, .link, .navigationLink, .menu, .toggle, .slider, .stepper,
      .picker, .datePicker, .colorPicker, .textField, .secureField, .searchField, .textEditor, .pageControl,
      .progressView, .gauge, .table, .row, .grid, .gridRow, .disclosureGroup, .cell, .navigationBar, .toolbar, .tabView,
      .tab, .tabBar, .sheet, .alert, .confirmationDialog, .popover, .map, .marker, .video, .chart, .circle, .rectangle,
      .roundedRectangle, .capsule, .ellipse, .hstack, .lazyHStack, .zstack, .spacer, .divider, .view, .element,
      .forEach:
      break
    }
    return view
  }
}
