internal import Utterances

extension Phrasebook {
  /// Spanish.
  static let spanish = Phrasebook(
    language: "es", name: "Spanish",
    own: [
      .alert: "Aviso", .dimmed: "atenuado", .button: "Botón", .popUpButton: "Botón desplegable",
      .switchButton: "Conmutador", .tab: "Pestaña", .secureTextField: "Campo de texto seguro",
      .isEditing: "Edición en curso", .heading: "Encabezamiento", .headingLevel: "Encabezamiento de nivel %1",
      .pickerItem: "Selector", .expanded: "Ampliado", .collapsed: "Contraído", .draggable: "Arrastrable",
      .checkbox: "Casilla", .spansColumns: "Abarca %1 columnas", .column: "Columna %1", .listStart: "Inicio de lista",
      .listEnd: "Final de lista", .landmarkStart: "Punto de referencia", .landmarkEnd: "fin",
      .toggleHint: "Toca dos veces para cambiar el ajuste.",
      .adjustHint: "Deslízate hacia arriba o abajo con un dedo para ajustar el valor.",
      .editHint: "Toca dos veces para editar.", .pickerHint: "Toca dos veces para activar el selector",
      .expandHint: "Toca dos veces para expandir", .collapseHint: "Toca dos veces para contraer",
      .rotorHint: "Usa el rotor para acceder a %1",
      .reorderHint: "Toca dos veces y mantén pulsado, espera hasta que oigas un sonido y luego arrastra para "
        + "reordenar",
      .actionsHint: "Deslízate hacia arriba o abajo para seleccionar una acción personalizada y toca dos veces "
        + "para activarla.",
      .actionsAvailable: "Acciones disponibles", .characters: "Caracteres", .words: "Palabras", .lines: "Líneas",
      .containers: "Contenedores", .actions: "Acciones", .moreContent: "Más contenido", .zoom: "Zoom",
      .links: "Enlaces", .lists: "Listas", .landmarks: "Puntos de referencia",
      .misspelledWords: "Palabras mal escritas", .headingNotFound: "Encabezamiento no encontrada",
      .buttonNotFound: "Botón no encontrado", .textFieldNotFound: "Campo de texto no encontrado",
      .searchFieldNotFound: "Campo de búsqueda no encontrado", .listNotFound: "Lista no encontrada",
      .volume: "Volumen", .allPunctuation: "Toda la puntuación", .noPunctuation: "Ninguna puntuación",
      .activate: "Activar", .dropReady: "acción de soltar lista",
      .dropUnready: "acción de soltar no disponible en este momento", .dropComplete: "acción de soltar completada",
      .dragCancelled: "acción de arrastrar cancelada", .characterMode: "Carácter", .lineMode: "Línea",
      .insertionAtStart: "punto de inserción al principio", .insertionAtEnd: "punto de inserción al final",
      .capital: "%1 mayúscula", .deleted: "eliminar", .voiceOverOn: "VoiceOver activado",
      .group: "Grupo", .enteredGroup: "En: %1", .leftGroup: "Fuera de %1", .emoji: "emoji %1", .flatStyle: "Lineal",
      .groupedStyle: "Por grupos", .buttons: "Botones", .textFields: "Campos de texto", .images: "Imágenes",
      .emptyLine: "Línea vacía",
    ],
    system: [
      .dataPoint: "punto de datos", .chartSummary: "Resumen", .chartStatistics: "Estadísticas",
      .minimum: "Mínimo: %1", .maximum: "Máximo: %1", .mean: "Valor medio de %1: %2", .done: "OK",
      .possibly: "Posiblemente", .selected: "seleccionado", .backButton: "Botón Atrás", .on: "activado",
      .off: "desactivado", .mixed: "mezclado", .link: "enlace", .image: "imagen", .searchField: "Campo de búsqueda",
      .checked: "seleccionado", .unchecked: "no seleccionado", .press: "pulsar", .audioGraph: "Gráfico de audio",
      .playAudioGraph: "Reproducir gráfico de audio", .speakingRate: "Velocidad de habla", .hints: "Indicaciones",
      .punctuation: "Puntuación", .drag: "Arrastrar", .drop: "Soltar", .edit: "Editar", .cut: "Cortar",
      .copy: "Copiar", .paste: "Pegar", .select: "Seleccionar", .selectAll: "Seleccionar todo", .back: "Atrás",
    ],
    mac: [
      .adjustable: "Ajustable", .position: "%1 de %2", .tabBar: "Barra de pestañas",
      .toolbar: "Barra de herramientas", .comma: "coma", .colon: "dos puntos", .semicolon: "punto y coma",
      .exclamationMark: "signo de exclamación", .questionMark: "interrogante", .quotationMark: "comillas",
      .apostrophe: "apóstrofo", .leftParenthesis: "paréntesis izquierdo", .rightParenthesis: "paréntesis derecho",
      .dash: "guion", .equals: "es igual a", .plus: "más", .asterisk: "estrella", .at: "en", .percent: "por ciento",
      .bullet: "viñeta", .ellipsis: "elipsis", .headings: "Encabezamientos", .staticText: "Texto estático",
      .dragItem: "Arrastrar ítem", .movedAbove: "trasladada sobre %1", .movedBelow: "trasladada bajo %1",
      .dismissMenu: "Cerrar menú contextual", .space: "espacio", .page: "página %1 de %2",
      .rows: "filas %1 a %2 de %3",
    ],
    neighbors: [
      .textField: "Campo de texto", .row: "Fila %1", .dot: "punto", .slash: "barra", .underscore: "subrayar",
      .hash: "número", .ampersand: "et",
    ],
    same: [.zoom],
    fallback: .english)
}
