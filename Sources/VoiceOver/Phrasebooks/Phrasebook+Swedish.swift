internal import Utterances

extension Phrasebook {
  /// Swedish.
  static let swedish = Phrasebook(
    language: "sv", name: "Swedish",
    own: [
      .alert: "Varning!", .dimmed: "nedtonad", .button: "Knapp", .switchButton: "Växlingsknapp", .heading: "Rubrik",
      .headingLevel: "Rubriknivå %1", .expanded: "Expanderad", .collapsed: "Minimerad", .draggable: "Dragbar",
      .checkbox: "Kryssruta", .spansColumns: "Omfattar %1 kolumner", .column: "Kolumn %1",
      .listStart: "Listans början", .listEnd: "Listans slut", .landmarkStart: "Riktmärke", .landmarkEnd: "radslut",
      .toggleHint: "Tryck snabbt två gånger för att växla inställning.",
      .adjustHint: "Justera värde genom att svepa uppåt eller nedåt med ett finger.",
      .editHint: "Tryck snabbt två gånger för att ändra.", .expandHint: "Tryck snabbt två gånger för att utvidga",
      .collapseHint: "Tryck snabbt två gånger för att förminska",
      .reorderHint: "Tryck snabbt två gånger och håll, vänta tills ett ljud hörs och dra sedan för att flytta runt",
      .actionsHint: "Välj en anpassad åtgärd genom att svepa uppåt eller nedåt. Aktivera sedan genom att trycka "
        + "snabbt två gånger.",
      .actionsAvailable: "Åtgärder tillgängliga", .moreContentAvailable: "Mer innehåll tillgängligt",
      .characters: "Tecken", .words: "Ord", .lines: "Rader", .containers: "Behållare", .actions: "Åtgärder",
      .zoom: "Zooma", .links: "Länkar", .lists: "Listor", .landmarks: "Riktmärken",
      .headingNotFound: "Rubrik hittades inte", .buttonNotFound: "Knappen hittades inte",
      .listNotFound: "Lista hittades inte", .volume: "Volym", .activate: "Aktivera", .dropReady: "släpp klart",
      .dropUnready: "släpp inte klart", .dropComplete: "släpp klart", .dragCancelled: "dragning avbruten",
      .insertionAtStart: "insättningspunkt i början", .insertionAtEnd: "insättningspunkt i slutet",
      .capital: "Stort %1", .deleted: "radera", .voiceOverOn: "VoiceOver på",
      .group: "Grupp", .enteredGroup: "I %1", .leftGroup: "Slut på %1", .emoji: "%1 emoji", .flatStyle: "Platt",
      .groupedStyle: "Grupperad", .buttons: "Knappar", .textFields: "Textfält", .images: "Bilder",
      .emptyLine: "Tom linje",
    ],
    system: [
      .selected: "Markerat", .backButton: "Tillbaka-knapp", .on: "på", .off: "av", .mixed: "blandad", .link: "länk",
      .image: "bild", .searchField: "Sökfält", .checked: "markerad", .unchecked: "omarkerad", .press: "tryck",
      .audioGraph: "Ljudgraf", .playAudioGraph: "Spela upp ljudgraf", .speakingRate: "Uppläsningshastighet",
      .hints: "Tips", .punctuation: "Interpunktion", .drag: "Dra", .drop: "Släpp", .edit: "Ändra", .cut: "Klipp ut",
      .copy: "Kopiera", .paste: "Klistra in", .select: "Markera", .selectAll: "Markera alla", .back: "Tillbaka",
      .dataPoint: "datapunkt", .chartSummary: "Översikt", .chartStatistics: "Statistik", .minimum: "Minimum: %1",
      .maximum: "Maximum: %1", .mean: "Genomsnittligt värde för %1: %2", .done: "Klar", .possibly: "Möjligen",
    ],
    mac: [
      .popUpButton: "Popupknapp", .adjustable: "Justerbar", .position: "%1 av %2", .tabBar: "Flikfält",
      .toolbar: "Verktygsfält", .comma: "komma", .colon: "kolon", .semicolon: "semikolon",
      .exclamationMark: "utropstecken", .questionMark: "frågetecken", .quotationMark: "citationstecken",
      .apostrophe: "apostrof", .leftParenthesis: "vänsterparentes", .rightParenthesis: "högerparentes",
      .dash: "bindestreck", .equals: "är lika med", .plus: "plus", .asterisk: "stjärna", .at: "snabel-a",
      .percent: "procent", .bullet: "listpunkt", .ellipsis: "ellips", .headings: "Rubriker",
      .staticText: "Statisk text", .movedAbove: "flyttad ovanför %1", .movedBelow: "flyttad under %1",
      .dismissMenu: "Avfärda kontextmeny", .space: "mellanslag", .page: "sida %1 av %2",
      .rows: "rader %1 till %2 av %3", .dragItem: "Dra objekt",
    ],
    neighbors: [
      .row: "Rad %1", .dot: "punkt", .slash: "snedstreck", .underscore: "understrykning", .hash: "tal",
      .ampersand: "et-tecken",
    ],
    same: [.minimum, .maximum, .plus, .emoji],
    fallback: .english)
}
