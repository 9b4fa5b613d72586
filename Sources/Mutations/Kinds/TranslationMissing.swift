extension MutationKind {
  static let translationMissing = MutationKind(
    "translation-missing", "A text of the app's own has lost its words in other languages.", .translations)
}
