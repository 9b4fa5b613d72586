internal import Utterances

extension Phrasebook {
  /// Arabic.
  ///
  /// The strings are in logical order, as a transcript is; nothing is turned round.
  static let arabic = Phrasebook(
    language: "ar", name: "Arabic",
    own: [
      .alert: "تنبيه!", .button: "زر", .popUpButton: "زر الإطار المُنبثق", .switchButton: "زر التبديل",
      .tab: "علامة تبويب", .textField: "حقل النص", .secureTextField: "حقل نص مؤمّن", .isEditing: "جاري التحرير",
      .heading: "عنوان", .headingLevel: "مستوى العنوان %1", .pickerItem: "بند المنتقي", .expanded: "موسع",
      .collapsed: "مطوي", .draggable: "قابل للتحريك", .checkbox: "خانة الاختيار", .spansColumns: "يسع %1 من الأعمدة",
      .column: "العمود %1", .listStart: "بداية القائمة", .listEnd: "نهاية القائمة", .landmarkStart: "معالم",
      .landmarkEnd: "النهاية", .toggleHint: "اضغط مرتين لتبديل الإعداد.",
      .adjustHint: "تحريك للأعلى أو للأسفل بإصبع واحد لتعديل القيمة.", .editHint: "اضغط مرتين للتحرير.",
      .pickerHint: "اضغط مرتين لتنشيط المنتقي", .expandHint: "اضغط مرتين للتوسيع", .collapseHint: "اضغط مرتين للطي",
      .rotorHint: "استخدام الدوار للوصول إلى %1",
      .reorderHint: "اضغط مرتين مطولًا، انتظر الصوت، ثم قم بالسحب لإعادة الترتيب",
      .actionsHint: "تحريك للأعلى أو للأسفل لتحديد الحركة المخصصة، ثم اضغط مرتين للتنشيط.",
      .actionsAvailable: "الإجراءات متوفرة", .moreContentAvailable: "يتوفر محتوى إضافي", .characters: "أحرف",
      .words: "كلمات", .lines: "أسطر", .containers: "حاويات", .actions: "الإجراءات", .moreContent: "المزيد من المحتوى",
      .zoom: "تكبير", .links: "روابط", .lists: "قوائم", .landmarks: "المعالم",
      .misspelledWords: "الكلمات التي بها خطأ إملائي", .headingNotFound: "لم يتم العثور على العنوان",
      .buttonNotFound: "لم يتم العثور على الزر", .textFieldNotFound: "لم يتم العثور على حقل النص",
      .searchFieldNotFound: "لم يتم العثور على حقل البحث", .listNotFound: "لم يتم العثور على القائمة",
      .volume: "مستوى الصوت", .allPunctuation: "كافة علامات الترقيم", .noPunctuation: "لا توجد علامات ترقيم",
      .activate: "تنشيط", .dropReady: "الإسقاط جاهز", .dropUnready: "الإسقاط الآن غير جاهز",
      .dropComplete: "اكتمل الإسقاط", .dragCancelled: "تم إلغاء السحب", .characterMode: "نمط الحرف",
      .lineMode: "نمط الخط", .insertionAtStart: "إدخال النقطة في البداية", .insertionAtEnd: "نقطة الإدخال في النهاية",
      .capital: "حرف استهلالي %1", .deleted: "حذف", .voiceOverOn: "تشغيل VoiceOver", .group: "تجميع",
      .enteredGroup: "في %1", .leftGroup: "خارج %1", .emoji: "%1 إيموجي", .flatStyle: "فردي", .groupedStyle: "مجمّع",
      .buttons: "أزرار", .textFields: "حقل النص", .images: "صور", .emptyLine: "خط فارغ",
    ],
    system: [
      .chartInsights: "الأفكار", .increasingTrend: "هناك اتجاه زيادة بشكل عام.",
      .decreasingTrend: "هناك اتجاه انخفاض بشكل عام.", .veryStrongCorrelation: "تُظهر البيانات ارتباطًا قويًا جدًا.",
      .strongCorrelation: "تُظهر البيانات ارتباطًا قويًا.", .moderateCorrelation: "تُظهر البيانات ارتباطًا متوسطًا.",
      .weakCorrelation: "تُظهر البيانات ارتباطًا ضعيفًا.", .noCorrelation: "لا تبدو البيانات مرتبطة.",
      .outlier: "‏%1 قيمة شاذة.", .noOutliers: "لا توجد أي قيم شاذة.", .currentSeries: "السلسلة الحالية:",
      .numberOfSeries: "السلسلة %1",
      .dataPoint: "نقطة بيانات", .chartSummary: "ملخص", .chartStatistics: "الإحصائيات", .minimum: "الحد الأدنى: %1",
      .maximum: "الحد الأقصى: %1", .mean: "المتوسط الحسابي لـ \"%1\": %2", .done: "تم", .possibly: "احتمال",
      .selected: "محدد", .dimmed: "معتم", .backButton: "زر الرجوع", .on: "قيد التشغيل", .off: "إيقاف",
      .mixed: "مختلط", .link: "رابط", .image: "صورة", .searchField: "حقل البحث", .checked: "تم فحصه",
      .unchecked: "غير محدد", .press: "ضغط", .audioGraph: "الرسم البياني للصوت",
      .playAudioGraph: "تشغيل الرسم البياني للصوت", .speakingRate: "سرعة الكلام", .hints: "التلميحات",
      .punctuation: "علامات الترقيم", .drag: "سحب", .drop: "إسقاط", .edit: "تحرير", .cut: "قص", .copy: "نسخ",
      .paste: "لصق", .select: "تحديد", .selectAll: "تحديد الكل", .back: "رجوع",
    ],
    mac: [
      .adjustable: "قابل للضبط", .position: "%1 من %2", .tabBar: "شريط علامات التبويب", .toolbar: "شريط الأدوات",
      .comma: "فاصلة", .colon: "نقطتان", .semicolon: "فاصلة منقوطة", .exclamationMark: "علامة تعجب",
      .questionMark: "علامة استفهام", .quotationMark: "علامة اقتباس", .apostrophe: "فاصلة عليا",
      .leftParenthesis: "قوس هلالي أيسر", .rightParenthesis: "قوس هلالي أيمن", .dash: "واصلة", .equals: "يساوي",
      .plus: "زائد", .asterisk: "نجمة", .at: "في", .percent: "النسبة المئوية", .bullet: "تعداد نقطي",
      .ellipsis: "علامة قطع", .headings: "عناوين", .staticText: "نص ثابت", .dragItem: "سحب العنصر",
      .movedAbove: "تحريك أعلى %1", .movedBelow: "تحريك أسفل %1", .dismissMenu: "استبعاد قائمة السياق",
      .space: "مسافة", .page: "صفحة %1 من %2", .rows: "صف %1 إلى %2 من %3",
    ],
    neighbors: [
      .row: "الصف %1", .dot: "نقطة", .slash: "خط مائل للأمام", .underscore: "تسطير", .hash: "رقم",
      .ampersand: "علامة عطف",
    ],
    fallback: .english)
}
