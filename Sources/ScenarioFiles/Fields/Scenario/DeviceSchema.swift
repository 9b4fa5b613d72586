import Diagnostics
import Interface

extension ValueSchema where Output == Device {
  /// A device by Apple's name for it.
  static let device: ValueSchema = {
    let names = Device.all.map(\.name)
    return .scalar(
      "a device such as 'iPhone 17'", schema: ["enum": .list(names.map { .text($0) })], write: { .text($0.name) }
    ) {
      scalar, reading in
      if let device = Device(named: scalar.text) { return device }
      reading.report(.unknownDevice(scalar, among: names))
      return nil
    }
  }()
}

extension Scenario {
  /// Whether the platform runs on the device.
  var fitsDevice: Bool {
    guard let device else { return true }
    return device.system == platform.system
  }
}

extension Device {
  /// The system that the device runs.
  var system: Platform.System {
    switch idiom {
    case .phone: .iOS
    case .pad: .iPadOS
    case .watch: .watchOS
    case .mac: .macOS
    case .vision: .visionOS
    }
  }
}

extension Diagnostic {
  /// The error for a device that there is not, with the nearest ones or some of its family.
  fileprivate static func unknownDevice(_ scalar: Scalar, among names: [String]) -> Diagnostic {
    var diagnostic = unknownWord("unknown-device", "device", scalar, among: names)
    guard diagnostic.hints.isEmpty else { return diagnostic }
    let word = scalar.text.prefix { $0 != " " }.lowercased()
    let family = names.filter { $0.lowercased().hasPrefix(word) }
    let examples = (family.isEmpty ? names : family).prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    diagnostic.hints = ["write \(examples) or another one, or leave 'device' out"]
    return diagnostic
  }

  /// The error for a device that runs another system.
  static func wrongDevice(_ device: DocumentNode, running system: Platform.System?, for platform: Platform)
    -> Diagnostic
  {
    Diagnostic(
      "device-platform", "\(platform.system.rawValue) does not run on \(device.description)", at: device.place,
      length: device.scalar?.writtenLength ?? 1,
      hints: system.map { ["write 'platform: \($0.rawValue) \(platform.version)' as well"] } ?? [])
  }
}
