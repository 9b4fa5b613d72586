internal import Interface

extension LayoutPass {
  /// Makes the nodes of what a view shows, without its modifiers.
  mutating func content(of view: View, in environment: Environment) -> Node.Index {
    switch view.kind {
    // Text and images.
    case .text: text(view.title ?? "", in: environment)
    case .image: image(view, in: environment)
    case .label: labeled(view, in: environment)
    case .labeledContent: labeledContent(view, in: environment)
    // Controls.
    case .button, .link, .menu: button(view, in: environment)
    case .navigationLink: navigationLink(view, in: environment)
    case .toggle: toggle(view, in: environment)
    case .slider: slider(view, in: environment)
    case .stepper: besideLabel(view, metrics.stepper, in: environment)
    case .picker: picker(view, in: environment)
    case .datePicker: datePicker(view, in: environment)
    case .colorPicker: besideLabel(view, metrics.colorWell, in: environment)
    case .textField, .secureField: field(view, in: environment)
    case .searchField: leaf(.flexible(ideal: 200), .fixed(Metrics.searchFieldHeight))
    case .textEditor: leaf(.flexible(ideal: 200), .flexible(ideal: 120, min: 36))
    case .pageControl: leaf(.flexible(ideal: 60), .fixed(Metrics.pageControlHeight))
    // Indicators.
    case .progressView: progressView(view, in: environment)
    case .gauge: gauge(view, in: environment)
    // Collections and structure.
    case .list, .form, .table, .tabView: surface(ideal: canvas.size)
    case .grid: grid(view, in: environment)
    case .row, .gridRow: stack(.horizontal, of: view, in: environment)
    case .disclosureGroup: disclosureGroup(view, in: environment)
    case .scrollView: scrollView(view, in: environment)
    case .cell: cell(view, in: environment)
    // Bars, tabs and presentations.
    case .navigationBar: bar(height: navigationBarHeight(of: view))
    case .toolbar: bar(height: metrics.toolbarHeight)
    case .tabBar: bar(height: metrics.tabBarHeight)
    case .tab: labeled(view, in: environment)
    case .sheet, .alert, .confirmationDialog, .popover: elsewhere()
    // Media.
    case .map, .chart: plot(view, in: environment)
    case .marker: labeled(view, in: environment)
    case .video:
      node(
        .aspectRatio(AspectRatio(16 / 9)), around: leaf(.flexible(ideal: 320), .flexible(ideal: 180)))
    // Shapes: SwiftUI's are as large as is offered, and 10 points where nothing is.
    case .circle: circle(view, in: environment)
    case .rectangle, .roundedRectangle, .capsule, .ellipse: shape()
    // Layout.
    case .hstack, .lazyHStack: stack(.horizontal, of: view, in: environment)
    case .vstack: stack(.vertical, of: view, in: environment)
    case .lazyVStack: filling(.horizontal, stack(.vertical, of: view, in: environment), view.alignment ?? .top)
    case .zstack: pile(view, in: environment)
    // Outside of lists, a section is its header, rows and footer below each other.
    case .group, .forEach, .section: group(view, in: environment)
    case .spacer: spacer(view, in: environment)
    case .divider: divider(in: environment)
    // UIKit.
    case .view, .element: plainView(view, in: environment)
    }
  }

  private mutating func shape() -> Node.Index {
    leaf(.flexible(ideal: 10), .flexible(ideal: 10))
  }

  /// A circle keeps its proportion.
  ///
  /// One beside other views whose size nobody has written down is taken for the dot that it is on most screens; SwiftUI
  /// would make it as large as the row.
  private mutating func circle(_ view: View, in environment: Environment) -> Node.Index {
    let isSized =
      view.frame != nil
      || view.layout.contains { modifier in
        switch modifier {
        case .size, .aspectRatio: true
        case .padding, .offset, .fixedSize, .overlay, .background, .priority, .element: false
        }
      }
    if environment.axis == .horizontal, !isSized { return leaf(.fixed(10), .fixed(10)) }
    return node(.aspectRatio(AspectRatio(1)), around: shape())
  }

  /// The rule of a surface that shows the view which is being built: the last one so far.
  private var surfaceRule: Rule { .surface(view: Node.Index(views.count - 1)) }

  /// A bar inside other content: as wide as is offered.
  private mutating func bar(height: Double) -> Node.Index {
    add(Node(surfaceRule, widths: .flexible(ideal: canvas.size.width), heights: .fixed(height)))
  }

  /// Something that takes all the room it can get and is laid out in it later.
  mutating func surface(ideal: Size) -> Node.Index {
    add(Node(surfaceRule, widths: .flexible(ideal: ideal.width), heights: .flexible(ideal: ideal.height)))
  }

  /// A view that stands in front of the screen and takes no room where it is written.
  private mutating func elsewhere() -> Node.Index {
    let node = add(Node(surfaceRule))
    self[node].isAbsent = true
    return node
  }

  /// Makes a node as long as is offered along an axis.
  mutating func filling(_ axis: Axis, _ child: Node.Index, _ alignment: Alignment) -> Node.Index {
    let unlimited = LengthLimits(max: .infinity)
    let limits =
      axis == .horizontal
      ? SizeLimits(width: unlimited, alignment: alignment) : SizeLimits(height: unlimited, alignment: alignment)
    return frame(limits, around: child)
  }
}
