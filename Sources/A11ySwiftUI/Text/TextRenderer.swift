/// How the app draws a text of its own accord, which is never asked for here; the words stay what they are.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension Text {
  /// The lines of a text as they are drawn; none, since nothing is.
  public struct Layout: RandomAccessCollection {
    public struct TypographicBounds: Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: ascent + descent) }
    }

    public struct Line: RandomAccessCollection {
      private let runs: [Run]
      public var origin = CGPoint.zero
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    public struct Run: RandomAccessCollection {
      private let slices: [RunSlice]
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }
      public subscript(index: Int) -> RunSlice { slices[index] }
    }

    public struct RunSlice {
      public let run: Run
      public let indices: Range<Int>
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    private let lines: [Line]
    public var isTruncated: Bool { false }
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension Text.Layout {
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}
