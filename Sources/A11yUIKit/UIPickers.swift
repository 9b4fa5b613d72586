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
  /// How long a timer is to run, in seconds.
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func description(by emitter: inout Emitter) -> Interface.View {
    if datePickerMode == .countDownTimer { return timer(by: &emitter) }
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

  /// Two wheels, whatever the style: tests of several apps find them by “0 hours” and “25 min”, and by “1 min” where
  /// nobody has chosen how long.
  private func timer(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    let step = max(1, minuteInterval)
    // A timer runs for less than a day.
    let seconds = countDownDuration.isFinite ? min(max(countDownDuration, 0), 86_399) : 0
    let minutes = max(step, Int(seconds) / 60)
    let locale = locale ?? emitter.environment.locale
    let words = [
      (0..<24).map { Duration.seconds($0 * 3600).formatted(.units(allowed: [.hours], width: .wide).locale(locale)) },
      stride(from: 0, to: 60, by: step).map {
        Duration.seconds($0 * 60).formatted(.units(allowed: [.minutes], width: .abbreviated).locale(locale))
      },
    ]
    let chosen = [minutes / 60, minutes % 60 / step]
    let wheels = words.indices.map { index in
      var wheel = emitter.wheel(words[index], chosen: chosen[index], index, in: path) { [self] row in
        let minutes = index == 0 ? row * 60 + chosen[1] * step : chosen[0] * 60 + row * step
        // No timer runs for no time at all.
        countDownDuration = Double(max(step, minutes) * 60)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      wheel.systemPart = .timerWheel
      return wheel
    }
    var view = emitter.make(.view, path, children: [emitter.make(.hstack, path, part: "wheels", children: wheels)])
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
      let words = (0..<numberOfRows(inComponent: component)).map { row in
        delegate?.pickerView(self, titleForRow: row, forComponent: component)
          ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string ?? ""
      }
      let wheel = emitter.wheel(words, chosen: selectedRow(inComponent: component), component, in: path) { [self] row in
        chosen[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      wheels.append(wheel)
    }
    return emitter.make(.view, path, children: [emitter.make(.hstack, path, part: "wheels", children: wheels)])
  }
}

extension Emitter {
  /// One of the wheels of a picker: its rows, and what becomes of the choice of one.
  fileprivate mutating func wheel(
    _ words: [String], chosen: Int, _ number: Int, in path: PathKey, choose: @escaping @MainActor (Int) -> Void
  ) -> Interface.View {
    var place = path
    place.descend(.index(number))
    var wheel = make(.picker, place)
    wheel.style = Interface.PickerStyle.wheel.rawValue
    wheel.options = words.enumerated().map { PickerOption(.constant($1), tag: .constant(.text("\($0)"))) }
    wheel.selection = tokens.bound(.text("\(chosen)")) { value in
      guard let row = value.text.flatMap({ Int($0) }), words.indices.contains(row) else { return }
      choose(row)
    }
    return wheel
  }
}
