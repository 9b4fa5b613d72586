public import A11ySwiftUI

/// A document, block by block.
public struct Markdown: View {
  private let content: MarkdownContent

  public init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) { self.content = content }
  public init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    content = MarkdownContent(markdown)
  }

  public var body: some View { BlockStack(blocks: content.blocks) }
}

/// What a document says.
public struct MarkdownContent: Equatable, Sendable {
  let blocks: [MarkdownBlock]

  public init(_ markdown: String) { blocks = MarkdownParser.blocks(in: markdown) }
  init(_ block: MarkdownBlock) { blocks = [block] }
  init(_ blocks: [MarkdownBlock]) { self.blocks = blocks }

  public func renderPlainText() -> String { blocks.map(\.plainText).joined(separator: "\n\n") }
  public func renderMarkdown() -> String { renderPlainText() }
}

private struct BlockStack: View {
  let blocks: [MarkdownBlock]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(blocks.enumerated()), id: \.offset) { BlockView(block: $0.element) }
    }
  }
}

private struct BlockView: View {
  let block: MarkdownBlock
  @Environment(\.markdownTheme) private var theme
  @Environment(\.markdownListLevel) private var level

  var body: some View {
    switch block {
    case .heading(let level, let text):
      theme.headings[level - 1].makeBody(configuration(InlineText(text: text)))
    case .paragraph(let text):
      if MarkdownInlines.isPicture(text) {
        // No picture is found.
        theme.image.makeBody(configuration(EmptyView()))
      } else {
        theme.paragraph.makeBody(configuration(InlineText(text: text)))
      }
    case .quote(let blocks): theme.blockquote.makeBody(configuration(BlockStack(blocks: blocks)))
    case .list(let first, let items):
      theme.list.makeBody(
        configuration(ItemStack(first: first, items: items).environment(\.markdownListLevel, level + 1)))
    case .code(let language, let text):
      theme.codeBlock.makeBody(
        CodeBlockConfiguration(language: language, content: text, label: .init(body: AnyView(Text(verbatim: text)))))
    case .table(let rows): theme.table.makeBody(configuration(CellGrid(rows: rows)))
    case .rule: theme.thematicBreak.makeBody(())
    }
  }

  private func configuration(_ label: some View) -> BlockConfiguration {
    BlockConfiguration(label: .init(body: AnyView(label)), content: MarkdownContent(block))
  }
}

private struct InlineText: View {
  let text: String
  var body: some View { Text(MarkdownInlines.text(text)) }
}

private struct ItemStack: View {
  let first: Int?
  let items: [MarkdownBlock.Item]
  @Environment(\.markdownTheme) private var theme
  @Environment(\.markdownListLevel) private var level

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        theme.listItem.makeBody(
          BlockConfiguration(label: .init(body: AnyView(label(item, at: index))), content: MarkdownContent(item.blocks))
        )
      }
    }
    .labelStyle(.titleAndIcon)
  }

  private func label(_ item: MarkdownBlock.Item, at index: Int) -> some View {
    Label {
      BlockStack(blocks: item.blocks)
    } icon: {
      if let isDone = item.isDone {
        theme.taskListMarker.makeBody(TaskListMarkerConfiguration(isCompleted: isDone))
      } else {
        let marker = ListMarkerConfiguration(listLevel: level, itemNumber: (first ?? 1) + index)
        (first == nil ? theme.bulletedListMarker : theme.numberedListMarker).makeBody(marker)
      }
    }
  }
}

private struct CellGrid: View {
  let rows: [[String]]
  @Environment(\.markdownTheme) private var theme

  var body: some View {
    Grid {
      ForEach(Array(rows.enumerated()), id: \.offset) { row, cells in
        GridRow {
          ForEach(Array(cells.enumerated()), id: \.offset) { column, text in
            theme.tableCell.makeBody(
              TableCellConfiguration(
                row: row, column: column, label: .init(body: AnyView(InlineText(text: text))),
                content: MarkdownContent(.paragraph(text))))
          }
        }
      }
    }
  }
}
