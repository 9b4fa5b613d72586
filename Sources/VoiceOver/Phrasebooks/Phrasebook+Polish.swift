internal import Utterances

extension Phrasebook {
  /// Polish.
  static let polish = Phrasebook(
    language: "pl", name: "Polish",
    own: [
      .alert: "Uwaga!", .dimmed: "wygaszony", .button: "Przycisk", .switchButton: "Przełącznik", .heading: "Nagłówek",
      .headingLevel: "Nagłówek poziomu %1", .expanded: "Rozwinięty", .collapsed: "Zwinięty",
      .draggable: "Można przeciągnąć", .checkbox: "Pole wyboru", .column: "Kolumna %1", .listStart: "Początek listy",
      .listEnd: "Koniec listy", .landmarkStart: "Punkt orientacyjny", .landmarkEnd: "end",
      .toggleHint: "Stuknij dwukrotnie, aby przełączyć ustawienie.",
      .adjustHint: "Aby zmienić wartość, przeciągnij jednym palcem w górę lub w dół.",
      .editHint: "Stuknij dwukrotnie, aby edytować.", .expandHint: "Stuknij dwukrotnie, aby rozwinąć",
      .collapseHint: "Stuknij dwukrotnie, aby zwinąć",
      .reorderHint: "Stuknij dwukrotnie i przytrzymaj, poczekaj na dźwięk, a następnie przeciągnij w wybrane miejsce",
      .actionsHint: "Przeciągnij w górę lub w dół, aby wybrać własną czynność, a następnie stuknij dwukrotnie, "
        + "aby ją aktywować.",
      .actionsAvailable: "Dostępne czynności", .moreContentAvailable: "Więcej dostępnych treści",
      .characters: "Znaki", .words: "Wyrazy", .lines: "Wiersze", .containers: "Kontenery", .actions: "Czynności",
      .zoom: "Zoom", .links: "Łącza", .lists: "Listy", .landmarks: "Punkty orientacyjne",
      .headingNotFound: "Nie znaleziono nagłówków", .buttonNotFound: "Przycisku nie znaleziono",
      .textFieldNotFound: "Pola tekstowego nie znaleziono", .listNotFound: "Nie znaleziono listy",
      .volume: "Głośność", .activate: "Aktywuj", .dropReady: "gotowy do upuszczenia",
      .dropUnready: "teraz nie gotowy do upuszczenia", .dropComplete: "upuszczenie ukończone",
      .dragCancelled: "przeciąganie anulowane", .insertionAtStart: "punkt wstawiania na początku",
      .insertionAtEnd: "punkt wstawiania na końcu", .capital: "Wielkie %1", .deleted: "usuń",
      .voiceOverOn: "Funkcja VoiceOver włączona",
      .group: "Grupa", .enteredGroup: "W obiekcie %1", .leftGroup: "Poza: %1", .emoji: "%1 emoji",
      .flatStyle: "Płaska", .groupedStyle: "Grupowa", .buttons: "Przyciski", .textFields: "Pola tekstowe",
      .images: "Obrazki", .emptyLine: "Pusta lista",
    ],
    system: [
      .selected: "Zaznaczone", .backButton: "Przycisk powrotu", .on: "włączone", .off: "wyłączone",
      .mixed: "mieszane", .link: "łącze", .image: "obrazek", .searchField: "Pole wyszukiwania",
      .checked: "zaznaczone", .unchecked: "niezaznaczone", .press: "naciśnij", .audioGraph: "Wykres audio",
      .playAudioGraph: "Odtwórz wykres audio", .speakingRate: "Szybkość mówienia", .hints: "Podpowiedzi",
      .punctuation: "Interpunkcja", .drag: "Przeciągnij", .drop: "Upuść", .edit: "Edycja", .cut: "Wytnij",
      .copy: "Kopiuj", .paste: "Wklej", .select: "Zaznacz", .selectAll: "Zaznacz wszystko", .back: "Wróć",
      .dataPoint: "punkt danych", .chartSummary: "Podsumowanie", .chartStatistics: "Statystyki",
      .minimum: "Minimum: %1", .maximum: "Maksimum: %1", .mean: "Średnia (%1): %2", .done: "Gotowe",
      .possibly: "Być może",
    ],
    mac: [
      .popUpButton: "Przycisk menu podręcznego", .adjustable: "Regulacja", .position: "%1 z %2",
      .tabBar: "Pasek kart", .toolbar: "Pasek narzędzi", .comma: "przecinek", .colon: "dwukropek",
      .semicolon: "średnik", .exclamationMark: "wykrzyknik", .questionMark: "znak zapytania",
      .quotationMark: "cudzysłów", .apostrophe: "apostrof", .leftParenthesis: "lewy nawias okrągły",
      .rightParenthesis: "prawy nawias okrągły", .dash: "łącznik", .equals: "równa się", .plus: "plus",
      .asterisk: "gwiazdka", .at: "małpa", .percent: "procent", .bullet: "punktor", .ellipsis: "wielokropek",
      .headings: "Nagłówki", .staticText: "Tekst statyczny", .movedAbove: "przeniesiony nad %1",
      .movedBelow: "przeniesiony pod %1", .dismissMenu: "Zamknij menu kontekstowe", .space: "spacja",
      .page: "strona %1 z %2", .rows: "wiersze od %1 do %2 z %3", .dragItem: "Przeciągnij rzecz",
    ],
    neighbors: [
      .row: "Wiersz numer %1", .dot: "kropka", .slash: "ukośnik", .underscore: "podkreślenie", .hash: "liczba",
      .ampersand: "and",
    ],
    same: [.zoom, .minimum, .plus, .ampersand, .landmarkEnd, .emoji],
    fallback: .english)
}
