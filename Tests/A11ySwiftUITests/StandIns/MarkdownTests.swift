import A11yMarkdownUI
import A11ySwiftUI
import Testing

/// By the sources of MarkdownUI, version 2, a document is a stack of texts, one for each block.
///
/// Its headings are texts in bold without traits, and the marker of an item of a list is the icon of a `Label`.
@MainActor
@Suite("Documents of the package MarkdownUI")
struct MarkdownTests {
  @Test("Each block is a text of its own, without marks")
  func blocks() {
    let document = """
      # Weekend *adventure*

      We were at the
      **beach**, and wore `sunscreen`.

      > A quote
      > of two lines

      ```swift
      let shells = 3

      let stones = 4
      ```

      ---
      Setext
      ======
      Last
      """
    #expect(
      stops(Markdown(document)) == [
        "Weekend adventure", "We were at the beach, and wore sunscreen.", "A quote of two lines",
        "let shells = 3, let stones = 4", "Setext", "Last",
      ])
  }

  @Test("A list has a text for each item, with numbers where it has such")
  func lists() {
    let things = """
      Pack:
      - A towel
      - Food:
        * Bread

      and after that
      3. Swim
      4. Rest
      """
    // A label is one element, with its icon before its title.
    #expect(
      stops(Markdown(things)) == [
        "Pack:", "A towel", "Food:, Bread", "and after that", "3., Swim", "4., Rest",
      ])
  }

  @Test("The cells of a table are read row by row")
  func tables() {
    let table = """
      | Place | Days |
      | :--- | ---: |
      | Beach | 3 |
      """
    #expect(stops(Markdown(table)) == ["Place", "Days", "Beach", "3"])
  }

  @Test("A theme says what surrounds a block")
  func themes() {
    let theme = Theme.gitHub
      .link { ForegroundColor(.purple) }
      .heading1 { configuration in
        configuration.label
          .relativeLineSpacing(.em(0.125))
          .markdownMargin(top: 24, bottom: 16)
          .markdownTextStyle {
            FontWeight(.semibold)
            if configuration.content.renderPlainText().isEmpty { FontSize(.em(2)) }
          }
          .accessibilityAddTraits(.isHeader)
      }
      .codeBlock { configuration in
        Text(configuration.language ?? "Plain")
        configuration.label
      }
    let document = "# Trips\nTo the [beach](https://example.org)\n```swift\nlet a = 1\n```"
    let view = Markdown(document)
      .markdownBlockStyle(\.paragraph) { $0.label.accessibilityLabel("A paragraph") }
      .markdownTextStyle(\.code) { FontFamilyVariant(.monospaced) }
      .markdownTheme(theme)
    // A text with a link is one element, which the link makes a link, as any text of SwiftUI's.
    #expect(stops(view) == ["Trips, heading", "A paragraph, link", "swift", "let a = 1"])
  }
}
