internal import Utterances

extension Phrasebook {
  /// Turkish.
  static let turkish = Phrasebook(
    language: "tr", name: "Turkish",
    own: [
      .alert: "Uyarı!", .dimmed: "soluk", .button: "Düğme", .switchButton: "Anahtar düğme", .heading: "Başlık",
      .headingLevel: "Başlık düzeyi %1", .expanded: "Genişletilmiş", .collapsed: "İçerik gizleniyor",
      .draggable: "Sürüklenebilir", .checkbox: "Onay kutusu", .column: "Sütun %1", .listStart: "Liste başlangıcı",
      .listEnd: "Liste bitişi", .landmarkStart: "Referans noktası", .landmarkEnd: "sona git",
      .toggleHint: "Ayarı değiştirmek için çift dokunun.",
      .adjustHint: "Değeri ayarlamak için tek parmağınızla yukarı veya aşağı kaydırın.",
      .editHint: "Düzenlemek için çift dokunun.", .expandHint: "İçeriği göstermek için çift dokunun",
      .collapseHint: "İçeriği gizlemek için çift dokunun",
      .reorderHint: "Çift dokunup parmağınızı basılı tutun, sesi duyduktan sonra yeniden düzenlemek için sürükleyin",
      .actionsHint: "Özel bir eylem seçmek için yukarı veya aşağı kaydırın, sonra etkinleştirmek için çift dokunun.",
      .actionsAvailable: "Eylemler var", .moreContentAvailable: "Daha fazla içerik var", .characters: "Karakterler",
      .words: "Sözcükler", .lines: "Satırlar", .containers: "Ekran Bölümleri", .actions: "Eylemler", .zoom: "Büyütme",
      .links: "Bağlantılar", .lists: "Listeler", .landmarks: "Referans Noktaları",
      .headingNotFound: "Başlık bulunamadı", .buttonNotFound: "Düğme bulunamadı",
      .textFieldNotFound: "Metin alanı bulunamadı", .listNotFound: "Liste bulunamadı", .volume: "Ses Yüksekliği",
      .activate: "Etkinleştir", .dropReady: "bırakmaya hazır", .dropUnready: "şu an bırakmaya uygun değil",
      .dropComplete: "bırakıldı", .dragCancelled: "sürüklemekten vazgeçildi",
      .insertionAtStart: "ekleme noktası başta", .insertionAtEnd: "ekleme noktası sonda", .capital: "Büyük %1",
      .deleted: "sil", .voiceOverOn: "VoiceOver açık",
      .group: "Grup", .enteredGroup: "%1 bölümünde", .leftGroup: "%1 dışında", .emoji: "%1 emoji", .flatStyle: "Düz",
      .groupedStyle: "Gruplanmış", .buttons: "Düğmeler", .textFields: "Metin Alanları", .images: "Görüntüler",
      .emptyLine: "Boş satır",
    ],
    system: [
      .selected: "Seçili", .backButton: "Geri düğmesi", .on: "açık", .off: "kapalı", .mixed: "karışık",
      .link: "bağlantı", .image: "görüntü", .searchField: "Arama alanı", .checked: "işaretli",
      .unchecked: "işaretli değil", .press: "bas", .audioGraph: "Sesli Grafik", .playAudioGraph: "Sesli Grafiği Çal",
      .speakingRate: "Konuşma Hızı", .hints: "İpuçları", .punctuation: "Noktalama", .drag: "Sürükle", .drop: "Bırak",
      .edit: "Düzenle", .cut: "Kes", .copy: "Kopyala", .paste: "Yapıştır", .select: "Seç", .selectAll: "Tümünü Seç",
      .back: "Geri", .dataPoint: "veri noktası", .chartSummary: "Özet", .chartStatistics: "İstatistikler",
      .minimum: "Minimum: %1", .maximum: "Maksimum: %1", .mean: "Ortalama %1: %2", .done: "Bitti", .possibly: "Belki",
    ],
    mac: [
      .popUpButton: "Açılır düğme", .adjustable: "Ayarlanabilir", .position: "%1 / %2", .tabBar: "Sekme Çubuğu",
      .toolbar: "Araç Çubuğu", .comma: "virgül", .colon: "iki nokta", .semicolon: "noktalı virgül",
      .exclamationMark: "ünlem işareti", .questionMark: "soru işareti", .quotationMark: "tırnak işareti",
      .apostrophe: "kesme işareti", .leftParenthesis: "sol parantez", .rightParenthesis: "sağ parantez",
      .dash: "kısa çizgi", .equals: "eşittir", .plus: "artı", .asterisk: "yıldız", .at: "et işareti",
      .percent: "yüzde", .bullet: "madde işareti", .ellipsis: "üç nokta", .headings: "Başlıklar",
      .staticText: "Statik Metin", .movedAbove: "%1 üstüne taşındı", .movedBelow: "%1 altına taşındı",
      .dismissMenu: "Bağlamsal menüyü kapat", .space: "boşluk", .page: "sayfa %1 / %2",
      .rows: "%3 satırdan %1 ile %2 arasındakiler", .dragItem: "Öğeyi Sürükle",
    ],
    neighbors: [
      .tab: "sekme", .textField: "Metin alanı", .row: "Satır %1", .dot: "nokta", .slash: "eğik çizgi",
      .underscore: "altı çizgili", .hash: "diyez işareti", .ampersand: "ve işareti",
    ],
    same: [.minimum, .emoji],
    fallback: .english)
}
