public import A11ySwiftUI

/// A month in which days are chosen: SwiftUI's choice of several dates is the same view.
@preconcurrency @MainActor open class UICalendarView: UIView {
  public enum DecorationSize: Int, Sendable { case small, medium, large }
  /// What stands below a day, and says nothing.
  public final class Decoration: NSObject {
    public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration { Decoration() }
    public class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration()
    }
    public class func customView(_ make: @escaping @MainActor () -> UIView) -> Decoration { Decoration() }
  }

  open weak var delegate: (any UICalendarViewDelegate)?
  open var calendar = Calendar.current
  open var locale = Locale.current
  open var timeZone: TimeZone?
  open var wantsDateDecorations = true
  open var visibleDateComponents = DateComponents()
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { show() } }
  open var selectionBehavior: UICalendarSelection? { didSet { show() } }
  private let hosting = UIHostingView(EmptyView())

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hosting)
    show()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(hosting)
    show()
  }
  open func reloadDecorations(forDateComponents days: [DateComponents], animated: Bool) {}
  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    visibleDateComponents = components
  }

  private func show() {
    hosting.show(
      MultiDatePicker(
        "", selection: Binding(get: { [weak self] in self?.chosen ?? [] }, set: { [weak self] in self?.choose($0) }),
        in: availableDateRange.start..<availableDateRange.end))
  }

  private var chosen: Set<DateComponents> { Set(selectionBehavior?.days ?? []) }

  /// Takes what a person has made of the choice: one day more, or one day less.
  private func choose(_ days: Set<DateComponents>) {
    for day in days.subtracting(chosen) { selectionBehavior?.choose(day) }
    for day in chosen.subtracting(days) { selectionBehavior?.leave(day) }
    show()
  }
}
@preconcurrency @MainActor public protocol UICalendarViewDelegate: AnyObject {
  func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration?
  func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents)
}
extension UICalendarViewDelegate {
  public func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
    nil
  }
  public func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {}
}

/// How days are chosen.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  var days: [DateComponents] { [] }
  func choose(_ day: DateComponents) {}
  func leave(_ day: DateComponents) {}
  open func updateSelectableDates() {}
}
@preconcurrency @MainActor public final class UICalendarSelectionSingleDate: UICalendarSelection {
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  public var selectedDate: DateComponents?
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }
  public func setSelected(_ day: DateComponents?, animated: Bool) { selectedDate = day }
  override var days: [DateComponents] { selectedDate.map { [$0] } ?? [] }
  override func choose(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
  /// The one that is chosen stays so unless the app has it otherwise.
  override func leave(_ day: DateComponents) {
    guard selectedDate == day, delegate?.dateSelection(self, canSelectDate: nil) == true else { return }
    selectedDate = nil
    delegate?.dateSelection(self, didSelectDate: nil)
  }
}
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?)
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool
}
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
    day != nil
  }
}
@preconcurrency @MainActor public final class UICalendarSelectionMultiDate: UICalendarSelection {
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  public var selectedDates: [DateComponents] = []
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }
  public func setSelectedDates(_ days: [DateComponents], animated: Bool) { selectedDates = days }
  override var days: [DateComponents] { selectedDates }
  override func choose(_ day: DateComponents) {
    guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return }
    selectedDates.append(day)
    delegate?.multiDateSelection(self, didSelectDate: day)
  }
  override func leave(_ day: DateComponents) {
    guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
    selectedDates.removeAll { $0 == day }
    delegate?.multiDateSelection(self, didDeselectDate: day)
  }
}
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents) -> Bool
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents) -> Bool
}
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {}
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents) -> Bool {
    true
  }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents
  ) -> Bool { true }
}
