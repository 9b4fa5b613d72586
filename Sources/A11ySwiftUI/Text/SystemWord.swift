internal import Foundation
internal import Languages

/// A word of the system's own that an app does not write, as it is seen.
///
/// Source: UIKit's strings of iOS in a public collection of localizations (kishikawakatsumi, applelocalization-tools). What
/// the system calls elements that show no word is told where they are derived.
package enum SystemWord: String {
  case back, cancel, close, delete, done, edit, help, more, ok, paste, search, share
  case remove, rename

  /// The word in the language of an environment; in English where it is not known there.
  package func text(in environment: EnvironmentValues) -> String {
    let words = LanguageTag(environment.locale.identifier(.bcp47)).lookup(in: SystemWord.words)
    return words?[self] ?? english
  }

  private var english: String {
    switch self {
    case .back: "Back"
    case .cancel: "Cancel"
    case .close: "Close"
    case .delete: "Delete"
    case .done: "Done"
    case .edit: "Edit"
    case .help: "Help"
    case .more: "More"
    case .ok: "OK"
    case .paste: "Paste"
    case .search: "Search"
    case .share: "Share…"
    case .remove: "Remove"
    case .rename: "Rename"
    }
  }

  private static let words = Dictionary(
    uniqueKeysWithValues: titles.map { language, titles in
      (language, Dictionary(uniqueKeysWithValues: zip(translated, titles)))
    })

  private static let translated: [SystemWord] = [
    .back, .cancel, .close, .delete, .done, .edit, .help, .more, .ok, .paste, .search, .share,
  ]

  private static let titles: KeyValuePairs = [
    "ar": ["رجوع", "إلغاء", "إغلاق", "حذف", "تم", "تحرير", "مساعدة", "المزيد", "موافق", "لصق", "بحث", "مشاركة…"],
    "de": [
      "Zurück", "Abbrechen", "Schließen", "Löschen", "Fertig", "Bearbeiten", "Hilfe", "Mehr", "OK", "Einsetzen",
      "Suchen", "Teilen\u{A0}…",
    ],
    "es": [
      "Atrás", "Cancelar", "Cerrar", "Eliminar", "OK", "Editar", "Ayuda", "Más", "OK", "Pegar", "Buscar", "Compartir…",
    ],
    "fr": [
      "Retour", "Annuler", "Fermer", "Supprimer", "OK", "Modifier", "Aide", "Autre", "OK", "Coller", "Recherche",
      "Partager…",
    ],
    "he": ["הקודם", "ביטול", "סגור", "מחק", "סיום", "עריכה", "עזרה", "עוד", "אישור", "הדבק", "חיפוש", "שתף…"],
    "it": [
      "Indietro", "Annulla", "Chiudi", "Elimina", "Fine", "Modifica", "Aiuto", "Altro", "OK", "Incolla", "Cerca",
      "Condividi…",
    ],
    "ja": ["戻る", "キャンセル", "閉じる", "削除", "完了", "編集", "ヘルプ", "その他", "OK", "ペースト", "検索", "共有…"],
    "ko": ["뒤로", "취소", "닫기", "삭제", "완료", "편집", "도움말", "더 보기", "확인", "붙여넣기", "검색", "공유…"],
    "nl": [
      "Vorige", "Annuleer", "Sluit", "Verwijder", "Gereed", "Wijzig", "Help", "Meer", "OK", "Plak", "Zoek", "Deel…",
    ],
    "pl": [
      "Wróć", "Anuluj", "Zamknij", "Usuń", "OK", "Edycja", "Pomoc", "Więcej", "OK", "Wklej", "Szukaj", "Udostępnij…",
    ],
    "pt-br": [
      "Voltar", "Cancelar", "Fechar", "Apagar", "OK", "Editar", "Ajuda", "Mais", "OK", "Colar", "Buscar",
      "Compartilhar…",
    ],
    "ru": [
      "Назад", "Отменить", "Закрыть", "Удалить", "Готово", "Править", "Справка", "Еще", "ОК", "Вставить", "Поиск",
      "Поделиться…",
    ],
    "sv": [
      "Tillbaka", "Avbryt", "Stäng", "Radera", "Klar", "Ändra", "Hjälp", "Mer", "OK", "Klistra in", "Sök", "Dela…",
    ],
    "tr": [
      "Geri", "Vazgeç", "Kapat", "Sil", "Bitti", "Düzenle", "Yardım", "Daha Fazla", "Tamam", "Yapıştır", "Arayın",
      "Paylaş…",
    ],
    "zh-hans": ["返回", "取消", "关闭", "删除", "完成", "编辑", "帮助", "更多", "好", "粘贴", "搜索", "共享…"],
    "zh-hant": ["返回", "取消", "關閉", "刪除", "完成", "編輯", "輔助說明", "更多", "好", "貼上", "搜尋", "分享⋯"],
  ]
}

extension Text {
  init(_ word: SystemWord) { self.init(.computed { word.text(in: $0) }) }
}
