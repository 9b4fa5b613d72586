internal import Utterances

extension Phrasebook {
  /// German: the words of AccessibilitySnapshot's table, letter for letter in its notation.
  ///
  /// What the table lacks is spoken in English, as its own authors do; words are not invented.
  static let german = Phrasebook(
    language: "de",
    rows: [
      Row(.selected, "Auswahl"),
      Row(.dimmed, "Grau dargestellt", snapshot: "Grau dargestellt."),
      Row(.button, "Taste", snapshot: "Taste."),
      Row(.backButton, "Zurück Taste", snapshot: "Zurück Taste."),
      Row(.switchButton, "Umschalttaste", snapshot: "Umschalttaste."),
      Row(.on, "Ein", snapshot: "Ein."),
      Row(.off, "Aus", snapshot: "Aus."),
      Row(.mixed, "Gemischt", snapshot: "Gemischt."),
      Row(.tab, "Tabulator", snapshot: "Tabulator."),
      Row(.textField, "Textfeld", snapshot: "Textfeld."),
      Row(.secureTextField, "Sicheres Textfeld", snapshot: "Sicheres Textfeld."),
      Row(.isEditing, "Bearbeiten"),
      Row(.heading, "Überschrift", snapshot: "Überschrift."),
      Row(.link, "Hyperlink", snapshot: "Hyperlink."),
      Row(.adjustable, "Einstellbar", snapshot: "Einstellbar."),
      Row(.image, "Bild", snapshot: "Bild."),
      Row(.searchField, "Suchfeld", snapshot: "Suchfeld."),
      Row(.position, "%1 von %2", snapshot: "%1 von %2."),
      Row(.spansRows, "Umfasst %1 Zeilen", snapshot: "Umfasst %1 Zeilen."),
      Row(.spansColumns, "Umfasst %1 Spalten", snapshot: "Umfasst %1 Spalten."),
      Row(.row, "Zeile %1", snapshot: "Zeile %1."),
      Row(.column, "Spalte %1", snapshot: "Spalte %1."),
      Row(.listStart, "Anfang der Liste", snapshot: "Anfang der Liste."),
      Row(.listEnd, "Ende der Liste", snapshot: "Ende der Liste."),
      Row(.landmarkStart, "Orientierungspunkt", snapshot: "Orientierungspunkt."),
      Row(.landmarkEnd, "Ende", snapshot: "Ende."),
      Row(.toggleHint, "Zum Umschalten Doppeltippen", snapshot: "Zum Umschalten Doppeltippen."),
      Row(
        .adjustHint, "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
        snapshot: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen."),
      Row(.editHint, "Zum Bearbeiten doppeltippen", snapshot: "Zum Bearbeiten doppeltippen."),
      Row(
        .editAreaHint, "Zum Bearbeiten doppeltippen, Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
        snapshot: "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"),
      Row(.misspelledHint, "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"),
      Row(.actionsAvailable, "Aktionen verfügbar"),
      Row(.moreContentAvailable, "Weiterhin inhalte verfügbar"),
      Row(.headings, "Überschriften"),
      Row(.headingsOfLevel, "Überschrift %1"),
      Row(.misspelledWords, "Rechtschreibfehler"),
      Row(.links, "Links"),
      Row(.images, "Bilder"),
      Row(.textFields, "Textfelder"),
      Row(.tables, "Tabellen"),
      Row(.lists, "Listen"),
      Row(.landmarks, "Orientierungspunkte"),
      Row(.back, "Zurück"),
      Row(.noResults, "<keine Ergebnisse>"),
      Row(.moreResults, "+ %1 weitere Ergebnisse..."),
      Row(.manyMoreResults, "+ Viele weitere (%1+) Ergebnisse..."),
    ],
    fallback: .english)
}
