internal import Utterances

extension Phrasebook {
  /// French.
  ///
  /// The switch is called a plain button: its state tells it from one.
  static let french = Phrasebook(
    language: "fr", name: "French",
    own: [
      .selected: "sélectionné", .alert: "Avertissement", .dimmed: "estompé", .button: "Bouton",
      .popUpButton: "Bouton de menu local", .switchButton: "Bouton", .on: "activé",
      .secureTextField: "Champ de texte sécurisé", .isEditing: "Modification en cours", .heading: "En-tête",
      .headingLevel: "Niveau d’en-tête %1", .pickerItem: "Élément du sélecteur", .expanded: "Étiré",
      .collapsed: "Condensé", .draggable: "Déplaçable", .checkbox: "Case à cocher", .column: "Colonne %1",
      .listStart: "Début de la liste", .listEnd: "Fin de la liste", .landmarkStart: "Repère", .landmarkEnd: "fin",
      .toggleHint: "Touchez deux fois l’écran rapidement pour changer de réglage.",
      .adjustHint: "Balayez l’écran vers le haut ou le bas avec un doigt pour ajuster la valeur.",
      .editHint: "Touchez deux fois l’écran rapidement pour modifier.",
      .pickerHint: "Touchez deux fois rapidement pour activer le sélecteur",
      .expandHint: "Touchez deux fois pour développer", .collapseHint: "Touchez deux fois pour réduire",
      .rotorHint: "Utiliser le rotor pour accéder à %1",
      .reorderHint: "Touchez deux fois et maintenez appuyé, attendez d’entendre un son, puis déplacez votre "
        + "doigt pour réordonner",
      .actionsHint: "Balayez l’écran vers le haut ou le bas pour sélectionner une action personnalisée puis "
        + "touchez deux fois pour l’activer.",
      .actionsAvailable: "Actions disponibles", .moreContentAvailable: "Plus de contenus disponibles",
      .characters: "Caractères", .words: "Mots", .lines: "Lignes", .containers: "Conteneurs", .actions: "Actions",
      .moreContent: "Plus de contenus", .zoom: "Zoom", .links: "Liens", .lists: "Listes", .landmarks: "Repères",
      .misspelledWords: "Mots mal orthographiés", .headingNotFound: "En-tête introuvable",
      .buttonNotFound: "Bouton introuvable", .textFieldNotFound: "Champ de texte introuvable",
      .listNotFound: "Liste introuvable", .volume: "Volume", .allPunctuation: "Toute la ponctuation",
      .activate: "Activer", .dropReady: "dépôt prêt", .dropUnready: "dépôt pas prêt", .dropComplete: "dépôt terminé",
      .dragCancelled: "glissement annulé", .characterMode: "Mode caractères", .lineMode: "Mode lignes",
      .insertionAtStart: "point d’insertion au début", .insertionAtEnd: "point d’insertion à la fin",
      .capital: "%1 majuscule", .deleted: "supprimer", .voiceOverOn: "VoiceOver activé",
      .group: "Grouper", .enteredGroup: "Dans %1", .leftGroup: "En provenance de l’%1", .emoji: "Emoji %1",
      .flatStyle: "Direct", .groupedStyle: "Groupé", .buttons: "Boutons", .textFields: "Champs de texte",
      .images: "Images", .emptyLine: "Ligne vide",
    ],
    system: [
      .chartInsights: "Aperçus", .increasingTrend: "La tendance est globalement à la hausse.",
      .decreasingTrend: "La tendance est globalement à la baisse.",
      .veryStrongCorrelation: "Les données présentent une très forte corrélation.",
      .strongCorrelation: "Les données présentent une forte corrélation.",
      .moderateCorrelation: "Les données présentent une corrélation modérée.",
      .weakCorrelation: "Les données présentent une faible corrélation.",
      .noCorrelation: "Les données ne semblent pas présenter de corrélation.",
      .outlier: "%1 est une valeur aberrante.", .noOutliers: "Il n’y a aucune valeur aberrante.",
      .currentSeries: "Série actuelle :", .numberOfSeries: "Série %1",
      .dataPoint: "point de données", .chartSummary: "Résumé", .chartStatistics: "Statistiques",
      .minimum: "Minimum : %1", .maximum: "Maximum : %1", .mean: "Valeur moyenne de %1 : %2", .done: "OK",
      .possibly: "Peut-être", .backButton: "Bouton Retour", .off: "désactivé", .mixed: "mixte", .link: "lien",
      .image: "image", .searchField: "Champ de recherche", .checked: "coché", .unchecked: "non coché",
      .press: "appuyer", .audioGraph: "Graphique audio", .playAudioGraph: "Lire le graphique audio",
      .speakingRate: "Débit vocal", .hints: "Conseils pratiques", .punctuation: "Ponctuation", .drag: "Glisser",
      .drop: "Déposer", .edit: "Modifier", .cut: "Couper", .copy: "Copier", .paste: "Coller", .select: "Sélectionner",
      .selectAll: "Tout sélectionner", .back: "Retour",
    ],
    mac: [
      .adjustable: "Réglable", .position: "%1 sur %2", .tabBar: "Barre d’onglets", .toolbar: "Barre d’outils",
      .comma: "virgule", .colon: "Deux points", .semicolon: "point-virgule", .exclamationMark: "point d’exclamation",
      .questionMark: "point d’interrogation", .quotationMark: "guillemet", .apostrophe: "apostrophe",
      .leftParenthesis: "parenthèse ouvrante", .rightParenthesis: "parenthèse fermante", .dash: "trait d’union",
      .equals: "est égal à", .plus: "plus", .asterisk: "étoile", .at: "arobase", .percent: "pour cent",
      .bullet: "Puce", .ellipsis: "Points de suspension", .headings: "En-têtes", .staticText: "Texte statique",
      .dragItem: "Faire glisser l’élément", .movedAbove: "déplacé au-dessus de %1",
      .movedBelow: "déplacé en dessous de %1", .dismissMenu: "Fermer le menu contextuel", .space: "espace",
      .page: "page %1 sur %2", .rows: "rangs %1 à %2 sur %3",
    ],
    neighbors: [
      .tab: "onglet", .textField: "Champ de texte", .row: "Rang %1", .dot: "point", .slash: "barre oblique",
      .underscore: "souligner", .hash: "numéro", .ampersand: "perluète",
    ],
    same: [.image, .apostrophe, .plus, .actions, .zoom, .volume, .images],
    fallback: .english)
}
