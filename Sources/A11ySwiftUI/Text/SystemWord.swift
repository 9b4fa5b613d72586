internal import Foundation
internal import Languages

/// A word of the system's own that an app does not write, as it is seen; of a control that shows no word, as it is heard.
///
/// Source: UIKit's strings of iOS, and MapKit's for accessibility, in a public collection of localizations
/// (kishikawakatsumi, applelocalization-tools). What the system calls elements of its own kinds is told where they are
/// derived.
package enum SystemWord: String {
  case back, cancel, close, delete, done, edit, help, more, ok, paste, search, share
  case remove, rename
  case tracking, trackingOff, trackingHint

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
    case .tracking: "Tracking"
    case .trackingOff: "Off"
    case .trackingHint: "Change tracking options"
    }
  }

  private static let words = Dictionary(
    uniqueKeysWithValues: titles.map { language, titles in
      (language, Dictionary(uniqueKeysWithValues: zip(translated, titles)))
    })

  private static let translated: [SystemWord] = [
    .back, .cancel, .close, .delete, .done, .edit, .help, .more, .ok, .paste, .search, .share, .tracking, .trackingOff,
    .trackingHint,
  ]

  private static let titles: KeyValuePairs = [
    "ar": [
      "رجوع", "إلغاء", "إغلاق", "حذف", "تم", "تحرير", "مساعدة", "المزيد", "موافق", "لصق", "بحث", "مشاركة…", "تعقب",
      "إيقاف", "تغيير خيارات التعقب",
    ],
    "de": [
      "Zurück", "Abbrechen", "Schließen", "Löschen", "Fertig", "Bearbeiten", "Hilfe", "Mehr", "OK", "Einsetzen",
      "Suchen", "Teilen\u{A0}…", "Ortung", "Aus", "Ortungsoptionen ändern",
    ],
    "es": [
      "Atrás", "Cancelar", "Cerrar", "Eliminar", "OK", "Editar", "Ayuda", "Más", "OK", "Pegar", "Buscar", "Compartir…",
      "Seguimiento", "No", "Cambiar opciones de seguimiento",
    ],
    "fr": [
      "Retour", "Annuler", "Fermer", "Supprimer", "OK", "Modifier", "Aide", "Autre", "OK", "Coller", "Recherche",
      "Partager…", "Localisation", "Non", "Modifier les options de localisation",
    ],
    "he": [
      "הקודם", "ביטול", "סגור", "מחק", "סיום", "עריכה", "עזרה", "עוד", "אישור", "הדבק", "חיפוש", "שתף…", "מעקב",
      "לא פעיל", "עריכת אפשרויות מעקב",
    ],
    "it": [
      "Indietro", "Annulla", "Chiudi", "Elimina", "Fine", "Modifica", "Aiuto", "Altro", "OK", "Incolla", "Cerca",
      "Condividi…", "Rilevamento", "Non attivo", "Modifica opzioni di rilevamento",
    ],
    "ja": [
      "戻る", "キャンセル", "閉じる", "削除", "完了", "編集", "ヘルプ", "その他", "OK", "ペースト", "検索", "共有…", "トラッキング", "オフ",
      "トラッキングオプションを変更します",
    ],
    "ko": ["뒤로", "취소", "닫기", "삭제", "완료", "편집", "도움말", "더 보기", "확인", "붙여넣기", "검색", "공유…", "추적", "끔", "추적 옵션 변경"],
    "nl": [
      "Vorige", "Annuleer", "Sluit", "Verwijder", "Gereed", "Wijzig", "Help", "Meer", "OK", "Plak", "Zoek", "Deel…",
      "Tracking", "Uit", "Wijzig volgopties",
    ],
    "pl": [
      "Wróć", "Anuluj", "Zamknij", "Usuń", "OK", "Edycja", "Pomoc", "Więcej", "OK", "Wklej", "Szukaj", "Udostępnij…",
      "Śledzenie", "Wyłączone", "Zmień opcje śledzenia",
    ],
    "pt-br": [
      "Voltar", "Cancelar", "Fechar", "Apagar", "OK", "Editar", "Ajuda", "Mais", "OK", "Colar", "Buscar",
      "Compartilhar…", "Rastreamento", "Inativo", "Alterar opções de rastreamento",
    ],
    "ru": [
      "Назад", "Отменить", "Закрыть", "Удалить", "Готово", "Править", "Справка", "Еще", "ОК", "Вставить", "Поиск",
      "Поделиться…", "Отслеживание", "Выключено", "Изменить настройки отслеживания изменений",
    ],
    "sv": [
      "Tillbaka", "Avbryt", "Stäng", "Radera", "Klar", "Ändra", "Hjälp", "Mer", "OK", "Klistra in", "Sök", "Dela…",
      "Spårning", "Av", "Ändra spårningsalternativ",
    ],
    "tr": [
      "Geri", "Vazgeç", "Kapat", "Sil", "Bitti", "Düzenle", "Yardım", "Daha Fazla", "Tamam", "Yapıştır", "Arayın",
      "Paylaş…", "İzleme", "Kapalı", "İzleme seçeneklerini değiştir",
    ],
    "zh-hans": ["返回", "取消", "关闭", "删除", "完成", "编辑", "帮助", "更多", "好", "粘贴", "搜索", "共享…", "跟踪", "关闭", "更改跟踪选项"],
    "zh-hant": ["返回", "取消", "關閉", "刪除", "完成", "編輯", "輔助說明", "更多", "好", "貼上", "搜尋", "分享⋯", "追蹤", "關閉", "更改追蹤選項"],
  ]
}

extension Text {
  package init(_ word: SystemWord) { self.init(.computed { word.text(in: $0) }) }
}
