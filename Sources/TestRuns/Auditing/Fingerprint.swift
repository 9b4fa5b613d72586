import Diagnostics

/// By what a finding is known again after lines have moved: its rule, its file, its screen, and what it is about.
///
/// Places, numbers and messages are left out, since they change while the defect stays.
struct Fingerprint: Sendable, Hashable {
  /// Sixteen hexadecimal digits.
  let text: String

  init(of finding: Finding, in file: String) {
    let parts = [
      "a11ysim/1", finding.rule, file.withoutDot, finding.screen ?? "", finding.subject ?? finding.message,
      finding.setting ?? "",
    ]
    // FNV-1a: the same on every machine and for ever.
    let hash = parts.joined(separator: "\u{1F}").utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Gives each finding a fingerprint of its own, also where several are alike.
struct FingerprintTable: Sendable {
  /// How often each fingerprint has come.
  private var counts: [String: Int] = [:]

  mutating func distinct(for finding: Finding, in file: String) -> String {
    let fingerprint = Fingerprint(of: finding, in: file).text
    let count = counts[fingerprint, default: 0] + 1
    counts[fingerprint] = count
    return count > 1 ? "\(fingerprint):\(count)" : fingerprint
  }
}

extension String {
  /// The path without `./` in front, which means nothing.
  var withoutDot: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
