/// The words of a language that rules look for; a rule is silent in languages that lack its words.
struct WordList: Sendable {
  /// Other words for a role, by the word that VoiceOver says for it.
  var roleSynonyms: [String: [String]] = [:]
  /// Names of things that have the word for a role in them, such as those of a device's buttons.
  var properNames: Set<String> = []
  /// How a picture's name begins that says it is one.
  var pictureBeginnings: [String] = []
  /// Words for states, each with its opposites.
  var states: [Set<String>] = []
  /// Names that tell nothing of where they lead.
  var genericNames: Set<String> = []
  /// Words for secrets in the names of fields.
  var secrets: Set<String> = []
  /// How the names of fields for searching begin.
  var search: Set<String> = []
  /// Words that tell what is needed.
  var requirements: Set<String> = []
  /// With what the names of buttons begin that send off a form.
  var submissions: [[String]] = []
  /// With what hints begin that command rather than tell.
  var imperatives: Set<String> = []
  /// Names of gestures.
  var gestures: Set<String> = []
  /// What must not be told in a hint alone.
  var essentials: [[String]] = []
  /// Words of few letters that say little by themselves.
  var fillers: Set<String> = []
  /// Abbreviations that end in a full stop.
  var abbreviations: Set<String> = []
  /// Words of interfaces that are not the same in other languages.
  var interfaceWords: Set<String> = []
  /// Abbreviations of six letters or more that are written in capital letters.
  var acronyms: Set<String> = []
  /// Words by which a screen or a view can be gone back from.
  var closings: Set<String> = []

  /// The words of a language; none where there is no list.
  static func of(_ language: String) -> WordList { lists[language] ?? WordList() }

  private static let lists: [String: WordList] = ["en": .english, "de": .german, "fr": .french, "es": .spanish]

  static let english = WordList(
    roleSynonyms: [
      "image": ["picture", "graphic", "icon", "image"], "switch button": ["switch", "toggle", "switch button"],
      "text field": ["field", "input", "textfield", "text field"], "button": ["button", "btn"],
    ],
    properNames: ["action button", "side button", "top button", "volume button", "volume buttons"],
    pictureBeginnings: ["photo of", "image of", "picture of", "icon of", "graphic of"],
    states: [
      ["on", "off"], ["selected", "not selected", "unselected"], ["checked", "unchecked", "not checked"],
      ["expanded", "collapsed"], ["dimmed", "disabled"],
    ],
    genericNames: [
      "here", "click here", "tap here", "press here", "more", "read more", "learn more", "see more", "view more",
      "details", "link", "button", "image", "icon", "item", "untitled", "label", "submit here", "todo",
      "lorem ipsum",
    ],
    secrets: ["password", "passcode", "pin", "cvv", "cvc", "passphrase"], search: ["search"],
    requirements: ["required", "must", "need", "needs", "least", "fill", "enter", "missing", "mandatory"],
    submissions: [
      ["continue"], ["next"], ["save"], ["submit"], ["send"], ["sign", "in"], ["sign", "up"], ["log", "in"], ["login"],
      ["register"], ["create"], ["join"], ["confirm"], ["verify"], ["done"], ["pay"], ["order"], ["book"], ["apply"],
    ],
    imperatives: [
      "tap", "press", "click", "select", "choose", "open", "go", "add", "delete", "remove", "swipe", "touch", "use",
      "activate", "hit", "push",
    ],
    gestures: ["tap", "taps", "tapping", "swipe", "swiping", "click", "clicking", "press", "pressing", "drag"],
    essentials: [
      ["required"], ["must"], ["warning"], ["cannot", "be", "undone"], ["can", "not", "be", "undone"],
      ["can't", "be", "undone"],
    ],
    fillers: [
      "the", "and", "for", "with", "from", "you", "your", "this", "that", "are", "not", "has", "have", "its", "was",
      "per", "all",
    ],
    abbreviations: [
      "inc.", "jr.", "sr.", "ltd.", "co.", "corp.", "a.m.", "p.m.", "etc.", "dr.", "mr.", "mrs.", "ms.", "st.", "no.",
      "vs.", "u.s.", "u.k.",
    ],
    interfaceWords: [
      "delete", "cancel", "settings", "save", "search", "close", "back", "next", "done", "add", "edit", "share", "send",
      "login", "password", "submit", "remove", "choose", "select", "open", "buy", "help", "more", "yes", "retry",
      "loading", "home", "profile", "sign",
    ],
    acronyms: ["unesco", "unicef", "nascar", "asap", "captcha", "iphone"],
    closings: ["close", "cancel", "done", "back", "dismiss", "ok"])

  static let german = WordList(
    roleSynonyms: [
      "Bild": ["Bild", "Grafik", "Symbol", "Icon"], "Taste": ["Taste", "Button", "Schaltfläche"],
      "Schalter": ["Schalter"], "Textfeld": ["Textfeld", "Feld", "Eingabefeld"],
    ],
    pictureBeginnings: ["Bild von", "Foto von", "Bild eines", "Bild einer"],
    states: [["ein", "aus"], ["ausgewählt", "nicht ausgewählt"], ["erweitert", "reduziert"]],
    genericNames: ["hier", "hier klicken", "mehr", "mehr erfahren", "weiterlesen", "mehr anzeigen", "details"],
    secrets: ["kennwort", "passwort", "pin", "cvv"], search: ["suche", "suchen"])

  static let french = WordList(
    genericNames: ["ici", "cliquez ici", "plus", "en savoir plus", "lire la suite", "voir plus"],
    secrets: ["mot de passe", "passe", "code secret"], search: ["rechercher", "recherche"])

  static let spanish = WordList(
    genericNames: ["aquí", "haz clic aquí", "más", "leer más", "saber más", "ver más"],
    secrets: ["contraseña", "clave"], search: ["buscar", "búsqueda"])
}
