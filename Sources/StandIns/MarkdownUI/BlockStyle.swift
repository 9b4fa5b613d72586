public import A11ySwiftUI

/// What surrounds a block of a kind.
public struct BlockStyle<Configuration> {
  private let body: (Configuration) -> AnyView

  public init<Body: View>(@ViewBuilder body: @escaping (_ configuration: Configuration) -> Body) {
    self.body = { AnyView(body($0)) }
  }

  func makeBody(_ configuration: Configuration) -> AnyView { body(configuration) }
}

extension BlockStyle where Configuration == Void {
  public init<Body: View>(@ViewBuilder body: @escaping () -> Body) { self.init { _ in body() } }
}

/// A view that a style puts somewhere.
public struct MarkdownLabel: View {
  public let body: AnyView
}

public struct BlockConfiguration {
  public typealias Label = MarkdownLabel
  public let label: Label
  public let content: MarkdownContent
}

public struct CodeBlockConfiguration {
  public typealias Label = MarkdownLabel
  public let language: String?
  public let content: String
  public let label: Label
}

public struct TableCellConfiguration {
  public typealias Label = MarkdownLabel
  public let row: Int
  public let column: Int
  public let label: Label
  public let content: MarkdownContent
}

public struct TaskListMarkerConfiguration {
  public let isCompleted: Bool
}

public struct ListMarkerConfiguration {
  public let listLevel: Int
  public let itemNumber: Int
}

extension BlockStyle where Configuration == TaskListMarkerConfiguration {
  public static var checkmarkSquare: BlockStyle {
    BlockStyle { Image(systemName: $0.isCompleted ? "checkmark.square.fill" : "square") }
  }
}

extension BlockStyle where Configuration == ListMarkerConfiguration {
  public static var decimal: BlockStyle { BlockStyle { Text(verbatim: "\($0.itemNumber).") } }
  public static var dash: BlockStyle { BlockStyle { _ in Text(verbatim: "-") } }
  public static var disc: BlockStyle { BlockStyle { _ in Image(systemName: "circle.fill") } }
  public static var circle: BlockStyle { BlockStyle { _ in Image(systemName: "circle") } }
  public static var square: BlockStyle { BlockStyle { _ in Image(systemName: "square.fill") } }
  public static var discCircleSquare: BlockStyle {
    BlockStyle { marker in
      let styles = [disc, circle, square]
      styles[min(max(marker.listLevel, 1), styles.count) - 1].makeBody(marker)
    }
  }
}
