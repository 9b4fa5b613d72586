internal import Diagnostics
internal import Interface
internal import OrderedCollections

/// The way of a test through captured screens: which screens there are, and what leads from one to the next.
struct CapturedPath {
  private let imports: [CaptureImport]
  /// The visit at which the screen of each visit was seen first.
  private let first: [Int]
  /// The names of the screens, by the visit at which they were seen first.
  private let names: [Int: String]
  /// What is known of elements by now, by the place of their nodes, for each screen.
  private var changes: [Int: [SourcePlace: Change]] = [:]
  /// The screens that are open, from the first to the one in front.
  private var levels: [Level] = [Level(screen: 0, isPresented: false)]
  private(set) var remarks: [String] = []

  private struct Change {
    var effects: [Effect] = []
    var identifier: String?
    var guess: Guess?
  }

  private struct Level {
    var screen: Int
    var isPresented: Bool
  }

  init(_ imports: [CaptureImport]) {
    self.imports = imports
    let likenesses = imports.map(\.likeness)
    first = likenesses.map { likeness in likenesses.firstIndex(of: likeness) ?? 0 }
    var names: [Int: String] = [:]
    var taken: Set<String> = []
    for (visit, captured) in imports.enumerated() where first[visit] == visit {
      let name = (captured.title ?? captured.capture.file.name.baseName).asScreenName
      var free = name
      var number = 1
      while !taken.insert(free).inserted {
        number += 1
        free = "\(name)-\(number)"
      }
      names[visit] = free
    }
    self.names = names
    for (visit, captured) in imports.enumerated() where first[visit] != visit {
      let earlier = imports[first[visit]].capture.file.name
      remarks.append("\(captured.capture.file.name) shows the screen of \(earlier), which is taken from there")
    }
  }

  /// The screens as they are by now, in the order in which they were seen.
  var screens: OrderedDictionary<String, Screen> {
    var screens: OrderedDictionary<String, Screen> = [:]
    for (visit, captured) in imports.enumerated() {
      guard let name = names[visit] else { continue }
      screens[name] = captured.screen(changing: { element in
        guard let change = changes[visit]?[element.place] else { return }
        element.effects = change.effects
        element.identifier = change.identifier ?? element.identifier
        if let guess = change.guess { element.guesses.append(guess) }
      })
    }
    return screens
  }
}

// MARK: What was done on which capture

extension CapturedPath {
  /// The steps that were taken on each capture.
  ///
  /// A test that takes captures, or pictures by the names of the captures, says where each step belongs. Else a single tap
  /// leads from each to the next, or a step belongs to the first capture on which its element is.
  func deal(_ steps: [TestStep]) -> [[TestStep]] {
    var dealt = [[TestStep]](repeating: [], count: imports.count)
    let fileNames = imports.map(\.capture.file.name.baseName)
    let isMark = marks(in: steps, named: fileNames)
    var visit = isMark == nil ? 0 : -1
    let isOneTapEach = steps.count(where: \.isTap) == imports.count - 1
    for step in steps {
      if let isMark, isMark(step) {
        visit += 1
        continue
      }
      if isMark == nil, !isOneTapEach, let locator = step.locator, imports[visit].element(locator) == nil {
        visit = imports.indices[visit...].first { imports[$0].element(locator) != nil } ?? visit
      }
      // What was done before the first capture led to it.
      guard dealt.indices.contains(visit) else { continue }
      dealt[visit].append(step)
      if isMark == nil, isOneTapEach, step.isTap { visit = min(visit + 1, imports.count - 1) }
    }
    return dealt
  }

  /// Which steps took the captures; `nil` if they cannot be told.
  private func marks(in steps: [TestStep], named fileNames: [String]) -> ((TestStep) -> Bool)? {
    let captures = steps.compactMap(\.captureName)
    if captures.filter({ $0.map(fileNames.contains) ?? false }) == fileNames {
      return { $0.captureName.map { name in name.map(fileNames.contains) ?? false } ?? false }
    }
    return captures.count == imports.count ? { $0.captureName != nil } : nil
  }

  /// What may have been tapped, where nobody tells.
  mutating func guesses() -> [[TestStep]] {
    imports.indices.map { visit in
      guard visit + 1 < imports.count, first[visit] != first[visit + 1] else { return [] }
      let (screen, next) = (imports[first[visit]], imports[visit + 1])
      let elements = screen.nodes.flatMap(\.elements)
      let wasThere = first[visit + 1] < first[visit]
      let back = wasThere ? elements.first { $0.traits.contains(.backButton) } : nil
      let called = elements.filter { element in
        next.title.map { element.isTappable && element.isCalled($0) } ?? false
      }
      guard let element = back ?? (called.count == 1 ? called[0] : nil), let frame = element.frame else { return [] }
      changes[first[visit], default: [:]][element.place, default: Change()].guess = .leadsOn
      remarks.append(
        "'\(element.label ?? element.identifier ?? "")' is taken to lead from \(screen.capture.file.name) to "
          + next.capture.file.name)
      return [TestStep(deed: .tap(.point(frame.middle)), place: element.place)]
    }
  }
}

// MARK: What it leads to

extension CapturedPath {
  /// The steps of the flow; what leads from one screen to the next is noted on the way.
  mutating func walk(_ dealt: [[TestStep]]) -> [Step.Command] {
    var commands: [Step.Command] = []
    for visit in imports.indices {
      let steps = dealt[visit]
      let isLast = visit == imports.count - 1
      let leading = isLast || first[visit] == first[visit + 1] ? nil : steps.lastIndex(where: \.leadsOn)
      for (index, step) in steps.enumerated() {
        commands += take(step, on: first[visit], to: index == leading ? first[visit + 1] : nil)
      }
      if !isLast, first[visit] != first[visit + 1], levels.last?.screen != first[visit + 1] {
        let (file, next) = (imports[visit].capture.file.name, imports[visit + 1].capture.file.name)
        remarks.append("Nothing tells what leads from \(file) to \(next)")
        // What follows happens on a screen that nobody gets to.
        break
      }
    }
    return commands
  }

  /// The commands of a step on a screen, which may lead to another one.
  private mutating func take(_ step: TestStep, on screen: Int, to next: Int?) -> [Step.Command] {
    guard let locator = step.locator else {
      switch step.deed {
      case .type(let text, into: _): return [.type(text)]
      case .back:
        if levels.count > 1 { levels.removeLast() }
        return [.escape]
      case .tap, .longPress, .capture: return []
      }
    }
    guard let element = imports[screen].element(locator) else {
      remarks.append("What is touched on line \(step.place.line) is not on \(imports[screen].capture.file.name)")
      return []
    }
    let name = name(of: element, on: screen)
    if let next { lead(from: element, on: screen, to: next) }
    switch step.deed {
    case .longPress: return [.focus(Query(name)), .longPress]
    case .type(let text, into: _): return [.focus(Query(name)), .activate, .type(text)]
    case .tap, .back, .capture: return [.focus(Query(name)), .activate]
    }
  }

  private mutating func lead(from element: ImportedElement, on screen: Int, to next: Int) {
    var effects: [Effect] = []
    if let level = levels.lastIndex(where: { $0.screen == next }) {
      effects = levels[(level + 1)...].reversed().map { $0.isPresented ? .dismiss : .back }
      levels.removeSubrange((level + 1)...)
    } else if let name = names[next] {
      // A tab stands beside the one before, from which there is no way back.
      let isPresented = imports[next].isModal || element.traits.contains(.tab)
      effects = [isPresented ? .present(name, element.place) : .push(name, element.place)]
      levels.append(Level(screen: next, isPresented: isPresented))
    }
    let known = changes[screen]?[element.place]?.effects ?? []
    if known.isEmpty {
      changes[screen, default: [:]][element.place, default: Change()].effects = effects
    } else if known != effects {
      remarks.append(
        "'\(element.label ?? element.identifier ?? "")' on \(imports[screen].capture.file.name) leads to several screens; "
          + "the first one counts")
    }
  }

  /// The name by which a flow finds an element: one that nothing else on the screen has.
  private mutating func name(of element: ImportedElement, on screen: Int) -> String {
    let elements = imports[screen].nodes.flatMap(\.elements)
    func isAlone(_ name: String) -> Bool { elements.count { $0.label == name || $0.identifier == name } == 1 }
    if let given = changes[screen]?[element.place]?.identifier { return given }
    if let name = [element.label, element.identifier].compactMap(\.self).first(where: isAlone) { return name }
    let made = "tapped-\(changes[screen, default: [:]].count + 1)"
    changes[screen, default: [:]][element.place, default: Change()].identifier = made
    return made
  }
}

extension TestStep {
  fileprivate var locator: Locator? {
    switch deed {
    case .tap(let locator), .longPress(let locator): locator
    case .type(_, into: let locator): locator
    case .back, .capture: nil
    }
  }

  fileprivate var isTap: Bool { if case .tap = deed { true } else { false } }

  /// Whether the step can open another screen.
  fileprivate var leadsOn: Bool {
    switch deed {
    case .tap, .longPress, .back: true
    case .type, .capture: false
    }
  }

  /// The name of a capture that is taken, which may have none; `nil` for other steps.
  fileprivate var captureName: String?? {
    guard case .capture(let name) = deed else { return nil }
    return .some(name)
  }
}

extension ImportedElement {
  /// Whether a title is the name of the element, or stands at the beginning of it, as in a row that tells more.
  fileprivate func isCalled(_ title: String) -> Bool {
    label == title || identifier == title || label?.hasPrefix("\(title), ") == true
  }

  /// Whether a tap may open something.
  fileprivate var isTappable: Bool {
    !traits.isDisjoint(with: [.button, .link, .tab]) || guesses.contains(.rowRole)
  }
}

extension CaptureImport {
  /// By what captures of one screen are known: its title, and what its elements are called and are.
  ///
  /// What people change, such as values, does not count.
  fileprivate var likeness: [String] {
    let elements = nodes.flatMap(\.elements).map { element in
      let traits = element.traits.subtracting([.selected, .notEnabled, .isEditing]).map(\.rawValue).sorted()
      return "\(element.identifier ?? "")|\(element.label ?? "")|\(traits.joined(separator: ","))"
    }
    return [title ?? ""] + elements
  }

  /// Whether the screen lies over another one.
  fileprivate var isModal: Bool { nodes.contains { $0.isModal } }
}

extension ImportedNode {
  fileprivate var isModal: Bool {
    guard case .container(let container) = self else { return false }
    return container.role == .alert || container.role == .modal || container.children.contains { $0.isModal }
  }
}

extension String {
  /// A title as the name of a screen: its words in small letters.
  fileprivate var asScreenName: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }
}
