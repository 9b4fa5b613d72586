internal import Interface
internal import OrderedCollections

/// Makes a scenario of what VoiceOver finds on a captured screen.
struct ScenarioBuilder {
  /// The identifiers and labels that stand on the screen, and how often.
  private var names: [String: Int] = [:]
  private var made = 0

  init(_ nodes: [ImportedNode]) {
    for element in nodes.flatMap(\.elements) {
      for name in Set([element.identifier, element.label].compactMap(\.self)) { names[name, default: 0] += 1 }
    }
  }

  /// The views of nodes beside each other.
  mutating func views(_ nodes: [ImportedNode]) -> [View] {
    nodes.map { view($0) }
  }

  private mutating func view(_ node: ImportedNode) -> View {
    switch node {
    case .element(let element): element.view
    case .container(let container): view(container)
    }
  }

  private mutating func view(_ container: ImportedContainer) -> View {
    var children = views(container.children)
    let list = container.role.isListed ? list(&children, container.children) : nil
    var view = View(container.role.kind, children: children, origin: container.place)
    view.frame = container.frame?.rounded
    view.elements = list?.map { ElementReference($0, origin: container.place) }
    switch container.role {
    case .navigationBar, .tabBar, .toolbar, .modal, .scroller, .listed: break
    case .alert: if let title = container.label { view.content = .text(.constant(title)) }
    case .segments: view.container = .series
    case .row: view.shouldGroupChildren = true
    case .semanticGroup:
      view.container = .semanticGroup
      view.label = container.label.map { Label(.constant($0)) }
      view.value = container.value.map { .constant($0) }
      view.identifier = container.identifier
    case .list: view.container = .list
    case .landmark: view.container = .landmark
    case .dataTable: view.container = .dataTable
    }
    return view
  }

  /// The names by which a view lists what is in it; what has none that is its own gets an identifier.
  private mutating func list(_ views: inout [View], _ nodes: [ImportedNode]) -> [String] {
    var list: [String] = []
    for (index, node) in nodes.enumerated() {
      if case .element(let element) = node, let name = element.identifier ?? element.label, names[name] == 1 {
        list.append(name)
        continue
      }
      made += 1
      let name = "stop-\(made)"
      views[index].identifier = name
      list.append(name)
    }
    return list
  }
}

extension ContainerRole {
  /// The kind of view that such a container is in a scenario.
  fileprivate var kind: Kind {
    switch self {
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .alert: .alert
    case .modal: .sheet
    case .scroller: .scrollView
    case .segments, .row, .list, .landmark, .dataTable, .semanticGroup, .listed: .view
    }
  }

  /// Whether the capture tells the order of what is in such a container.
  fileprivate var isListed: Bool {
    switch self {
    case .list, .landmark, .dataTable, .listed: true
    case .navigationBar, .tabBar, .toolbar, .alert, .modal, .scroller, .segments, .row, .semanticGroup: false
    }
  }
}

extension Rect {
  /// The rectangle without the dust of binary fractions.
  var rounded: Rect {
    func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
    return Rect(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
