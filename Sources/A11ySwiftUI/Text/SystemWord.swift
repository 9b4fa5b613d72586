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

  private static let words: [String: [SystemWord: String]] = [
    "ar": [
      .back: "رجوع", .cancel: "إلغاء", .close: "إغلاق", .delete: "حذف", .done: "تم", .edit: "تحرير", .help: "مساعدة",
      .more: "المزيد", .ok: "موافق", .paste: "لصق", .search: "بحث", .share: "مشاركة…", .tracking: "تعقب",
      .trackingOff: "إيقاف", .trackingHint: "تغيير خيارات التعقب",
    ],
    "de": [
      .back: "Zurück", .cancel: "Abbrechen", .close: "Schließen", .delete: "Löschen", .done: "Fertig",
      .edit: "Bearbeiten", .help: "Hilfe", .more: "Mehr", .ok: "OK", .paste: "Einsetzen", .search: "Suchen",
      .share: "Teilen\u{A0}…", .tracking: "Ortung", .trackingOff: "Aus", .trackingHint: "Ortungsoptionen ändern",
    ],
    "es": [
      .back: "Atrás", .cancel: "Cancelar", .close: "Cerrar", .delete: "Eliminar", .done: "OK", .edit: "Editar",
      .help: "Ayuda", .more: "Más", .ok: "OK", .paste: "Pegar", .search: "Buscar", .share: "Compartir…",
      .tracking: "Seguimiento", .trackingOff: "No", .trackingHint: "Cambiar opciones de seguimiento",
    ],
    "fr": [
      .back: "Retour", .cancel: "Annuler", .close: "Fermer", .delete: "Supprimer", .done: "OK", .edit: "Modifier",
      .help: "Aide", .more: "Autre", .ok: "OK", .paste: "Coller", .search: "Recherche", .share: "Partager…",
      .tracking: "Localisation", .trackingOff: "Non", .trackingHint: "Modifier les options de localisation",
    ],
    "he": [
      .back: "הקודם", .cancel: "ביטול", .close: "סגור", .delete: "מחק", .done: "סיום", .edit: "עריכה", .help: "עזרה",
      .more: "עוד", .ok: "אישור", .paste: "הדבק", .search: "חיפוש", .share: "שתף…", .tracking: "מעקב",
      .trackingOff: "לא פעיל", .trackingHint: "עריכת אפשרויות מעקב",
    ],
    "it": [
      .back: "Indietro", .cancel: "Annulla", .close: "Chiudi", .delete: "Elimina", .done: "Fine", .edit: "Modifica",
      .help: "Aiuto", .more: "Altro", .ok: "OK", .paste: "Incolla", .search: "Cerca", .share: "Condividi…",
      .tracking: "Rilevamento", .trackingOff: "Non attivo", .trackingHint: "Modifica opzioni di rilevamento",
    ],
    "ja": [
      .back: "戻る", .cancel: "キャンセル", .close: "閉じる", .delete: "削除", .done: "完了", .edit: "編集", .help: "ヘルプ", .more: "その他",
      .ok: "OK", .paste: "ペースト", .search: "検索", .share: "共有…", .tracking: "トラッキング", .trackingOff: "オフ",
      .trackingHint: "トラッキングオプションを変更します",
    ],
    "ko": [
      .back: "뒤로", .cancel: "취소", .close: "닫기", .delete: "삭제", .done: "완료", .edit: "편집", .help: "도움말", .more: "더 보기",
      .ok: "확인", .paste: "붙여넣기", .search: "검색", .share: "공유…", .tracking: "추적", .trackingOff: "끔",
      .trackingHint: "추적 옵션 변경",
    ],
    "nl": [
      .back: "Vorige", .cancel: "Annuleer", .close: "Sluit", .delete: "Verwijder", .done: "Gereed", .edit: "Wijzig",
      .help: "Help", .more: "Meer", .ok: "OK", .paste: "Plak", .search: "Zoek", .share: "Deel…", .tracking: "Tracking",
      .trackingOff: "Uit", .trackingHint: "Wijzig volgopties",
    ],
    "pl": [
      .back: "Wróć", .cancel: "Anuluj", .close: "Zamknij", .delete: "Usuń", .done: "OK", .edit: "Edycja",
      .help: "Pomoc", .more: "Więcej", .ok: "OK", .paste: "Wklej", .search: "Szukaj", .share: "Udostępnij…",
      .tracking: "Śledzenie", .trackingOff: "Wyłączone", .trackingHint: "Zmień opcje śledzenia",
    ],
    "pt-br": [
      .back: "Voltar", .cancel: "Cancelar", .close: "Fechar", .delete: "Apagar", .done: "OK", .edit: "Editar",
      .help: "Ajuda", .more: "Mais", .ok: "OK", .paste: "Colar", .search: "Buscar", .share: "Compartilhar…",
      .tracking: "Rastreamento", .trackingOff: "Inativo", .trackingHint: "Alterar opções de rastreamento",
    ],
    "ru": [
      .back: "Назад", .cancel: "Отменить", .close: "Закрыть", .delete: "Удалить", .done: "Готово", .edit: "Править",
      .help: "Справка", .more: "Еще", .ok: "ОК", .paste: "Вставить", .search: "Поиск", .share: "Поделиться…",
      .tracking: "Отслеживание", .trackingOff: "Выключено", .trackingHint: "Изменить настройки отслеживания изменений",
    ],
    "sv": [
      .back: "Tillbaka", .cancel: "Avbryt", .close: "Stäng", .delete: "Radera", .done: "Klar", .edit: "Ändra",
      .help: "Hjälp", .more: "Mer", .ok: "OK", .paste: "Klistra in", .search: "Sök", .share: "Dela…",
      .tracking: "Spårning", .trackingOff: "Av", .trackingHint: "Ändra spårningsalternativ",
    ],
    "tr": [
      .back: "Geri", .cancel: "Vazgeç", .close: "Kapat", .delete: "Sil", .done: "Bitti", .edit: "Düzenle",
      .help: "Yardım", .more: "Daha Fazla", .ok: "Tamam", .paste: "Yapıştır", .search: "Arayın", .share: "Paylaş…",
      .tracking: "İzleme", .trackingOff: "Kapalı", .trackingHint: "İzleme seçeneklerini değiştir",
    ],
    "zh-hans": [
      .back: "返回", .cancel: "取消", .close: "关闭", .delete: "删除", .done: "完成", .edit: "编辑", .help: "帮助", .more: "更多",
      .ok: "好", .paste: "粘贴", .search: "搜索", .share: "共享…", .tracking: "跟踪", .trackingOff: "关闭",
      .trackingHint: "更改跟踪选项",
    ],
    "zh-hant": [
      .back: "返回", .cancel: "取消", .close: "關閉", .delete: "刪除", .done: "完成", .edit: "編輯", .help: "輔助說明", .more: "更多",
      .ok: "好", .paste: "貼上", .search: "搜尋", .share: "分享⋯", .tracking: "追蹤", .trackingOff: "關閉",
      .trackingHint: "更改追蹤選項",
    ],
  ]
}

extension Text {
  package init(_ word: SystemWord) { self.init(.computed { word.text(in: $0) }) }
}
