internal import Interface

extension LayoutPass {
  /// Lays out a sheet or popover in front of the screen, if it is presented.
  mutating func layOutSheet(_ sheet: View, into placed: inout PlacedView) {
    guard sheet.isOnScreen else { return }
    let frame = sheet.frame ?? sheetFrame(of: sheet)
    placed.frame = frame
    var safeArea = Edges()
    if frame.bottom >= canvas.size.height { safeArea.bottom = canvas.safeArea.bottom }
    if frame.y <= 0 {
      safeArea.top = canvas.safeArea.top
    } else if canvas.hasGlass, canvas.idiom == .phone {
      safeArea.top = LayoutPass.roundCorner
    }
    layOutScreen(sheet.parts, in: frame, safeArea: safeArea, into: &placed)
  }

  /// What the round corners of a sheet of Liquid Glass keep free above its content; estimated.
  private static let roundCorner = 10.0

  private func sheetFrame(of sheet: View) -> Rect {
    let bounds = canvas.bounds
    if sheet.coversScreen { return bounds }
    switch canvas.idiom {
    case .phone:
      // A sheet leaves the status bar and ten points of the screen below it; one of half height stands lower.
      let isHalf = sheet.controlStyle == .medium || sheet.detent == .medium
      let top = isHalf ? bounds.height / 2 : canvas.safeArea.top + 10
      // A low sheet of Liquid Glass stands a little off the edges.
      let gap = isHalf && canvas.hasGlass ? 8.0 : 0
      return Rect(x: gap, y: top, width: bounds.width - 2 * gap, height: bounds.height - top - gap)
    case .watch:
      return bounds
    case .pad, .mac, .vision:
      // UIKit's form sheet is 540 × 620, a popover 320 wide.
      return sheet.kind == .popover ? centered(Size(width: 320, height: 480)) : centered(Size(width: 540, height: 620))
    }
  }

  private func centered(_ size: Size) -> Rect {
    let width = min(size.width, canvas.size.width)
    let height = min(size.height, canvas.size.height)
    return Rect(
      x: (canvas.size.width - width) / 2, y: (canvas.size.height - height) / 2, width: width, height: height)
  }

  /// Lays out an alert in the middle of the screen, or a confirmation dialog at its lower edge, if it is presented.
  mutating func layOutAlert(_ alert: View, into placed: inout PlacedView) {
    guard alert.isOnScreen else { return }
    let isDialog = alert.kind == .confirmationDialog && canvas.idiom == .phone
    // `UIAlertController`: alerts are 270 wide, action sheets leave 8 points at the sides.
    let width = isDialog ? canvas.size.width - 16 : min(270, canvas.size.width)
    withScratch { pass in
      let box = pass.alertBox(alert, isDialog: isDialog)
      pass.settle(box, width: width, height: nil)
      let size = pass[box].size
      var frame = pass.centered(size)
      if isDialog { frame.y = max(pass.canvas.size.height - pass.canvas.safeArea.bottom - size.height, 0) }
      placed.frame = frame
      pass.output(box, at: Point(x: frame.x, y: frame.y), into: &placed)
    }
  }

  /// Title and message in the middle, buttons below: two short ones beside each other, others below each other.
  private mutating func alertBox(_ alert: View, isDialog: Bool) -> Node.Index {
    let parts = alert.parts
    let texts = parts.dropLast(alert.children.count)
    // Since Liquid Glass the words of an alert begin at one edge.
    let edge: Alignment = canvas.hasGlass && alert.kind == .alert ? .leading : .center
    var environment = Environment().inside(.vertical, spacing: 4, alignment: edge)
    var lines: [Node.Index] = []
    for (position, part) in texts.enumerated() {
      environment.font = position == 0 && alert.title != nil ? .style(.headline) : .style(.footnote)
      lines.append(build(part, in: environment))
    }
    let message = node(
      .padding(Edges(horizontal: 16, vertical: 19)),
      around: node(.stack(.vertical, spacing: 4, alignment: edge), lines))
    let limits = SizeLimits(
      width: LengthLimits(max: .infinity), height: LengthLimits(min: isDialog ? 57 : Metrics.barButton))
    let buttons = alert.children.map { child in
      let button = build(child, in: Environment())
      return claiming(frame(limits, around: button), from: button)
    }
    let isPair = !isDialog && buttons.count == 2 && buttons.allSatisfy { self[$0].widths.min < 119 }
    let texted = filling(.horizontal, message, edge)
    return column(
      (lines.isEmpty ? [] : [texted]) + (isPair ? [row(buttons, spacing: 0)] : buttons), spacing: 0)
  }
}
