internal import Interface

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  public static func appearance() -> UIDatePicker { UIDatePicker() }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval = 1
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func description(by emitter: inout Emitter) -> Interface.View {
    let style: DatePickerPiece.Style =
      switch preferredDatePickerStyle {
      case .wheels: .wheel
      case .inline: .graphical
      case .automatic, .compact: .compact
      }
    let components: DatePickerComponents =
      switch datePickerMode {
      case .time, .countDownTimer: .hourAndMinute
      case .date, .yearAndMonth: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    let bounds = (minimumDate ?? .distantPast)...max(minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    var view = emitter.datePicker(
      DatePickerPiece(
        label: [], date: date, bounds: bounds, components: components, style: style,
        environment: emitter.environment
      ) { [self] in
        date = $0
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }, emitter.path(of: self))
    if !isEnabled { view.enabled = false }
    return view
  }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in picker: UIPickerView) -> Int
  func pickerView(_ picker: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ picker: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
  public func pickerView(_ picker: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  public func pickerView(
    _ picker: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(_ picker: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels to choose by, one for each component.
@preconcurrency @MainActor open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)?
  public weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) == 0 ? -1 : chosen[component] ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    var wheels: [Interface.View] = []
    for component in 0..<numberOfComponents {
      var place = path
      place.descend(.index(component))
      var wheel = emitter.make(.picker, place)
      wheel.style = Interface.PickerStyle.wheel.rawValue
      let count = numberOfRows(inComponent: component)
      for row in 0..<count {
        let words =
          delegate?.pickerView(self, titleForRow: row, forComponent: component)
          ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string ?? ""
        wheel.options.append(PickerOption(.constant(words), tag: .constant(.text("\(row)"))))
      }
      wheel.selection = emitter.tokens.bound(.text("\(selectedRow(inComponent: component))")) { [self] value in
        guard let row = value.text.flatMap({ Int($0) }), row < count else { return }
        chosen[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      wheels.append(wheel)
    }
    return emitter.make(.view, path, children: [emitter.make(.hstack, path, part: "wheels", children: wheels)])
  }
}
