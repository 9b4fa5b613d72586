internal import Diagnostics
package import Interface
internal import OrderedCollections
package import ScenarioFiles

/// A capture brought into the product: its stops, the scenario of them, and an account of what became of the rest.
package struct CaptureImport: Sendable {
  package let capture: Capture
  package let nodes: [ImportedNode]
  package let scenario: Scenario
  package let summary: ImportSummary
  /// The title of the screen, where a bar has one.
  let title: String?

  /// Imports a capture.
  ///
  /// - Parameters:
  ///   - capture: The capture.
  ///   - options: What belongs to the screen.
  ///   - overlay: What a person adds to it.
  /// - Throws: ``ScenarioError`` if something in the overlay means no element of the capture, or several.
  package init(
    _ capture: Capture, _ options: ImportOptions = ImportOptions(), overlay: Overlay?
  ) throws(ScenarioError) {
    self.init(
      capture, options,
      changing: try overlay.map { overlay throws(ScenarioError) in
        let nodes = CaptureImport(capture, options).nodes
        return try overlay.applied(to: nodes)
      })
  }

  /// Imports a capture as it is.
  package init(_ capture: Capture, _ options: ImportOptions = ImportOptions()) {
    self.init(capture, options, changing: nil)
  }

  /// Imports a capture, with other nodes in the place of those that it yields.
  private init(_ capture: Capture, _ options: ImportOptions, changing changed: [ImportedNode]?) {
    var finder = ElementFinder(capture, options)
    var nodes = finder.nodes()
    var isAllCovered = false
    if nodes.isEmpty, finder.dropped[.covered] != nil {
      // A screen on which everything is covered was captured in the middle of a change.
      var options = options
      options.keepsCovered = true
      finder = ElementFinder(capture, options)
      nodes = finder.nodes()
      isAllCovered = true
    }
    nodes = changed ?? nodes
    self.capture = capture
    self.nodes = nodes
    var builder = ScenarioBuilder(nodes)
    title = nodes.lazy.compactMap(\.title).first
    scenario = Scenario(capture, titled: title, builder.views(nodes))
    summary = ImportSummary(capture, nodes, finder, isAllCovered: isAllCovered)
  }
}

extension CaptureImport {
  /// The scenario as text: it reads back to the same transcript, and YAML says what was guessed.
  package func text(in format: ScenarioSource.Format = .yaml) throws(WritingError) -> String {
    try ScenarioWriter.text(of: scenario, in: format, comment: comment)
  }

  /// What a file says at its top: where the scenario comes from, and what it cannot know.
  private var comment: String {
    let origin = "Imported from \(capture.file.name): \(summary.lines[0])."
    let unknown = "Never in this format: \(summary.unknown.joined(separator: ", "))."
    return ([origin] + summary.remarks.map(\.text) + [unknown]).joined(separator: "\n")
  }
}

extension CaptureImport {
  /// The screen, with what else is known of its elements.
  func screen(changing change: (inout ImportedElement) -> Void) -> Screen {
    var builder = ScenarioBuilder(nodes)
    return Screen(title: title.map { .constant($0) }, views: builder.views(nodes.map { $0.changed(by: change) }))
  }
}

extension Scenario {
  /// The scenario of a captured screen.
  fileprivate init(_ capture: Capture, titled title: String?, _ views: [View]) {
    let (device, orientation) = Device.captured(capture.screen)
    let screen = Screen(title: title.map { .constant($0) }, views: views)
    self.init(
      name: title ?? capture.appName ?? "Captured screen",
      platform: device.idiom == .pad ? Platform(.iPadOS, Platform.standard.version) : .standard,
      screens: ["main": screen])
    if device != Device.standard(for: platform) { self.device = device }
    self.orientation = orientation
    isCaptured = Kept(true)
    if capture.isRightToLeft { settings[.layoutDirection] = .word(Setting.LayoutDirection.rightToLeft) }
  }
}

extension Capture {
  /// The name of the app.
  var appName: String? { roots.first { $0.type == .application }?.label }
}

extension ImportedNode {
  /// The heading in a navigation bar.
  fileprivate var title: String? {
    guard case .container(let container) = self else { return nil }
    if container.role == .navigationBar {
      return container.children.lazy.flatMap(\.elements).first { $0.traits.contains(.header) }?.label
    }
    for child in container.children {
      if let title = child.title { return title }
    }
    return nil
  }
}

extension Device {
  /// The device whose screen has a size, or else the one whose screen is nearest to it, and how it is held.
  static func captured(_ size: Capture.Size?) -> (Device, Orientation) {
    let standard = Device.standard(for: .standard)
    guard let size else { return (standard, .portrait) }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    // What is smaller than the first iPhone's is not a screen, but the space that some elements take.
    guard short >= 320, long >= 480 else { return (standard, .portrait) }
    // The smallest tablet is wider than the largest phone is.
    let idiom: Idiom = short >= 600 ? .pad : .phone
    let devices = Device.all.filter { $0.idiom == idiom }
    func distance(_ device: Device) -> Double { abs(device.width - short) + abs(device.height - long) }
    let own = idiom == .phone ? standard : Device.standard(for: Platform(.iPadOS, Platform.standard.version))
    let nearest = devices.min { distance($0) < distance($1) } ?? standard
    return (distance(own) <= distance(nearest) ? own : nearest, size.width > size.height ? .landscape : .portrait)
  }
}
