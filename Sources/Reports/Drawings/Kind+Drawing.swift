internal import Interface

extension Kind {
  /// How views of the kind are drawn.
  var drawing: any ViewDrawing.Type {
    switch self {
    case .text: PlainDrawing.self
    case .label: LabelDrawing.self
    case .image: ImageDrawing.self
    case .labeledContent: LabeledContentDrawing.self

    case .button, .link, .menu: ButtonDrawing.self
    case .navigationLink: NavigationLinkDrawing.self
    case .toggle: ToggleDrawing.self
    case .slider: SliderDrawing.self
    case .stepper: StepperDrawing.self
    case .picker: PickerDrawing.self
    case .datePicker: DatePickerDrawing.self
    case .colorPicker: ColorPickerDrawing.self
    case .textField, .secureField: TextFieldDrawing.self
    case .searchField: SearchFieldDrawing.self
    case .textEditor: TextEditorDrawing.self
    case .pageControl: PageControlDrawing.self

    case .progressView: ProgressDrawing.self
    case .gauge: GaugeDrawing.self

    case .list, .form: ListDrawing.self
    case .section: SectionDrawing.self
    case .table: TableDrawing.self
    case .disclosureGroup: DisclosureDrawing.self
    case .row, .grid, .gridRow, .scrollView, .cell: PlainDrawing.self

    case .navigationBar: NavigationBarDrawing.self
    case .toolbar: ToolbarDrawing.self
    case .tabView: PlainDrawing.self
    case .tab: TabDrawing.self
    case .tabBar: TabBarDrawing.self
    case .sheet, .popover: SheetDrawing.self
    case .alert, .confirmationDialog: AlertDrawing.self

    case .map: MapDrawing.self
    case .marker: LabelDrawing.self
    case .video: VideoDrawing.self
    case .chart: ChartDrawing.self

    case .circle: CircleDrawing.self
    case .ellipse: EllipseDrawing.self
    case .rectangle: RectangleDrawing.self
    case .roundedRectangle: RoundedRectangleDrawing.self
    case .capsule: CapsuleDrawing.self
    case .divider: DividerDrawing.self

    case .hstack, .vstack, .zstack, .lazyHStack, .lazyVStack, .group, .spacer, .forEach: PlainDrawing.self
    case .view, .element: CustomViewDrawing.self
    }
  }
}
