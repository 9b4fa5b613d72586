/// Words of TalkBack's own, in English, with the name of the string that has them in all languages.
///
/// `%1` and `%2` stand for what is filled in.
package struct TalkBackPhrase: Sendable, Hashable {
  /// The words in English.
  let english: String
  /// The words in English where one is counted, if they are others.
  let one: String?
  /// The name of the string; `nil` where none is known.
  let string: String?
  /// The names of the gestures that fill in the words.
  let gestures: [Gesture]

  /// What a hint names: a gesture, or the actions that it leads to.
  struct Gesture: Sendable, Hashable {
    let english: String
    let string: String

    static let doubleTap = Gesture(english: "Double-tap", string: "value_double_tap")
    static let swipeUp = Gesture(english: "Swipe up", string: "title_pref_shortcut_up")
    static let swipeDown = Gesture(english: "Swipe down", string: "title_pref_shortcut_down")
    static let tapWithThreeFingers = Gesture(
      english: "Tap with 3 fingers", string: "title_pref_shortcut_3finger_1tap")
    static let actions = Gesture(english: "Actions", string: "title_custom_action")
  }

  /// Words as TalkBack's strings have them.
  ///
  /// Source: google/talkback, `strings_compositor.xml`, `strings.xml` and `strings_symbols.xml`, October 2024.
  private init(_ english: String, _ string: String, one: String? = nil, by gestures: Gesture...) {
    self.english = english
    self.one = one
    self.string = string
    self.gestures = gestures
  }

  /// Words that no string is known for, said for the reason that stands with them.
  private init(_ english: String, assumed why: String) {
    self.english = english
    one = nil
    string = nil
    gestures = []
  }
}

extension TalkBackPhrase {
  // What an element is.
  static let button = Self("Button", "value_button")
  static let toggle = Self("Switch", "value_switch")
  static let radioButton = Self("Radio button", "value_radio_button")
  static let checkBox = Self("Check box", "value_checkbox")
  static let dropDownList = Self("Drop down list", "value_spinner")
  static let editBox = Self("Edit box", "value_edit_box")
  static let slider = Self("Slider", "value_seek_bar")
  static let progressBar = Self("Progress bar", "value_progress_bar")
  static let image = Self("Image", "value_image")
  static let pages = Self("Multi-page view", "value_pager")
  static let tab = Self("Tab", assumed: "the description that Android's own tabs give themselves")
  static let heading = Self("Heading", "heading_template")

  // The state of an element.
  static let selected = Self("selected", "value_selected")
  static let notSelected = Self("not selected", assumed: "the state that Compose gives to radio buttons")
  static let on = Self("on", "value_on")
  static let off = Self("off", "value_off")
  static let checked = Self("checked", "value_checked")
  static let notChecked = Self("not checked", "value_not_checked")
  static let expanded = Self("expanded", "value_expanded")
  static let collapsed = Self("collapsed", "value_collapsed")
  static let editing = Self("Editing", "value_edit_box_editing")
  static let password = Self("password", "value_password")
  static let characters = Self("%1 characters", "template_password_character_count", one: "%1 character")
  static let percent = Self("%1 percent", "template_percent")
  static let bullet = Self("Bullet", "symbol_bullet")
  static let disabled = Self("disabled", "value_disabled")

  // Names and places.
  static let unlabelled = Self("Unlabelled", "value_unlabelled")
  static let navigateUp = Self(
    "Navigate up", assumed: "what Android's own bars call the way back (androidx, abc_action_bar_up_description)")
  static let position = Self("%1 of %2", "list_index_template")
  static let row = Self("Row %1", "row_index_template")
  static let column = Self("Column %1", "column_index_template")
  static let tabBar = Self("Tab bar", "value_tabwidget")
  static let inList = Self("In list", "in_list")
  static let inListNamed = Self("In list %1", "in_list_with_name")
  static let outOfList = Self("Out of list", "out_of_list")
  static let items = Self("%1 items", "template_list_total_count", one: "%1 item")

  // The reading controls.
  static let actionsControl = Self("Actions", "title_pref_selector_actions")
  static let standardGranularity = Self("Default", "granularity_default")
  static let characterGranularity = Self("Characters", "granularity_character")
  static let wordGranularity = Self("Words", "granularity_word")
  static let lineGranularity = Self("Lines", "granularity_line")
  static let paragraphGranularity = Self("Paragraphs", "granularity_paragraph")
  static let headingGranularity = Self("Headings", "granularity_native_heading")
  static let controlGranularity = Self("Controls", "granularity_native_control")
  static let linkGranularity = Self("Links", "granularity_native_link")

  // What is done.
  static let activate = Self("Activate", "shortcut_perform_click_action")
  static let deleted = Self("%1 deleted", "template_text_removed")
  static let space = Self("Space", "symbol_space")
  static let turnedOn = Self("TalkBack on", "talkback_on")
  static let turnedOff = Self("TalkBack off", "talkback_disabled")

  // What can be done, after a pause.
  static let activateHint = Self("%1 to activate", "template_hint_clickable", by: .doubleTap)
  static let toggleHint = Self("%1 to toggle", "template_hint_checkable", by: .doubleTap)
  static let changeHint = Self("%1 to change", "template_hint_spinner", by: .doubleTap)
  static let editHint = Self("%1 to edit text", "template_hint_edit_text", by: .doubleTap)
  static let adjustHint = Self(
    "\"%1\" or \"%2\" to adjust", "template_hint_adjustable_2gesture", by: .swipeUp, .swipeDown)
  static let longPressHint = Self("%1 and hold to long press", "template_hint_long_clickable", by: .doubleTap)
  static let pagesHint = Self("Swipe with two fingers to switch pages", "template_hint_pager")
  static let actionHint = Self("Double-tap to perform the action", "use_action_hint")
  static let actionsHint = Self(
    "%1 available, use %2 to view", "template_hint_menu_type_high_verbosity", by: .actions, .tapWithThreeFingers)
}
