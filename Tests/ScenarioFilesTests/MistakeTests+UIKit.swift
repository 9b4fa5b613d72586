/// What those write who know UIKit.
extension MistakeTests {
  static let uiKitMistakes: [Mistake] = [
    Mistake(
      """
      views:
      - view: [{ text: a }]
        isAccessibilityElement: YES
      """,
      """
      3:3 unknown key 'isAccessibilityElement' in a view [unknown-key]
        did you mean 'isElement'?
      """),
    Mistake(
      """
      views:
      - view:
        accessibilityTraits: UIAccessibilityTraits.button
      """,
      """
      3:3 unknown key 'accessibilityTraits' in a view [unknown-key]
        did you mean 'traits'?
      """),
    Mistake(
      """
      views:
      - view:
        accessibilityElementsHidden: true
      """,
      """
      3:3 unknown key 'accessibilityElementsHidden' in a view [unknown-key]
        did you mean 'elementsHidden'?
      """),
    Mistake(
      """
      views:
      - UILabel: A
      """,
      """
      2:3 unknown kind of view 'UILabel' [unknown-kind]
        did you mean 'text'?
      """),
    Mistake(
      """
      views:
      - UIButton: A
      """,
      """
      2:3 unknown kind of view 'UIButton' [unknown-kind]
        did you mean 'button'?
      """),
    Mistake(
      """
      views:
      - tableView:
          - cell: A
      """,
      """
      2:3 unknown kind of view 'tableView' [unknown-kind]
        did you mean 'list'?
      """),
    Mistake(
      """
      views:
      - button: A
        isEnabled: false
      """,
      """
      3:3 unknown key 'isEnabled' in a button [unknown-key]
        did you mean 'enabled'?
      """),
    Mistake(
      """
      views:
      - view:
        frame: CGRect(x: 0, y: 0, width: 10, height: 10)
      """,
      """
      3:18 a ':' cannot stand here [yaml-syntax]
        leave out 'CGRect(…)' and write the values alone, as a list in brackets
      """),
    Mistake(
      """
      views:
      - button: A
        action: { UIAccessibility.post: Saved }
      """,
      """
      3:13 unknown effect 'UIAccessibility.post' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - button: A
        action: { announcement: Saved }
      """,
      """
      3:13 unknown effect 'announcement' [unknown-effect]
        did you mean 'announce'?
      """),
    Mistake(
      """
      views:
      - cell: A
        accessibilityCustomActions: [Delete]
      """,
      """
      3:3 unknown key 'accessibilityCustomActions' in a cell [unknown-key]
        did you mean 'actions'?
      """),
  ]
}
