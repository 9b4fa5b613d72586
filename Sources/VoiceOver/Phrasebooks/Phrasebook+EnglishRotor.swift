internal import Utterances

extension Phrasebook {
  /// The names of the rotor's options in English, and what is heard where an option has nothing further.
  static let englishRotor: [Row] = [
    .option(.characters, "Characters", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.words, "Words", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.lines, "Lines", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.containers, "Containers", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.adjustValue, "Adjust Value", source: "WWDC19-238"),
    .option(.actions, "Actions", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.moreContent, "More Content", source: "mobilea11y.com"),
    .option(.zoom, "Zoom", source: "WWDC23-10036"),
    .option(.headings, "Headings", source: "AS"),
    .option(.headingsOfLevel, "Heading %1", source: "AS"),
    .option(.links, "Links", source: "AS"),
    .option(.formControls, "Form Controls", source: "AS"),
    .option(.buttons, "Buttons", source: "AS"),
    .option(.textFields, "Text Fields", source: "AS"),
    .option(.searchFields, "Search Fields", source: "AS"),
    .option(.images, "Images", source: "AS"),
    .option(.tables, "Tables", source: "AS"),
    .option(.lists, "Lists", source: "AS"),
    .option(.landmarks, "Landmarks", source: "AS"),
    .option(.staticText, "Static Text", source: "AS"),
    .option(.misspelledWords, "Misspelled Words", source: "AS"),
    .option(.audioGraph, "Audio Graph", source: "WWDC21-10122"),
    .option(.speakingRate, "Speaking Rate", source: "VoiceOver's log in the iOS 26.5 simulator"),
    .option(.volume, "Volume", source: "the pattern of Speaking Rate", isAssumed: true),
    .option(.hints, "Hints", source: "the pattern of Speaking Rate", isAssumed: true),
    .option(.punctuation, "Punctuation", source: "the pattern of Speaking Rate", isAssumed: true),
    .option(.edit, "Edit", source: "iPhone User Guide"),

    .notFound(.headingNotFound, "Heading not found", source: "WWDC18-226", isAssumed: false),
    .notFound(.headingOfLevelNotFound, "Heading %1 not found", source: "the pattern of headings"),
    .notFound(.linkNotFound, "Link not found", source: "a11ysupport.io", isAssumed: false),
    .notFound(.formControlNotFound, "Form control not found"),
    .notFound(.buttonNotFound, "Button not found"),
    .notFound(.textFieldNotFound, "Text field not found"),
    .notFound(.searchFieldNotFound, "Search field not found"),
    .notFound(.imageNotFound, "Image not found"),
    .notFound(.tableNotFound, "Table not found"),
    .notFound(.listNotFound, "List not found"),
    .notFound(.landmarkNotFound, "Landmark not found"),
    .notFound(.staticTextNotFound, "Static text not found"),
    .notFound(.containerNotFound, "Container not found"),
    .notFound(.misspelledWordNotFound, "Misspelled word not found"),
    .notFound(.customNotFound, "%1 not found", when: "a custom rotor finds no further one"),

    Row(.describeChart, "Describe Chart", when: "in the rotor of a chart", source: "WWDC22-10136"),
    Row(.playAudioGraph, "Play Audio Graph", when: "in the rotor of a chart", source: "WWDC21-10122"),
    Row(.chartDetails, "Chart Details", when: "in the rotor of a chart", source: "WWDC21-10122"),
    Row(.complete, "Complete", when: "an audio graph has been played", source: "WWDC22-10136"),
  ]
}

extension Phrasebook.Row {
  /// The name of an option, which is heard when the rotor is turned to it.
  fileprivate static func option(_ key: Phrase.Key, _ name: String, source: String, isAssumed: Bool = false) -> Self {
    Self(key, name, when: "the rotor is turned here", source: source, isAssumed: isAssumed)
  }

  /// What is heard when a swipe finds no further one of an option.
  fileprivate static func notFound(
    _ key: Phrase.Key, _ words: String, when occasion: String = "the rotor finds no further one",
    source: String = "the pattern of “Heading not found”", isAssumed: Bool = true
  ) -> Self {
    Self(key, words, when: occasion, source: source, isAssumed: isAssumed)
  }
}
