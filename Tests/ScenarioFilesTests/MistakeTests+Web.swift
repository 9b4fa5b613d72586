/// What those write who know the web.
extension MistakeTests {
  static let webMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - view: [{ text: A }]
        accessible: true
      """,
      """
      3:3 unknown key 'accessible' in a view [unknown-key]
        write 'reactNative: { accessible: true }'
      """),
    Mistake(
      """
      views:
      - view: [{ text: A }]
        accessibilityRole: button
      """,
      """
      3:3 unknown key 'accessibilityRole' in a view [unknown-key]
        write 'reactNative: { role: button }', or 'traits' as UIKit has them
      """),
    Mistake(
      """
      views:
      - pressable: [{ text: A }]
      """,
      """
      2:3 unknown kind of view 'pressable' [unknown-kind]
        write a 'view' around what is in it, with 'reactNative: { accessible: true, role: button }'
      """),
    Mistake(
      """
      views:
      - text: A
        isHeader: true
      """,
      """
      3:3 unknown key 'isHeader' in a text [unknown-key]
        write 'traits: header'
      """),
    Mistake(
      """
      views:
      - text: A
        accessibilityLiveRegion: polite
      """,
      """
      3:3 unknown key 'accessibilityLiveRegion' in a text [unknown-key]
        an app announces what changes: write 'onChange' with the effect 'announce'
      """),
    Mistake(
      """
      views:
      - div: [{ text: A }]
      """,
      """
      2:3 unknown kind of view 'div' [unknown-kind]
        did you mean 'group'?
      """),
    Mistake(
      """
      views:
      - h1: Title
      """,
      """
      2:3 unknown kind of view 'h1' [unknown-kind]
        write 'text: Title' with 'traits: header' and 'heading: 1'
      """),
    Mistake(
      """
      views:
      - p: Text
      """,
      """
      2:3 unknown kind of view 'p' [unknown-kind]
        did you mean 'text'?
      """),
    Mistake(
      """
      views:
      - a: Text
        href: https://example.com
      """,
      """
      2:3 unknown kind of view 'a' [unknown-kind]
        did you mean 'link'?
      """),
    Mistake(
      """
      views:
      - img: cat.png
        alt: A cat
      """,
      """
      2:3 unknown kind of view 'img' [unknown-kind]
        did you mean 'image'?
      """),
    Mistake(
      """
      views:
      - input: Name
        type: text
      """,
      """
      2:3 unknown kind of view 'input' [unknown-kind]
        did you mean 'textField'?
      """),
    Mistake(
      """
      views:
      - button: A
        aria-label: B
      """,
      """
      3:3 unknown key 'aria-label' in a button [unknown-key]
        did you mean 'label'?
      """),
    Mistake(
      """
      views:
      - text: A
        aria-hidden: true
      """,
      """
      3:3 unknown key 'aria-hidden' in a text [unknown-key]
        did you mean 'hidden'?
      """),
    Mistake(
      """
      views:
      - view: [{ text: A }]
        role: button
      """,
      """
      3:3 unknown key 'role' in a view [unknown-key]
        what a view is, its kind and its 'traits' tell; a button's role only looks different
      """),
    Mistake(
      """
      views:
      - button: A
        onClick: dismiss
      """,
      """
      3:3 unknown key 'onClick' in a button [unknown-key]
        did you mean 'action'?
      """),
    Mistake(
      """
      views:
      - text: A
        if: n === 3
      """,
      """
      3:11 expected a value, found '=' [expression-syntax]
        write '==' to compare
      """),
    Mistake(
      #"""
      views:
      - text: "{{n}}"
      """#,
      """
      2:10 '{{n}}' would be text here [bare-expression]
        write '${n}' for the value
      """),
    Mistake(
      """
      views:
      - ul: [{ li: A }]
      """,
      """
      2:3 unknown kind of view 'ul' [unknown-kind]
        did you mean 'list'?
      """),
    Mistake(
      """
      views:
      - checkbox: A
        checked: true
      """,
      """
      2:3 unknown kind of view 'checkbox' [unknown-kind]
        did you mean 'toggle'?
      """),
    Mistake(
      """
      views:
      - select: A
        options: [a, b]
      """,
      """
      2:3 unknown kind of view 'select' [unknown-kind]
        did you mean 'picker'?
      """),
    Mistake(
      """
      views:
      - text: A
        class: big
      """,
      """
      3:3 unknown key 'class' in a text [unknown-key]
        what only looks different is left out
      """),
    Mistake(
      """
      views:
      - text: ${items.length}
      """,
      """
      2:17 'items' is a list, which has nothing inside [no-members]
        write 'items.count'
      """),
    Mistake(
      """
      views:
      - text: ${len(items)}
      """,
      """
      2:11 a function stands after what it is asked of [expression-syntax]
        write 'items.count'
      """),
  ]
}
