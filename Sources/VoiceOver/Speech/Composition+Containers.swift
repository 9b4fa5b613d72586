internal import Elements
internal import Interface
internal import Order
internal import Utterances

extension Composition {
  /// Speaks the name of a container on entering it.
  ///
  /// Sources: accessibilityupto11.com, cvs-health, a11ysupport.io.
  private mutating func enter(_ container: ReadContainer) {
    guard verbosity.speaksContainers else { return }
    switch container.role {
    case .alert:
      addPhrase(.alert, .alert, from: container.id)
      parts[parts.count - 1].isAssumed = container.isActionSheet
    case .tabBar: if !container.label.isSpoken { addPhrase(.container, .tabBar, from: container.id) }
    case .toolbar: if !container.label.isSpoken { addPhrase(.container, .toolbar, from: container.id) }
    case .modal: if let count = container.menuItems { enterMenu(of: count, container) }
    case .group, .semanticGroup, .list, .landmark, .dataTable, .series, .customTabBar, .navigationBar: break
    }
    guard let label = container.label, !label.isEmpty else { return }
    parts.append(Utterance.Part(kind: .container, text: label, source: container.id))
    if container.isDimmed { addPhrase(.container, .dimmed, from: container.id) }
  }

  /// Speaks of a menu of the Mac's that has opened, and of its items.
  ///
  /// Source: w3c-cg/aria-at, issue 1137, macOS 11 and later (“menu 6 items Accessible Name and Description”, by two
  /// testers); that the menus of apps are told of as those of pages is assumed.
  private mutating func enterMenu(of count: Int, _ container: ReadContainer) {
    addPhrase(.container, .openMenu, from: container.id)
    let items: Phrase.Key = count == 1 ? .groupCountOfOne : .groupCount
    parts.append(Utterance.Part(kind: .container, text: number(count), phrase: items, source: container.id))
  }

  /// Speaks the names of containers on entering them; that the element is selected comes before the name of one
  /// that is disabled.
  ///
  /// Source: gewill/OpenCCman's speech of iOS 27 (“selected Variant dimmed OpenCC Standard dimmed Button”, and of an
  /// enabled group “Target Language selected Simplified Chinese Button”).
  mutating func enter(_ containers: [ReadContainer]) {
    let isDimmed = containers.contains { $0.isDimmed && $0.label.isSpoken }
    if isDimmed, verbosity.speaksContainers, element.has(.selected) { addSelected() }
    for container in containers { enter(container) }
  }
}
