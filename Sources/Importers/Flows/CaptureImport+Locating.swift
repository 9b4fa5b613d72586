internal import Interface

extension CaptureImport {
  /// The stop that a test means; `nil` if there is none on the capture.
  func element(_ locator: Locator) -> ImportedElement? {
    let elements = nodes.flatMap(\.elements)
    switch locator {
    case .point(let point): return elements.smallest(at: point)
    case .names(let names):
      return names.lazy.compactMap { elements.first(called: $0) }.first
        // What a test names may be inside of an element.
        ?? names.lazy.compactMap { name in
          capture.roots.lazy.compactMap { $0.first(called: name)?.frame?.middle }.first
        }.first.flatMap { elements.smallest(at: $0) }
        ?? names.lazy.compactMap { elements.first(fitting: $0) }.first
    }
  }
}

extension [ImportedElement] {
  /// The element that has a name; its letters count first, and then without their case, as Maestro matches them.
  fileprivate func first(called name: String) -> ImportedElement? {
    first { $0.identifier == name } ?? first { $0.label == name }
      ?? first { $0.label?.lowercased() == name.lowercased() } ?? first { $0.value == name }
  }

  /// The element whose whole label fits a regular expression, which is what Maestro takes every name for.
  fileprivate func first(fitting expression: String) -> ImportedElement? {
    guard expression.contains(where: { "*+?[({|\\".contains($0) }) else { return nil }
    let pattern = WordPattern("/^(?:\(expression))$/i")
    return first { $0.label.map(pattern.matches) ?? false }
  }

  /// The smallest element at a point.
  fileprivate func smallest(at point: Point) -> ImportedElement? {
    filter { $0.frame?.holds(point) == true }
      .min { ($0.frame?.area ?? 0) < ($1.frame?.area ?? 0) }
  }
}

extension CapturedNode {
  fileprivate func first(called name: String) -> CapturedNode? {
    if identifier == name || label == name { return self }
    for child in children {
      if let node = child.first(called: name) { return node }
    }
    return nil
  }
}
