/// A preview of the program: a view that can be shown and heard.
@MainActor
public struct PreviewCase {
  /// What the preview is called: the file that it stands in, and its name.
  public let name: String
  /// The module and the file, as `#fileID` has them.
  public let fileID: String
  public let line: Int
  let facts: PreviewFacts
  let content: @MainActor () -> any View

  /// All previews that are linked into the program, by file and line.
  public static var all: [PreviewCase] {
    var found: [PreviewCase] = []
    for type in ConformanceRecords.types(conformingTo: "_PreviewRecord") {
      guard let record = type as? any _PreviewRecord.Type else { continue }
      found += cases(of: record)
    }
    for type in ConformanceRecords.types(conformingTo: "PreviewProvider") {
      guard let provider = type as? any PreviewProvider.Type else { continue }
      found += cases(of: provider)
    }
    found.sort { ($0.fileID, $0.line, $0.name) < ($1.fileID, $1.line, $1.name) }
    return numbered(found)
  }

  private static func cases(of record: any _PreviewRecord.Type) -> [PreviewCase] {
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
    return record.contents.map { argument, view in
      let name = [record.name ?? "Preview", argument.map { "(\($0))" } ?? ""].filter { !$0.isEmpty }
      return PreviewCase(
        name: "\(record.fileID.withoutExtension) — \(name.joined(separator: " "))", fileID: record.fileID,
        line: record.line, facts: facts
      ) { all.reversed().reduce(view) { $1.apply($0) } }
    }
  }

  /// A provider's previews: one for each of the views that it shows.
  private static func cases(of provider: any PreviewProvider.Type) -> [PreviewCase] {
    let module = String(reflecting: provider).split(separator: ".").first.map(String.init) ?? ""
    let typeName = String(describing: provider)
    let views = parts(of: provider.previewContent)
    return views.enumerated().map { index, view in
      var facts = PreviewFacts()
      var inner: any View = view
      while let previewed = inner as? PreviewedView {
        previewed.change(&facts)
        inner = previewed.content
      }
      let name = facts.name ?? (views.count == 1 ? typeName : "\(typeName) \(index + 1)")
      return PreviewCase(name: "\(module)/\(name)", fileID: "\(module)/\(typeName)", line: index, facts: facts) { view }
    }
  }

  /// The views at the top of some content.
  private static func parts(of view: any View) -> [any View] {
    if let group = view as? any PreviewParts { return group.previewParts.flatMap(parts) }
    return [view]
  }

  private static func numbered(_ cases: [PreviewCase]) -> [PreviewCase] {
    var seen: [String: Int] = [:]
    return cases.map { preview in
      seen[preview.name, default: 0] += 1
      guard let count = seen[preview.name], count > 1 else { return preview }
      return PreviewCase(
        name: "\(preview.name) (\(count))", fileID: preview.fileID, line: preview.line, facts: preview.facts,
        content: preview.content)
    }
  }
}

extension PreviewProvider {
  fileprivate static var previewContent: any View { previews }
}

/// Content whose parts are previews of their own.
@MainActor
protocol PreviewParts {
  var previewParts: [any View] { get }
}

extension TupleView: PreviewParts {
  var previewParts: [any View] { children }
}

extension Group: PreviewParts where Content: View {
  var previewParts: [any View] { [content] }
}

extension ForEach: PreviewParts where Content: View {
  var previewParts: [any View] { data.map { content($0) } }
}

extension String {
  fileprivate var withoutExtension: String { hasSuffix(".swift") ? String(dropLast(6)) : self }
}
