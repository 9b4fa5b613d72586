internal import Utterances

extension Phrasebook {
  /// Hebrew.
  static let hebrew = Phrasebook(
    language: "he", name: "Hebrew",
    own: [
      .alert: "התראה!", .button: "כפתור", .switchButton: "כפתור ״החלף״", .tab: "טאב", .textField: "שְׂדֶה מלל",
      .secureTextField: "שדה מלל מאובטח", .heading: "כותרת", .headingLevel: "כותרת בדרגה %1", .expanded: "מורחב",
      .collapsed: "מכווץ", .draggable: "מאפשר גרירה", .checkbox: "תיבת סימון", .spansColumns: "מתפרש על %1 עמודות",
      .column: "עמודה %1", .listStart: "תחילת הרשימה", .listEnd: "סוף הרשימה", .landmarkStart: "נקודת ציון",
      .landmarkEnd: "סוף", .toggleHint: "יש להקיש פעמיים לשינוי ההגדרה.",
      .adjustHint: "החלק/י מעלה או מטה עם אצבע אחת כדי לשנות את הערך.", .editHint: "יש להקיש פעמיים לעריכה.",
      .expandHint: "הקשה כפולה להרחבה", .collapseHint: "הקשה כפולה לקיפול",
      .reorderHint: "יש להקיש פעמיים ולהחזיק, ובהישמע הצליל לגרור כדי לשנות את הפריסה",
      .actionsHint: "יש להחליק למעלה או למטה לבחירת פעולה מותאמת אישית, ואז להקיש פעמיים להפעלה.",
      .actionsAvailable: "פעילות זמינות", .moreContentAvailable: "עוד תוכן זמין", .characters: "תווים", .words: "מילים",
      .lines: "שורות", .containers: "מכולות", .actions: "פעולות", .zoom: "הגדלה", .links: "קישורים", .lists: "רשימות",
      .landmarks: "נקודות ציון", .headingNotFound: "הכותרת לא נמצאה", .buttonNotFound: "הכפתור לא נמצא",
      .textFieldNotFound: "השדה לא נמצא", .searchFieldNotFound: "שדה החיפוש לא נמצא", .listNotFound: "הרשימה לא נמצאה",
      .volume: "עוצמת שמע", .activate: "הפעל", .dropReady: "פעולת השחרור מוכנה", .dropUnready: "השחרור אינו מוכן כעת",
      .dropComplete: "השחרור הושלם", .dragCancelled: "הגרירה בוטלה", .insertionAtStart: "סמן בהתחלה",
      .insertionAtEnd: "סמן בסוף", .capital: "%1 גדולה", .deleted: "מחק", .voiceOverOn: "VoiceOver פועל",
      .group: "קבוצה", .enteredGroup: "ב-%1", .leftGroup: "מחוץ ל-%1", .emoji: "אמוג׳י %1", .flatStyle: "מעבר רציף",
      .groupedStyle: "מקבצים", .buttons: "כפתורים", .textFields: "שדות מלל", .images: "תמונות", .emptyLine: "שורה ריקה",
    ],
    system: [
      .chartInsights: "תובנות", .increasingTrend: "יש מגמת עלייה כללית.", .decreasingTrend: "יש מגמת ירידה כללית.",
      .veryStrongCorrelation: "הנתונים מעידים על קורלציה חזקה מאוד.",
      .strongCorrelation: "הנתונים מעידים על קורלציה חזקה.",
      .moderateCorrelation: "הנתונים מעידים על קורלציה מתונה.", .weakCorrelation: "הנתונים מעידים על קורלציה חלשה.",
      .noCorrelation: "נראה כי הנתונים אינם מעידים על קורלציה.", .outlier: "‏%1 בחריגה.", .noOutliers: "אין חריגות.",
      .currentSeries: "סדרה נוכחית:", .numberOfSeries: "סדרה %1",
      .selected: "נבחרו", .dimmed: "מעומעם", .backButton: "כפתור ״אחורה״", .on: "פעיל", .off: "כבוי", .mixed: "מעורב",
      .link: "קישור", .image: "תמונה", .searchField: "שדה חיפוש", .checked: "סומן", .unchecked: "לא מסומן",
      .press: "לחיצה", .audioGraph: "גרף שמע", .playAudioGraph: "הפעל אודיוגרף", .speakingRate: "קצב הקראה",
      .hints: "רמזים", .punctuation: "פיסוק", .drag: "גרירה", .drop: "הנחה", .edit: "עריכה", .cut: "גזור",
      .copy: "העתק", .paste: "הדבק", .select: "בחר", .selectAll: "בחר הכל", .back: "הקודם", .dataPoint: "נקודת מידע",
      .chartSummary: "סיכום", .chartStatistics: "סטטיסטיקה", .minimum: "מינימום: %1", .maximum: "מקסימום: %1",
      .mean: "ממוצע %1: %2", .done: "סיום", .possibly: "יתכן",
    ],
    mac: [
      .popUpButton: "כפתור קופצני", .adjustable: "ניתן להתאמה אישית", .position: "%1 מתוך %2",
      .tabBar: "שורת הכרטיסיות", .toolbar: "סרגל כלים", .comma: "פסיק", .colon: "נקודתיים", .semicolon: "נקודה-פסיק",
      .exclamationMark: "סימן קריאה", .questionMark: "סימן שאלה", .quotationMark: "מרכאות", .apostrophe: "גרש",
      .leftParenthesis: "סוגר שמאלי", .rightParenthesis: "סוגר ימני", .dash: "מקף", .equals: "שווה", .plus: "פלוס",
      .asterisk: "כוכב", .at: "ב-", .percent: "אחוז", .bullet: "תבליט", .ellipsis: "שלוש נקודות", .headings: "כותרות",
      .staticText: "מלל סטטי", .movedAbove: "עלה על %1", .movedBelow: "ירד מתחת ל-%1",
      .dismissMenu: "סגירת התפריט ההקשרי", .space: "רווח", .page: "עמוד %1 מתוך %2", .rows: "שורות %1 עד %2 מתוך %3",
      .dragItem: "גרור פריט",
    ],
    neighbors: [
      .row: "שורה מס׳ %1", .dot: "נקודה", .slash: "קו נטוי", .underscore: "קו תחתון", .hash: "מספר",
      .ampersand: "אמפרסנד",
    ],
    fallback: .english)
}
