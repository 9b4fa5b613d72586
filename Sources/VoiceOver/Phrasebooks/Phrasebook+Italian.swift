internal import Utterances

extension Phrasebook {
  /// Italian.
  static let italian = Phrasebook(
    language: "it", name: "Italian",
    own: [
      .alert: "Avviso!", .dimmed: "oscurato", .button: "Pulsante", .popUpButton: "Pulsante a comparsa",
      .switchButton: "Interruttore", .tab: "Pannello", .secureTextField: "Campo di testo protetto",
      .isEditing: "stai modificando", .heading: "Intestazione", .headingLevel: "Livello intestazione %1",
      .pickerItem: "Elemento di selezione", .expanded: "Espanso", .collapsed: "Compresso", .draggable: "Trascinabile",
      .checkbox: "Casella di controllo", .spansColumns: "Attraversa %1 colonne", .column: "Colonna %1",
      .listStart: "Inizio elenco", .listEnd: "Fine elenco", .landmarkStart: "Punto di riferimento",
      .landmarkEnd: "fine", .toggleHint: "Tocca due volte per attivare o disattivare l’impostazione.",
      .adjustHint: "Scorri verso l'alto o verso il basso con un dito per regolare il valore.",
      .editHint: "Tocca due volte per modificare.", .pickerHint: "Tocca due volte per attivare la selezione",
      .expandHint: "Tocca due volte per espandere", .collapseHint: "Tocca due volte per comprimere",
      .rotorHint: "Usa il rotore per accedere a %1",
      .reorderHint: "Tocca due volte e tieni premuto, attendi il suono, quindi trascina per modificare la "
        + "disposizione",
      .actionsHint: "Scorri verso l'alto o verso il basso per selezionare un'azione personalizzata, quindi "
        + "tocca due volte per attivarla.",
      .actionsAvailable: "Azioni disponibili", .moreContentAvailable: "Altri contenuti disponibili",
      .characters: "Caratteri", .words: "Parole", .lines: "Righe", .containers: "Contenitori", .actions: "Azioni",
      .moreContent: "Altri contenuti", .zoom: "Zoom", .links: "Link", .lists: "Elenchi",
      .landmarks: "Punti di riferimento", .misspelledWords: "Parole con errori ortografici",
      .headingNotFound: "Intestazione non trovata", .buttonNotFound: "Pulsante non trovato",
      .textFieldNotFound: "Campo di testo non trovato", .searchFieldNotFound: "Campo di ricerca non trovato",
      .listNotFound: "Elenco non trovato", .volume: "Volume", .allPunctuation: "Tutta la punteggiatura",
      .noPunctuation: "Nessuna punteggiatura", .activate: "Attiva", .dropReady: "rilascio pronto",
      .dropUnready: "trascinamento non pronto", .dropComplete: "rilascio completato",
      .dragCancelled: "trascinamento annullato", .characterMode: "Modalità caratteri", .lineMode: "Modalità linea",
      .insertionAtStart: "punto di inserimento all'inizio", .insertionAtEnd: "punto di inserimento alla fine",
      .capital: "%1 maiuscola", .deleted: "elimina", .voiceOverOn: "VoiceOver attivo",
      .group: "Gruppo", .enteredGroup: "In %1", .leftGroup: "Fuori da %1", .emoji: "%1 emoji",
      .flatStyle: "Sequenziale", .groupedStyle: "A gruppi", .buttons: "Pulsanti", .textFields: "Campi di testo",
      .images: "Immagini", .emptyLine: "Riga vuota",
    ],
    system: [
      .dataPoint: "punto dati", .chartSummary: "Riepilogo", .chartStatistics: "Informazioni dettagliate",
      .minimum: "Minimo: %1", .maximum: "Massimo: %1", .mean: "Media %1: %2", .done: "Fine", .possibly: "Forse",
      .selected: "selezionato", .backButton: "Pulsante Indietro", .on: "attivo", .off: "non attivo", .mixed: "misto",
      .link: "link", .image: "immagine", .searchField: "Campo di ricerca", .checked: "selezionato",
      .unchecked: "deselezionato", .press: "premi", .audioGraph: "Audiogramma",
      .playAudioGraph: "Riproduci grafico audio", .speakingRate: "Velocità voce", .hints: "Suggerimenti",
      .punctuation: "Punteggiatura", .drag: "Trascina", .drop: "Rilascia", .edit: "Modifica", .cut: "Taglia",
      .copy: "Copia", .paste: "Incolla", .select: "Seleziona", .selectAll: "Seleziona tutto", .back: "Indietro",
    ],
    mac: [
      .adjustable: "Regolabile", .position: "%1 di %2", .tabBar: "Barra pannelli", .toolbar: "Barra strumenti",
      .comma: "virgola", .colon: "due punti", .semicolon: "punto e virgola", .exclamationMark: "punto esclamativo",
      .questionMark: "punto interrogativo", .quotationMark: "virgolette", .apostrophe: "apostrofo",
      .leftParenthesis: "parentesi sinistra", .rightParenthesis: "parentesi destra", .dash: "trattino",
      .equals: "uguale a", .plus: "più", .asterisk: "stella", .at: "chiocciola", .percent: "percento",
      .bullet: "punto", .ellipsis: "ellisse", .headings: "Intestazioni", .staticText: "Testo statico",
      .dragItem: "Trascina elemento", .movedAbove: "spostato sopra %1", .movedBelow: "spostato sotto %1",
      .dismissMenu: "Chiudi menu contestuale", .space: "spazio", .page: "pagina %1 di %2",
      .rows: "righe da %1 a %2 di %3",
    ],
    neighbors: [
      .textField: "Campo di testo", .row: "Riga %1", .dot: "punto", .slash: "barra", .underscore: "trattino basso",
      .hash: "numero", .ampersand: "e commerciale",
    ],
    same: [.link, .zoom, .volume, .enteredGroup, .emoji],
    fallback: .english)
}
