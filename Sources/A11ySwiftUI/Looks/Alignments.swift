/// Where smaller views stand in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
  private init(named name: String) { self.name = name }
  public static let leading = HorizontalAlignment(named: "leading")
  public static let center = HorizontalAlignment(named: "center")
  public static let trailing = HorizontalAlignment(named: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(named: "listRowSeparatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(named: "listRowSeparatorTrailing")
}

/// Where smaller views stand in a row.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  public init(_ id: any AlignmentID.Type) { name = String(describing: id) }
  private init(named name: String) { self.name = name }
  public static let top = VerticalAlignment(named: "top")
  public static let center = VerticalAlignment(named: "center")
  public static let bottom = VerticalAlignment(named: "bottom")
  public static let firstTextBaseline = VerticalAlignment(named: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(named: "lastTextBaseline")
}

public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// Where a smaller view stands in a larger space.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
