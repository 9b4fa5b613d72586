internal import Utterances

extension Phrasebook {
  /// Korean.
  static let korean = Phrasebook(
    language: "ko", name: "Korean",
    own: [
      .alert: "경고!", .dimmed: "흐리게 표시됨", .button: "버튼", .popUpButton: "팝업 버튼", .switchButton: "전환 버튼",
      .textField: "텍스트 필드", .secureTextField: "보안 텍스트 필드", .isEditing: "편집 중입니다", .heading: "머리말",
      .headingLevel: "머리말 레벨 %1", .pickerItem: "픽커 항목", .expanded: "확장됨", .collapsed: "축소됨", .draggable: "드래그 가능함",
      .checkbox: "체크상자", .spansColumns: "%1열에 걸쳐짐", .column: "%1열", .listStart: "목록 시작", .listEnd: "목록 끝",
      .landmarkStart: "랜드마크", .landmarkEnd: "end", .toggleHint: "설정을 끄거나 켜려면 이중 탭하십시오.",
      .adjustHint: "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오.", .editHint: "편집하려면 이중 탭하십시오.",
      .pickerHint: "픽커를 활성화하려면 이중 탭하십시오.", .expandHint: "확장하려면 이중 탭하십시오.", .collapseHint: "축소하려면 이중 탭하십시오.",
      .rotorHint: "로터를 사용하여 %1에 연결", .reorderHint: "이중 탭하고 누른 채로 있다가, 소리가 나면 드래그하여 재정렬하십시오.",
      .actionsHint: "사용자 설정 동작을 선택하려면 쓸어올리거나 쓸어내린 다음 이중 탭하여 활성화하십시오.", .actionsAvailable: "동작을 사용할 수 있습니다.",
      .moreContentAvailable: "추가 콘텐츠를 사용할 수 있음", .characters: "문자", .words: "단어", .lines: "줄", .containers: "컨테이너",
      .actions: "동작", .moreContent: "더 많은 콘텐츠", .zoom: "확대/축소", .links: "링크", .lists: "목록", .landmarks: "랜드마크",
      .misspelledWords: "맞춤법 오류 단어", .headingNotFound: "머리말 찾을 수 없음", .buttonNotFound: "버튼 찾을 수 없음",
      .listNotFound: "목록 찾을 수 없음", .volume: "음량", .allPunctuation: "모든 구두점", .activate: "활성화", .dropReady: "드롭 동작이 준비됨",
      .dropUnready: "지금 드롭 동작이 준비되지 않음", .dropComplete: "드롭 완료", .dragCancelled: "드래그가 취소됨", .characterMode: "문자 모드",
      .lineMode: "줄 모드", .insertionAtStart: "시작 부분에 있는 삽입 지점", .insertionAtEnd: "끝 부분에 있는 삽입 지점", .capital: "대문자 %1",
      .deleted: "삭제", .voiceOverOn: "VoiceOver를 켭니다.", .group: "그룹", .enteredGroup: "%1 내부", .leftGroup: "%1 외부",
      .emoji: "%1 이모티콘", .flatStyle: "순차적으로 이동", .groupedStyle: "그룹으로 이동", .buttons: "버튼", .textFields: "텍스트 필드",
      .images: "이미지", .emptyLine: "빈 줄",
      .formControlNotFound: "형식 제어 찾을 수 없음", .hintsOff: "힌트 끔", .hintsOn: "힌트 켬", .chartDetails: "차트 세부사항",
      .complete: "완료", .characterSelection: "문자 선택", .lineSelection: "줄 선택", .pageSelection: "페이지 선택",
      .wordSelection: "단어 선택", .textSelectionHint: "선택 영역을 확장하려면 오른쪽으로 쓸어넘기고 축소하려면 왼쪽으로 쓸어넘기십시오.", .wordMode: "단어 모드",
      .row: "%1행", .pasted: "붙여넣었음", .adjustValue: "값 조절", .copied: "클립보드로 %1 복사됨",
      .replacementHint: "왼쪽 또는 오른쪽으로 쓸어넘겨서 대치할 단어를 선택한 다음 이중 탭하여 삽입합니다.",
      .selected: "선택됨", .position: "총 %2개 중 %1번째", .adjustable: "조절 가능", .tab: "탭",
    ],
    system: [
      .chartInsights: "인사이트", .increasingTrend: "전반적인 증가 추세임", .decreasingTrend: "전반적인 감소 추세임",
      .veryStrongCorrelation: "매우 높은 상관 관계를 보여주는 데이터", .strongCorrelation: "높은 상관 관계를 보여주는 데이터",
      .moderateCorrelation: "보통 정도의 상관 관계를 보여주는 데이터", .weakCorrelation: "낮은 상관 관계를 보여주는 데이터",
      .noCorrelation: "상관 관계가 없는 것으로 보이는 데이터", .outlier: "%1은(는) 이상치입니다.", .noOutliers: "이상치가 없음",
      .currentSeries: "현재 시리즈:", .numberOfSeries: "%1 시리즈",
      .dataPoint: "데이터 포인트", .chartSummary: "요약", .chartStatistics: "통계", .minimum: "최소: %1", .maximum: "최대: %1",
      .mean: "%1의 평균값: %2", .done: "완료", .possibly: "추정", .backButton: "뒤로 버튼", .on: "켬", .off: "끔",
      .mixed: "혼합", .link: "링크", .image: "이미지", .searchField: "검색 필드", .checked: "선택됨", .unchecked: "선택 해제됨",
      .press: "누르기", .audioGraph: "오디오 그래프", .playAudioGraph: "오디오 그래프 재생", .speakingRate: "말하기 속도", .hints: "힌트",
      .punctuation: "구두점", .drag: "드래그", .drop: "드롭", .edit: "편집", .cut: "오려두기", .copy: "복사하기", .paste: "붙여넣기",
      .select: "선택", .selectAll: "전체 선택", .back: "뒤로",
    ],
    mac: [
      .tabBar: "탭 막대", .toolbar: "도구 막대", .comma: "쉼표", .colon: "콜론",
      .semicolon: "세미콜론", .exclamationMark: "느낌표", .questionMark: "물음표", .quotationMark: "따옴표", .apostrophe: "아포스트로피",
      .leftParenthesis: "괄호 열기", .rightParenthesis: "괄호 닫기", .dash: "하이픈", .equals: "같음", .plus: "더하기",
      .asterisk: "별", .at: "골뱅이 기호", .percent: "퍼센트", .bullet: "구분점", .ellipsis: "생략 부호", .headings: "머리말",
      .staticText: "고정 텍스트", .dragItem: "항목 드래그", .movedAbove: "%1 위로 이동함", .movedBelow: "%1 아래로 이동함",
      .dismissMenu: "빠른 메뉴 닫기", .space: "스페이스", .page: "총 %2페이지 중에서 %1페이지", .rows: "총 %3행 중에서 %1행부터 %2행까지",
    ],
    neighbors: [
      .dot: "마침표", .slash: "포워드 슬래시", .underscore: "밑줄", .hash: "샵 기호", .ampersand: "앰퍼센드",
    ],
    same: [.landmarkEnd],
    fallback: .english)
}
