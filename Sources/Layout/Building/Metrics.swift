internal import Interface

/// The sizes of bars and controls, by device and system version, in points.
///
/// Values after the name of a UIKit class are that class's intrinsic or default size; the others are estimates. They
/// decide about order only where views stand within a few points of each other.
struct Metrics {
  let canvas: Canvas

  /// The proportion of a picture whose own is not known.
  static let pictureRatio = 4.0 / 3

  /// A map or a chart whose size nobody has written down.
  static let plotHeight = 200.0

  private var isWatch: Bool { canvas.idiom == .watch }
  private var isMac: Bool { canvas.idiom == .mac }

  /// `UISwitch`: 51 × 31; 63 × 28 since iOS 26; a check box on a Mac.
  var toggle: Size {
    if isMac { return Size(width: 14, height: 16) }
    return canvas.hasGlass ? Size(width: 63, height: 28) : Size(width: 51, height: 31)
  }

  /// `UIStepper`: 94 × 32.
  var stepper: Size { isMac ? Size(width: 15, height: 22) : Size(width: 94, height: 32) }

  /// `UISlider`.
  var sliderHeight: Double { isMac ? 20 : 31 }

  /// `UISegmentedControl`: 32.
  var segmentedHeight: Double { isMac ? 24 : 32 }

  /// `UIPickerView`: 216.
  var wheelHeight: Double { isWatch ? 80 : 216 }

  /// The calendar of a graphical date picker.
  static let calendar = Size(width: 320, height: 334)

  /// `UIColorWell`; a rectangle on a Mac.
  var colorWell: Size { isMac ? Size(width: 44, height: 22) : Size(width: 28, height: 28) }

  /// Around the words of a date and of a time.
  var datePadding: Edges { isMac ? Edges(horizontal: 6, vertical: 3) : Edges(horizontal: 11, vertical: 7) }

  /// Around the words of a button that is pushed, on a Mac.
  static let pushButtonPadding = Edges(horizontal: 8, vertical: 2.5)

  /// Between a label and the control after it, on a Mac.
  static let labelGap = 8.0

  /// `UISegmentedControl`: 13 points, whatever the text size is.
  static let segmentFont = 13.0

  /// Room for the check mark of a choice, and for a radio button.
  static let checkMark = 28.0
  static let radioButton = 22.0
  /// The room before the items of a menu for a mark, and the height of a line between groups of them; estimated.
  static let menuMark = 24.0
  static let menuDivider = 16.0

  /// A linear progress view, and a circular one.
  static let progressHeight = 4.0
  static let spinner = 20.0

  /// A button or a row in Assistive Access, “large and prominent” (WWDC25-238); by how much is assumed.
  static let largeControlHeight = 88.0

  /// `UIPageControl`.
  static let pageControlHeight = 26.0

  /// `UISearchTextField` in its bar.
  static let searchFieldHeight = 36.0

  /// Rows of lists and tables: 44, or as high as their content with 11 above and below.
  var rowHeight: Double { isMac ? 24 : 44 }
  var rowPadding: Edges {
    isMac ? Edges(horizontal: 8, vertical: 4) : Edges(horizontal: isWatch ? 8.5 : 16, vertical: 11)
  }

  /// `UINavigationBar`: 44, and 52 more for a large title; 32 on phones held sideways, 50 on iPads.
  var navigationBarHeight: Double {
    switch canvas.idiom {
    case .phone: canvas.isPhoneInLandscape ? 32 : 44
    case .pad: 50
    case .mac, .watch: 0
    case .vision: 92
    }
  }
  static let largeTitleHeight = 52.0

  /// `UITabBar`: 49 above the home indicator, 32 on phones held sideways, 50 on iPads.
  var tabBarHeight: Double {
    switch canvas.idiom {
    case .phone: canvas.isPhoneInLandscape ? 32 : 49
    case .pad: 50
    case .mac: 28
    case .watch, .vision: 44
    }
  }

  /// `UIToolbar`: 44, or 32 on phones held sideways.
  var toolbarHeight: Double { isMac ? 38 : canvas.isPhoneInLandscape ? 32 : 44 }

  /// The side of a button in a bar, and of what else is touched.
  var barItem: Double { isMac ? 28 : Metrics.barButton }
  static let barButton = 44.0

  /// The distance of content from the sides of the screen: 16, or 20 on the widest phones.
  var margin: Double {
    switch canvas.idiom {
    case .phone: canvas.size.width >= 414 ? 20 : 16
    case .pad, .mac: 20
    case .watch: 2
    case .vision: 24
    }
  }
}

extension Canvas {
  var isPhoneInLandscape: Bool { idiom == .phone && size.width > size.height }
}

extension LayoutPass {
  var metrics: Metrics { Metrics(canvas: canvas) }
}
