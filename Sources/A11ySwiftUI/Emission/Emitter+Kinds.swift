internal import Interface

extension Emitter {
  /// The view of a piece without what was done to it.
  mutating func plain(_ piece: Piece) -> Interface.View {
    let path = piece.path
    switch piece.kind {
    case .text(let text): return self.text(text, path)
    case .image(let image): return self.image(image, path)
    case .label(let title, let icon, let parts): return label(title, icon, parts, path)
    case .labeledContent(let label, let content): return labeledContent(label, content, path)
    case .button(let button): return self.button(button, path)
    case .menu(let menu): return self.menu(menu, path)
    case .toggle(let toggle): return self.toggle(toggle, path)
    case .slider(let slider): return self.slider(slider, path)
    case .stepper(let stepper): return self.stepper(stepper, path)
    case .picker(let picker): return self.picker(picker, path)
    case .datePicker(let picker): return datePicker(picker, path)
    case .colorPicker(let label): return make(.colorPicker, path, self.text(label.words))
    case .textField(let field): return textField(field, path)
    case .progress(let progress): return self.progress(progress, path)
    case .gauge(let gauge): return self.gauge(gauge, path)
    case .list(let rows, let editing): return list(rows, editing, path)
    case .form(let rows): return make(.form, path, children: self.rows(rows))
    case .section(let section): return self.section(section, path)
    case .grid(let cells, let columns, let spacing):
      return make(.grid, path, children: views(cells)).with {
        $0.columnCount = columns
        $0.spacing = spacing
      }
    case .gridRow(let cells): return make(.gridRow, path, children: views(cells))
    case .disclosure(let group): return disclosure(group, path)
    case .scroll(let content, let axes):
      return make(.scrollView, path, children: views(content)).with {
        if axes == .horizontal { $0.axis = .horizontal }
      }
    case .stack(let stack): return self.stack(stack, path)
    case .navigation(let stack): return make(.vstack, path, children: screen(stack))
    case .tabs(let tabs): return self.tabs(tabs, path)
    case .map(let places): return make(.map, path, children: views(places))
    case .marker(let label): return make(.marker, path, self.text(label.words))
    case .video:
      // The system's controls stand over it (Apple, `VideoPlayer`: “a native user interface to control playback”).
      return make(.video, path).with { $0.isPlaying = Bound(.constant(.flag(false))) }
    case .chart(let chart): return self.chart(chart, path)
    case .shape(let shape): return make(shape.kind, path)
    case .foreign(let part): return part.view(by: &self)
    case .fill, .opaque: return make(.rectangle, path)
    case .drawing(let name):
      undescribed.append(name)
      return make(.rectangle, path)
    case .spacer(let minLength): return make(.spacer, path).with { $0.minLength = minLength }
    case .divider: return make(.divider, path)
    case .group(let pieces): return make(.group, path, children: views(pieces))
    }
  }
}

extension _ShapeKind {
  fileprivate var kind: Kind {
    switch self {
    case .rectangle: .rectangle
    case .roundedRectangle: .roundedRectangle
    case .circle: .circle
    case .capsule: .capsule
    case .ellipse: .ellipse
    }
  }
}
