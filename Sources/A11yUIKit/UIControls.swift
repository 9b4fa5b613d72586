internal import Interface

/// A switch, which its app names.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  public static func appearance() -> UISwitch { UISwitch() }
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  override var isElementByItself: Bool { true }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.toggle, emitter.path(of: self))
    view.isOn = emitter.tokens.bound(.flag(isOn)) { [self] value in
      isOn = value.flag ?? isOn
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    if !isEnabled { view.enabled = false }
    return view
  }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  public static func appearance() -> UISlider { UISlider() }
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .adjustable }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.slider, emitter.path(of: self))
    view.amount = emitter.tokens.bound(.number(Double(value))) { [self] value in
      setValue(value.number.map { Float($0) } ?? self.value, animated: true)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    view.range = Double(minimumValue)...Double(max(minimumValue, maximumValue))
    if !isEnabled { view.enabled = false }
    return view
  }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.stepper, emitter.path(of: self))
    view.amount = emitter.tokens.bound(.number(value)) { [self] value in
      self.value = value.number ?? self.value
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    view.range = minimumValue...max(minimumValue, maximumValue)
    view.step = stepValue
    if !isEnabled { view.enabled = false }
    return view
  }
}

@preconcurrency @MainActor public final class UIPageControl: UIControl {
  public static func appearance() -> UIPageControl { UIPageControl() }
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
  public var preferredIndicatorImage: UIImage?
  public var preferredCurrentPageIndicatorImage: UIImage?
  public var backgroundStyle = BackgroundStyle.automatic
  public var allowsContinuousInteraction = true
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .adjustable }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.pageControl, emitter.path(of: self))
    view.amount = emitter.tokens.bound(.number(Double(currentPage + 1))) { [self] value in
      currentPage = value.number.map { Int($0) - 1 } ?? currentPage
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    view.total = .constant(Double(numberOfPages))
    if hidesForSinglePage, numberOfPages <= 1 { view.opacity = .constant(0) }
    if !isEnabled { view.enabled = false }
    return view
  }
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
  }
  public static let noSegment = -1
  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }
  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(index, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(index, 0), segments.count))
  }
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action), at: min(max(index, 0), segments.count))
  }
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.indices.contains(index) { segments.remove(at: index) }
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].title = title }
  }
  open func titleForSegment(at index: Int) -> String? { segments.indices.contains(index) ? segments[index].title : nil }
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].image = image }
  }
  open func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].isEnabled = isEnabled }
  }
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.picker, emitter.path(of: self))
    view.style = Interface.PickerStyle.segmented.rawValue
    for (index, segment) in segments.enumerated() {
      let words = segment.title ?? segment.image?.accessibilityLabel ?? segment.image?.assetName ?? ""
      var option = PickerOption(.constant(words), tag: .constant(.text("\(index)")))
      if words.isEmpty { option.symbol = segment.image?.symbolName.map { .constant($0) } }
      view.options.append(option)
    }
    let chosen = segments.indices.contains(selectedSegmentIndex) && !isMomentary
    view.selection = emitter.tokens.bound(chosen ? .text("\(selectedSegmentIndex)") : .null) { [self] value in
      guard let index = value.text.flatMap({ Int($0) }), segments.indices.contains(index), segments[index].isEnabled
      else { return }
      selectedSegmentIndex = index
      segments[index].action?.performWithSender(self, target: nil)
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    if !isEnabled { view.enabled = false }
    return view
  }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .updatesFrequently }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.progressView, emitter.path(of: self))
    view.amount = Bound(.constant(.number(Double(min(max(progress, 0), 1)))))
    return view
  }
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open var style = Style.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor!
  public private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var isElementByItself: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .updatesFrequently }

  override func description(by emitter: inout Emitter) -> Interface.View {
    var view = emitter.make(.progressView, emitter.path(of: self))
    if !isAnimating, hidesWhenStopped { view.opacity = .constant(0) }
    return view
  }
}
