internal import Utterances

extension Phrasebook {
  /// Japanese.
  static let japanese = Phrasebook(
    language: "ja", name: "Japanese",
    own: [
      .alert: "警告!", .dimmed: "無効", .button: "ボタン", .popUpButton: "ポップアップボタン", .switchButton: "切り替えボタン", .tab: "タブ",
      .textField: "テキストフィールド", .secureTextField: "セキュリティ保護されたテキストフィールド", .isEditing: "編集中", .heading: "見出し",
      .headingLevel: "見出しレベル%1", .pickerItem: "ピッカー項目", .expanded: "拡大", .collapsed: "折りたたまれました", .draggable: "ドラッグ可能",
      .checkbox: "チェックボックス", .spansColumns: "%1列の範囲", .column: "列%1", .listStart: "リストの開始位置です", .listEnd: "リストの終了位置です",
      .landmarkStart: "ランドマーク", .landmarkEnd: "end", .toggleHint: "ダブルタップして設定を切り替えます。",
      .adjustHint: "値を調整するには、1本指で上または下にスワイプします。", .editHint: "ダブルタップして編集します。", .pickerHint: "ダブルタップしてピッカーを起動します。",
      .expandHint: "展開するには、ダブルタップします", .collapseHint: "非表示にするには、ダブルタップします", .rotorHint: "ローターを使用して%1にアクセスします",
      .reorderHint: "順序を並べ替えるには、ダブルタップした後音が鳴るまで押さえたままにして、それからドラッグします。",
      .actionsHint: "カスタムのアクションを選択するには、上または下にスワイプします。その後ダブルタップしてアクティベートします。", .actionsAvailable: "使用可能なアクション",
      .moreContentAvailable: "その他のコンテンツがあります", .characters: "文字", .words: "単語", .lines: "行", .containers: "コンテナ",
      .actions: "アクション", .moreContent: "その他のコンテンツ", .zoom: "拡大または縮小", .links: "リンク", .lists: "リスト",
      .landmarks: "ランドマーク", .misspelledWords: "スペルミスのある単語", .headingNotFound: "見出しが見つかりません",
      .buttonNotFound: "ボタンが見つかりません", .textFieldNotFound: "テキストフィールドが見つかりません", .searchFieldNotFound: "検索フィールドが見つかりません",
      .listNotFound: "リストが見つかりません", .volume: "音量", .allPunctuation: "すべての句読点", .noPunctuation: "句読点なし",
      .activate: "アクティベート", .dropReady: "ドロップ準備完了", .dropUnready: "ドロップ準備未完了", .dropComplete: "ドロップが完了しました",
      .dragCancelled: "ドラッグをキャンセルしました", .characterMode: "文字モード", .lineMode: "行モード", .insertionAtStart: "先頭に挿入ポイント",
      .insertionAtEnd: "末尾に挿入ポイント", .capital: "大文字%1", .deleted: "削除", .voiceOverOn: "VoiceOverオン", .group: "グループ",
      .enteredGroup: "%1の中", .leftGroup: "%1の外", .emoji: "%1絵文字", .flatStyle: "グループ化しない", .groupedStyle: "グループ化",
      .buttons: "ボタン", .textFields: "テキストフィールド", .images: "イメージ", .emptyLine: "カラの行",
    ],
    system: [
      .chartInsights: "インサイト", .increasingTrend: "全体的に増加傾向にあります。", .decreasingTrend: "全体的に減少傾向にあります。",
      .veryStrongCorrelation: "データはとても強い相関関係を示しています。", .strongCorrelation: "データは強い相関関係を示しています。",
      .moderateCorrelation: "データは中程度の相関関係を示しています。", .weakCorrelation: "データは弱い相関関係を示しています。",
      .noCorrelation: "データには相関関係はないようです。", .outlier: "%1は外れ値です。", .noOutliers: "外れ値はありません。",
      .currentSeries: "現在のシリーズ:", .numberOfSeries: "系列%1",
      .dataPoint: "データポイント", .chartSummary: "概要", .chartStatistics: "統計", .minimum: "最小: %1", .maximum: "最大: %1",
      .mean: "平均%1: %2", .done: "完了", .possibly: "候補", .backButton: "戻るボタン", .on: "オン",
      .off: "オフ", .mixed: "部分的にオン", .link: "リンク", .image: "イメージ", .searchField: "検索フィールド", .checked: "チェック",
      .unchecked: "チェック解除", .press: "押す", .audioGraph: "オーディオグラフ", .playAudioGraph: "オーディオグラフを再生",
      .speakingRate: "読み上げ速度", .hints: "ヒント", .punctuation: "句読点", .drag: "ドラッグ", .drop: "ドロップ", .edit: "編集",
      .cut: "カット", .copy: "コピー", .paste: "ペースト", .select: "選択", .selectAll: "すべてを選択", .back: "戻る",
    ],
    mac: [
      .adjustable: "調整可能", .position: "%2中%1", .tabBar: "タブバー", .toolbar: "ツールバー", .comma: "カンマ", .colon: "コロン",
      .semicolon: "セミコロン", .exclamationMark: "感嘆符", .questionMark: "疑問符", .quotationMark: "引用符",
      .apostrophe: "アポストロフィ", .leftParenthesis: "左丸かっこ", .rightParenthesis: "右丸かっこ", .dash: "ハイフン", .equals: "イコール",
      .plus: "加算", .asterisk: "星", .at: "アットマーク", .percent: "パーセント", .bullet: "行頭記号", .ellipsis: "省略記号",
      .headings: "見出し", .staticText: "静的テキスト", .dragItem: "項目をドラッグ", .movedAbove: "は%1の上に移動しました",
      .movedBelow: "は%1の下に移動しました", .dismissMenu: "コンテクストメニューを閉じる", .space: "スペース", .page: "全%2ページ中%1ページ目",
      .rows: "全%3行中%1行目から%2行目",
    ],
    neighbors: [
      .row: "行%1", .dot: "ピリオド", .slash: "スラッシュ", .underscore: "アンダーライン", .hash: "シャープ", .ampersand: "アンパサンド",
    ],
    heard: [Quote(.selected, "選択中", "freee/a11y-guidelines, iOS VoiceOver, iOS 15")],
    same: [.landmarkEnd],
    fallback: .english)
}
