internal import Diagnostics
internal import Interface

extension Audit.Rule {
  static let targetsClose = Audit.Rule(
    "targets-close",
    "Small controls stand close to each other.",
    because:
      "The Human Interface Guidelines have about 12 points between controls with a bezel, 24 around those without.",
    severity: .note, confidence: .likely, criteria: ["2.5.8"],
    firing: ["views: [{ button: Like, frame: [16, 100, 36, 36] }, { button: Share, frame: [55, 100, 36, 36] }]"],
    passing: ["views: [{ button: Like, frame: [16, 100, 44, 44] }, { button: Share, frame: [62, 100, 44, 44] }]"],
    .screens { screen in
      let least = screen.circumstances.platform.system == .iOS ? 8.0 : 12.0
      return screen.neighbors(within: least).compactMap { pair in
        guard pair.areGiven, let gap = pair.gap, gap.distance >= 0, gap.distance < least, gap.isBetweenSmall else {
          return nil
        }
        return Audit.Remark(
          message: "\(Value.text(of: gap.distance)) points are between \(pair.names)", stop: pair.second.stop,
          notes: [pair.note], hints: ["put \(code: "spacing: 12") between them"])
      }
    })
}
