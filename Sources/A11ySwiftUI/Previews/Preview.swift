/// A preview of the program: a view that can be shown and heard.
@MainActor
public struct Preview {
  /// What the preview is called in its file.
  public nonisolated let name: String
  /// Where it stands.
  package nonisolated let place: Place
  nonisolated let facts: PreviewFacts
  nonisolated let content: @MainActor @Sendable () -> any View

  /// What the traits of previews of views are for.
  public struct ViewTraits: Sendable {}

  /// Where a preview stands in the sources.
  package enum Place: Sendable, Hashable {
    /// A line of a file.
    case file(String, line: Int)
    /// A type that provides previews, by its name: it does not know its file.
    case provider(String)
  }

  /// A preview that stands where it is made, such as one that only a test needs.
  ///
  /// - Parameters:
  ///   - name: What it shows, in a few words.
  ///   - file: The file that it counts as standing in.
  ///   - line: The line there.
  ///   - content: The view.
  public nonisolated init(
    _ name: String, file: String = #filePath, line: Int = #line, content: @escaping @MainActor @Sendable () -> any View
  ) {
    self.init(name: name, place: .file(file, line: line), facts: PreviewFacts(), content: content)
  }

  nonisolated init(
    name: String, place: Place, facts: PreviewFacts, content: @escaping @MainActor @Sendable () -> any View
  ) {
    self.name = name
    self.place = place
    self.facts = facts
    self.content = content
  }

  /// Whether it says that it is shown on a watch; `nil` if it does not say.
  package nonisolated var isOfWatch: Bool? { facts.isOfWatch }

  /// All previews that are linked into the program: those of files by path and line, then those of providers by name.
  package static var linked: [Preview] { linked() }

  /// All previews that are linked into the program.
  ///
  /// - Parameter isLeftOut: Told the origin of each, since its own code runs before its previews
  ///   are known; whether it is not to be asked for them.
  /// - Returns: The previews; what is not asked has one that is empty.
  package static func linked(without isLeftOut: (String) -> Bool = { _ in false }) -> [Preview] {
    // A provider makes its views, with their dates, when it is asked for them.
    AppDate.begin()
    return AppDate.show { found(without: isLeftOut) }
  }

  private static func found(without isLeftOut: (String) -> Bool) -> [Preview] {
    var found: [Preview] = []
    for type in ConformanceRecords.types(conformingTo: "_PreviewRecord") {
      guard let record = type as? any _PreviewRecord.Type else { continue }
      // What stands before the view in a preview, such as a model that it makes, runs now.
      let place = Place.file(record.filePath, line: record.line)
      found +=
        isLeftOut(place.origin)
        ? [Preview(name: record.name ?? "Preview", place: place, facts: PreviewFacts()) { EmptyView() }]
        : keepingBars { cases(of: record) }
    }
    for type in ConformanceRecords.types(conformingTo: "PreviewProvider") {
      guard let provider = type as? any PreviewProvider.Type else { continue }
      let name = String(describing: provider)
      found +=
        isLeftOut(name)
        ? [Preview(name: name, place: .provider(name), facts: PreviewFacts()) { EmptyView() }]
        : keepingBars { cases(of: provider) }
    }
    return numbered(found.sorted { $0.place < $1.place })
  }

  /// Has previews begin with what making their views has told UIKit of all bars: they are made before any is played.
  package static func keepingBars(_ make: () -> [Preview]) -> [Preview] {
    let bars = BarAppearance.shared
    bars.hidesTabBars = false
    defer { bars.hidesTabBars = false }
    let previews = make()
    guard bars.hidesTabBars else { return previews }
    return previews.map { preview in
      Preview(name: preview.name, place: preview.place, facts: preview.facts) {
        bars.hidesTabBars = true
        return preview.content()
      }
    }
  }

  private static func cases(of record: any _PreviewRecord.Type) -> [Preview] {
    var facts = PreviewFacts()
    var modifiers: [PreviewModifierBox] = []
    for trait in record.traits {
      switch trait.kind {
      case .none: break
      case .fixed(let width, let height): facts.size = CGSize(width: width, height: height)
      case .landscape: facts.isLandscape = true
      case .modifier(let box): modifiers.append(box)
      }
    }
    let all = modifiers
    return CallSite.noting({ record.contents }).map { argument, view in
      let name = [record.name ?? "Preview", argument.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
      return Preview(
        name: name.joined(separator: " "), place: .file(record.filePath, line: record.line), facts: facts
      ) { all.reversed().reduce((view as? _PreviewMaker)?.make() ?? view) { $1.apply($0) } }
    }
  }

  /// A provider's previews: one for each of the views that it shows.
  private static func cases(of provider: any PreviewProvider.Type) -> [Preview] {
    let typeName = String(describing: provider)
    let views = CallSite.noting { parts(of: provider.previewContent) }
    return views.enumerated().map { index, view in
      var facts = PreviewFacts()
      facts.isOfWatch = provider.platform.map { $0 == .watchOS }
      var inner: any View = view
      while let wrapper = inner as? any PreviewWrapper {
        wrapper.tell(&facts)
        inner = wrapper.wrapped
      }
      let name = facts.name ?? (views.count == 1 ? typeName : "\(typeName) \(index + 1)")
      return Preview(name: name, place: .provider(typeName), facts: facts) {
        // What it makes for its views, such as a container of models, is made anew for who opens one.
        let made = parts(of: provider.previewContent)
        return made.count == views.count ? made[index] : view
      }
    }
  }

  /// Gives each of several previews of one name in one place a number, but for the first.
  private static func numbered(_ cases: [Preview]) -> [Preview] {
    var seen: [String: Int] = [:]
    return cases.map { preview in
      let key = "\(preview.place.source)#\(preview.name)"
      seen[key, default: 0] += 1
      guard let count = seen[key], count > 1 else { return preview }
      return Preview(
        name: "\(preview.name) (\(count))", place: preview.place, facts: preview.facts, content: preview.content)
    }
  }
}

extension Preview.Place: Comparable {
  package static func < (first: Preview.Place, second: Preview.Place) -> Bool { first.key < second.key }

  /// What it is made by: the line of a file, or the type.
  package var origin: String {
    switch self {
    case .file(let path, let line): "\(path):\(line)"
    case .provider(let name): name
    }
  }

  /// The file or the type.
  package var source: String {
    switch self {
    case .file(let path, line: _): path
    case .provider(let name): name
    }
  }

  private var key: (Int, String, Int) {
    switch self {
    case .file(let path, let line): (0, path, line)
    case .provider(let name): (1, name, 0)
    }
  }
}

extension PreviewProvider {
  fileprivate static var previewContent: any View { previews }
}
