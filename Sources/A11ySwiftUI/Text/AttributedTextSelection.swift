/// What is chosen in a text with attributes; here the place to insert at, which is its beginning.
public struct AttributedTextSelection: Equatable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }
  private var chosen: Indices?
  public init() {}
  public init(insertionPoint: AttributedString.Index) { chosen = .insertionPoint(insertionPoint) }
  public init(range: Range<AttributedString.Index>) { chosen = .ranges(RangeSet(range)) }
  public init(ranges: RangeSet<AttributedString.Index>) { chosen = .ranges(ranges) }

  public func indices(in text: AttributedString) -> Indices { chosen ?? .insertionPoint(text.startIndex) }
}

extension AttributedString {
  /// Changes the attributes of what is chosen.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for run in Array(runs) where run.range.overlaps(range) {
        let part = run.range.clamped(to: range)
        var attributes = run.attributes
        body(&attributes)
        self[part].setAttributes(attributes)
      }
    }
  }
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, withCharacters text: String) {
    replaceSelection(&selection, with: AttributedString(text))
  }
  public mutating func replaceSelection(_ selection: inout AttributedTextSelection, with text: AttributedString) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): insert(text, at: index)
    case .ranges(let ranges): if let first = ranges.ranges.first { replaceSubrange(first, with: text) }
    }
    selection = AttributedTextSelection(insertionPoint: endIndex)
  }
}

nonisolated extension View {
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> Self { self }
}

public struct TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inputAssistant = Set(rawValue: 1)
    public static let contextMenu = Set(rawValue: 2)
    public static let all: Set = [.inputAssistant, .contextMenu]
    public static let `default` = Set.all
  }
}
