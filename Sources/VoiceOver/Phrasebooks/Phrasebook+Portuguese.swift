internal import Utterances

extension Phrasebook {
  /// Portuguese (Brazil).
  static let portuguese = Phrasebook(
    language: "pt-BR", name: "Portuguese (Brazil)",
    own: [
      .selected: "selecionado", .alert: "Atenção!", .dimmed: "escurecido", .button: "Botão",
      .popUpButton: "Botão Popup", .switchButton: "Botão Alternar", .on: "ativado", .isEditing: "Está editando",
      .heading: "Título", .headingLevel: "Nível de cabeçalho %1", .pickerItem: "Item de Seleção",
      .expanded: "Expandido", .collapsed: "Contraído", .draggable: "Arrastável", .checkbox: "Caixa",
      .column: "Coluna %1", .listStart: "Início da lista", .listEnd: "Final da lista",
      .landmarkStart: "Ponto de referência", .landmarkEnd: "fim",
      .toggleHint: "Toque duas vezes para alternar a configuração.",
      .adjustHint: "Passe um dedo para cima ou para baixo para ajustar o valor.",
      .editHint: "Toque duas vezes para editar.", .pickerHint: "Toque duas vezes para ativar o seletor",
      .expandHint: "Toque duas vezes para expandir", .collapseHint: "Toque duas vezes para contrair",
      .rotorHint: "Use o rotor para acessar %1",
      .reorderHint: "Toque duas vezes, mantendo o dedo na tela, aguarde o aviso sonoro e depois arraste para "
        + "reorganizar",
      .actionsHint: "Passe o dedo para cima ou para baixo para selecionar uma ação personalizada e depois toque "
        + "duas vezes para ativar.",
      .actionsAvailable: "Ações disponíveis", .moreContentAvailable: "Mais conteúdo disponível",
      .characters: "Caracteres", .words: "Palavras", .lines: "Linhas", .containers: "Contêineres", .actions: "Ações",
      .moreContent: "Mais Conteúdo", .zoom: "Zoom", .links: "Links", .lists: "Listas",
      .landmarks: "Pontos de Referência", .misspelledWords: "Palavras Incorretas",
      .headingNotFound: "Título não encontrado", .buttonNotFound: "Botão não encontrado",
      .textFieldNotFound: "Campo de texto não encontrado", .listNotFound: "Lista não encontrada", .volume: "Volume",
      .allPunctuation: "Toda a pontuação", .activate: "Ativar", .dropReady: "ação de soltar pronta",
      .dropUnready: "ação de soltar não disponível", .dropComplete: "ação de soltar concluída",
      .dragCancelled: "arrasto cancelado", .characterMode: "Modo caractere",
      .insertionAtStart: "ponto de inserção no início", .insertionAtEnd: "ponto de inserção no final",
      .capital: "Maiúscula %1", .deleted: "apagar", .voiceOverOn: "VoiceOver ativado",
      .group: "Grupo", .enteredGroup: "Em %1", .leftGroup: "Fora de %1", .emoji: "emoji de %1",
      .flatStyle: "Sem Equalização", .groupedStyle: "Agrupado", .buttons: "Botões", .textFields: "Campos",
      .images: "Imagens", .emptyLine: "Linha vazia",
    ],
    system: [
      .dataPoint: "ponto de dados", .chartSummary: "Resumo", .chartStatistics: "Estatísticas", .minimum: "Mínimo: %1",
      .maximum: "Máximo: %1", .mean: "Média de %1: %2", .done: "OK", .possibly: "Possivelmente",
      .backButton: "Botão voltar", .off: "desativado", .mixed: "misturado", .link: "link", .image: "imagem",
      .searchField: "Campo de busca", .checked: "marcado", .unchecked: "desmarcado", .press: "pressionar",
      .audioGraph: "Gráfico de Áudio", .playAudioGraph: "Reproduzir Gráfico de Áudio",
      .speakingRate: "Velocidade da Fala", .hints: "Dicas", .punctuation: "Pontuação", .drag: "Arrastar",
      .drop: "Soltar", .edit: "Editar", .cut: "Cortar", .copy: "Copiar", .paste: "Colar", .select: "Selecionar",
      .selectAll: "Selecionar Tudo", .back: "Voltar",
    ],
    mac: [
      .adjustable: "Ajustável", .position: "%1 de %2", .tabBar: "Barra de Abas", .toolbar: "Barra de Ferramentas",
      .comma: "vírgula", .colon: "dois pontos", .semicolon: "ponto-e-vírgula",
      .exclamationMark: "sinal de exclamação", .questionMark: "ponto de interrogação", .quotationMark: "aspa simples",
      .apostrophe: "apóstrofo", .leftParenthesis: "parêntese esquerdo", .rightParenthesis: "parêntese direito",
      .dash: "hífen", .equals: "igual", .plus: "mais", .asterisk: "estrela", .at: "arroba", .percent: "por cento",
      .bullet: "marcador", .ellipsis: "reticências", .headings: "Títulos", .staticText: "Texto Estático",
      .dragItem: "Arrastar Item", .movedAbove: "movida acima %1", .movedBelow: "movida abaixo %1",
      .dismissMenu: "Descartar menu contextual", .space: "espaço", .page: "página %1 de %2",
      .rows: "linhas %1 a %2 de %3",
    ],
    neighbors: [
      .tab: "aba", .textField: "Campo de texto", .row: "Linha %1", .dot: "ponto", .slash: "barra",
      .underscore: "sublinhar", .hash: "número", .ampersand: "e comercial",
    ],
    same: [.link, .zoom, .links, .volume],
    fallback: .english)
}
