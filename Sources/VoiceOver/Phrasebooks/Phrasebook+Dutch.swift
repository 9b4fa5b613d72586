internal import Utterances

extension Phrasebook {
  /// Dutch.
  static let dutch = Phrasebook(
    language: "nl", name: "Dutch",
    own: [
      .selected: "geselecteerd", .alert: "Attentie!", .dimmed: "grijs", .button: "Knop",
      .popUpButton: "Venstermenuknop", .switchButton: "Schakelknop", .on: "aan", .isEditing: "Bewerkbaar",
      .heading: "Koptekst", .headingLevel: "Kopniveau %1", .pickerItem: "Kiezeronderdeel", .expanded: "Uitgevouwen",
      .collapsed: "Samengevouwen", .draggable: "Sleepbaar", .checkbox: "Aankruisvak", .column: "Kolom %1",
      .listStart: "Begin van lijst", .listEnd: "Einde van lijst", .landmarkStart: "Herkenningspunt",
      .landmarkEnd: "einde", .toggleHint: "Tik dubbel om van instelling te wisselen.",
      .adjustHint: "Veeg omhoog of omlaag met één vinger om de waarde aan te passen.",
      .editHint: "Tik dubbel om te bewerken.", .pickerHint: "Tik dubbel om de kiezer te activeren",
      .expandHint: "Tik dubbel om uit te vouwen", .collapseHint: "Tik dubbel om in te vouwen",
      .rotorHint: "Gebruik de rotor voor toegang tot %1",
      .reorderHint: "Tik dubbel en houd vast, wacht op het geluid en sleep om de volgorde te wijzigen",
      .actionsHint: "Veeg omhoog of omlaag om een aangepaste handeling te selecteren en tik vervolgens dubbel "
        + "om deze uit te voeren.",
      .actionsAvailable: "Handelingen beschikbaar", .moreContentAvailable: "Meer materiaal beschikbaar",
      .characters: "Tekens", .words: "Woorden", .lines: "Regels", .containers: "Containers", .actions: "Handelingen",
      .moreContent: "Meer inhoud", .zoom: "Zoomen", .links: "Links", .lists: "Lijsten",
      .landmarks: "Oriëntatiepunten", .misspelledWords: "Woorden met spelfouten",
      .headingNotFound: "Kop niet gevonden", .buttonNotFound: "Knop niet gevonden",
      .textFieldNotFound: "Tekstveld niet gevonden", .listNotFound: "Lijst niet gevonden", .volume: "Volume",
      .allPunctuation: "Alle interpunctie", .activate: "Activeer", .dropReady: "plaatsen gereed",
      .dropUnready: "plaatsen nu niet gereed", .dropComplete: "plaatsen voltooid",
      .dragCancelled: "slepen geannuleerd", .characterMode: "Tekenmodus", .insertionAtStart: "invoegpunt aan begin",
      .insertionAtEnd: "invoegpunt aan eind", .capital: "Hoofdletter %1", .deleted: "verwijder",
      .voiceOverOn: "VoiceOver aan",
      .group: "Groep", .enteredGroup: "In %1", .leftGroup: "Onvoldoende %1", .emoji: "%1 emoji",
      .flatStyle: "Neutraal", .groupedStyle: "Gegroepeerd", .buttons: "Knoppen", .textFields: "Tekstvelden",
      .images: "Afbeeldingen", .emptyLine: "Lege regel",
    ],
    system: [
      .dataPoint: "gegevenspunt", .chartSummary: "Overzicht", .chartStatistics: "Statistieken",
      .minimum: "Minimum: %1", .maximum: "Maximum: %1", .mean: "Gemiddelde %1: %2", .done: "Gereed",
      .possibly: "Mogelijk", .backButton: "Terug-knop", .off: "uit", .mixed: "gemengd", .link: "link",
      .image: "afbeelding", .searchField: "Zoekveld", .checked: "ingeschakeld", .unchecked: "uitgeschakeld",
      .press: "druk op", .audioGraph: "Audiografiek", .playAudioGraph: "Speel audiografiek af",
      .speakingRate: "Spreeksnelheid", .hints: "Hints", .punctuation: "Interpunctie", .drag: "Sleep", .drop: "Plaats",
      .edit: "Wijzig", .cut: "Knip", .copy: "Kopieer", .paste: "Plak", .select: "Selecteer",
      .selectAll: "Selecteer alles", .back: "Vorige",
    ],
    mac: [
      .adjustable: "Aanpasbaar", .position: "%1 van %2", .tabBar: "Tabbladbalk", .toolbar: "Knoppenbalk",
      .comma: "komma", .colon: "dubbele punt", .semicolon: "puntkomma", .exclamationMark: "uitroepteken",
      .questionMark: "vraagteken", .quotationMark: "aanhalingsteken", .apostrophe: "apostrof",
      .leftParenthesis: "haakje openen", .rightParenthesis: "haakje sluiten", .dash: "koppelteken", .equals: "is",
      .plus: "plus", .asterisk: "ster", .at: "apenstaartje", .percent: "procent", .bullet: "opsommingsteken",
      .ellipsis: "drie puntjes", .headings: "Kopregels", .staticText: "Statische tekst", .dragItem: "Sleep onderdeel",
      .movedAbove: "boven %1 geplaatst", .movedBelow: "onder %1 geplaatst", .dismissMenu: "Sluit contextmenu",
      .space: "spatie", .page: "pagina %1 van %2", .rows: "rij %1 tot en met %2 van %3",
    ],
    neighbors: [
      .tab: "tab", .textField: "Tekstveld", .row: "Rij %1", .dot: "punt", .slash: "schuine streep",
      .underscore: "onderstreept", .hash: "getal", .ampersand: "ampersand",
    ],
    same: [.minimum, .maximum, .tab, .link, .plus, .containers, .links, .volume, .hints, .enteredGroup, .emoji],
    fallback: .english)
}
