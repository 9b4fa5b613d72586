/// A word of the system's own that an app does not write.
package enum SystemWord: String {
  case cancel, done, close, delete, remove, edit, ok, search, share, more, back, clear, rename, paste, help

  /// The word in the language of an environment; in English where the language is not known.
  package func text(in environment: EnvironmentValues) -> String {
    SystemWord.words[self]?[environment.language] ?? SystemWord.words[self]?["en"] ?? rawValue
  }

  private static let words: [SystemWord: [String: String]] = [
    .cancel: ["en": "Cancel", "de": "Abbrechen", "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "nl": "Annuleer"],
    .done: ["en": "Done", "de": "Fertig", "fr": "OK", "es": "Aceptar", "it": "Fine", "nl": "Gereed"],
    .close: ["en": "Close", "de": "Schließen", "fr": "Fermer", "es": "Cerrar", "it": "Chiudi", "nl": "Sluit"],
    .delete: [
      "en": "Delete", "de": "Löschen", "fr": "Supprimer", "es": "Eliminar", "it": "Elimina", "nl": "Verwijder",
    ],
    .remove: ["en": "Remove"],
    .edit: ["en": "Edit", "de": "Bearbeiten", "fr": "Modifier", "es": "Editar", "it": "Modifica", "nl": "Wijzig"],
    .ok: ["en": "OK"],
    .search: ["en": "Search", "de": "Suchen", "fr": "Rechercher", "es": "Buscar", "it": "Cerca", "nl": "Zoek"],
    .share: [
      "en": "Share…", "de": "Teilen …", "fr": "Partager…", "es": "Compartir…", "it": "Condividi…", "nl": "Deel…",
    ],
    .more: ["en": "More", "de": "Mehr", "fr": "Plus", "es": "Más", "it": "Altro", "nl": "Meer"],
    .back: ["en": "Back", "de": "Zurück", "fr": "Retour", "es": "Atrás", "it": "Indietro", "nl": "Terug"],
    .clear: ["en": "Clear text", "de": "Text löschen"],
    .rename: ["en": "Rename"],
    .paste: ["en": "Paste"],
    .help: ["en": "Help"],
  ]
}

extension Text {
  init(_ word: SystemWord) { self.init(.computed { word.text(in: $0) }) }
}
