/// Words of TalkBack's own, in English, with the name of the string that has them.
///
/// `%1` and `%2` stand for what is filled in.
package struct TalkBackPhrase: Sendable, Hashable {
  package var words: String
  /// Where the words are known from.
  package var source: String

  /// Words as TalkBack's strings have them.
  ///
  /// Source: google/talkback, `strings_compositor.xml`, October 2024.
  private init(_ words: String, _ string: String) {
    self.words = words
    source = "TalkBack's string \(string)"
  }

  private init(_ words: String, assumed why: String) {
    self.words = words
    source = "assumed: \(why)"
  }

  /// The words with their gaps filled in.
  func callAsFunction(_ first: String, _ second: String = "") -> String {
    words.replacing("%1", with: first).replacing("%2", with: second)
  }
}

extension TalkBackPhrase {
  // What an element is.
  static let button = Self("Button", "value_button")
  static let toggle = Self("Switch", "value_switch")
  static let dropDownList = Self("Drop down list", "value_spinner")
  static let editBox = Self("Edit box", "value_edit_box")
  static let slider = Self("Slider", "value_seek_bar")
  static let progressBar = Self("Progress bar", "value_progress_bar")
  static let image = Self("Image", "value_image")
  static let pages = Self("Multi-page view", "value_pager")
  static let link = Self("link", "display_name_link")
  static let tab = Self("Tab", assumed: "the description that Android's own tabs give themselves")
  static let heading = Self("Heading", "heading_template")

  // The state of an element.
  static let selected = Self("selected", "value_selected")
  static let on = Self("on", "value_on")
  static let off = Self("off", "value_off")
  static let expanded = Self("expanded", "value_expanded")
  static let collapsed = Self("collapsed", "value_collapsed")
  static let editing = Self("Editing", "value_edit_box_editing")
  static let password = Self("password", "value_password")
  static let characters = Self("%1 characters", "template_password_character_count")
  static let percent = Self("%1 percent", "template_percent")
  static let bullet = Self("Bullet", "symbol_bullet")
  static let disabled = Self("disabled", "value_disabled")

  // Names and places.
  static let unlabelled = Self("Unlabelled", "value_unlabelled")
  static let position = Self("%1 of %2", "list_index_template")
  static let row = Self("Row %1", "row_index_template")
  static let column = Self("Column %1", "column_index_template")
  static let tabBar = Self("Tab bar", "value_tabwidget")
  static let inList = Self("In list", "in_list")
  static let inListNamed = Self("In list %1", "in_list_with_name")
  static let outOfList = Self("Out of list", "out_of_list")
  static let oneItem = Self("1 item", "template_list_total_count")
  static let items = Self("%1 items", "template_list_total_count")

  // The reading controls.
  static let standardGranularity = Self("Default", "granularity_default")
  static let characterGranularity = Self("Characters", "granularity_character")
  static let wordGranularity = Self("Words", "granularity_word")
  static let lineGranularity = Self("Lines", "granularity_line")
  static let paragraphGranularity = Self("Paragraphs", "granularity_paragraph")
  static let headingGranularity = Self("Headings", "granularity_native_heading")
  static let controlGranularity = Self("Controls", "granularity_native_control")
  static let linkGranularity = Self("Links", "granularity_native_link")

  // What is done.
  static let deleted = Self("%1 deleted", "template_text_removed")
  static let space = Self("Space", "symbol_space")
  static let turnedOn = Self("TalkBack on", "talkback_on")
  static let turnedOff = Self("TalkBack off", "talkback_disabled")

  // What can be done, after a pause.
  static let activateHint = Self("Double-tap to activate", "template_hint_clickable")
  static let toggleHint = Self("Double-tap to toggle", "template_hint_checkable")
  static let changeHint = Self("Double-tap to change", "template_hint_spinner")
  static let editHint = Self("Double-tap to edit text", "template_hint_edit_text")
  static let adjustHint = Self("\"Swipe up\" or \"Swipe down\" to adjust", "template_hint_adjustable_2gesture")
  static let longPressHint = Self("Double-tap and hold to long press", "template_hint_long_clickable")
  static let pagesHint = Self("Swipe with two fingers to switch pages", "template_hint_pager")
  static let actionsHint = Self(
    "Actions available, use Tap with 3 fingers to view", "template_hint_menu_type_high_verbosity")
}
