internal import Colors
internal import Diagnostics
internal import Elements
internal import Interface
internal import OrderedCollections
internal import VoiceOver

/// A text that hardly stands out in the appearance in force, or in others.
struct FaintText {
  let piece: Drawing.Piece
  /// The screen as it is in the first appearance in which it does so, which is kept by the one that keeps this.
  unowned let screen: Audit.Screen
  /// The first appearance in which it does so.
  let look: Look
  let contrast: Contrast
  /// The other appearances in which it does so as well.
  var furtherLooks: [Look] = []

  /// What there is to say of it.
  func remark(_ hint: Audit.Phrase) -> Audit.Remark {
    screen.remark(words, piece, severity: severity, notes: notes, hints: [hint])
  }

  /// What is wrong, in words.
  private var words: Audit.Phrase {
    let text = (piece.view.drawnText ?? "").quoted
    return "\(text) has a contrast of \(contrast.words) in \(look.words); \(contrast.leastWords) is needed"
  }

  /// Where else it is so.
  private var notes: [Diagnostic.Note] {
    furtherLooks.isEmpty ? [] : [Diagnostic.Note("so it is in \(furtherLooks.map(\.words).joined(separator: ", in "))")]
  }

  /// How bad that is: what stands out once a person asks for more contrast is less so, and the system's own colors are
  /// drawn by the system as it draws its own.
  private var severity: Diagnostic.Severity? {
    if piece.hasTintOfSystem { return .note }
    let enhanced = Look(isDark: look.isDark, hasMoreContrast: true)
    return look == enhanced || furtherLooks.contains(enhanced) ? nil : .warning
  }
}

extension Audit.Screen {
  /// The texts that hardly stand out, each once, with the appearances in which that is so.
  ///
  /// Source: Human Interface Guidelines, “Dark Mode” and “Accessibility”: contrast is judged in both appearances, with
  /// Increase Contrast and without.
  func findFaintTexts() -> [FaintText] {
    guard drawing.hasColors else { return [] }
    // A watch has one appearance (Human Interface Guidelines, “Dark Mode”).
    let others = circumstances.platform.system == .watchOS ? [] : Look.all.filter { $0 != look }
    let looks = [look] + others
    var found: OrderedDictionary<ViewID, FaintText> = [:]
    for look in looks {
      guard let screen = seen(in: look) else { continue }
      for (piece, contrast) in screen.faintTexts(in: look) {
        let id = ViewID(piece.view)
        if found[id] == nil {
          found[id] = FaintText(piece: piece, screen: screen, look: look, contrast: contrast)
        } else {
          found[id]?.furtherLooks.append(look)
        }
      }
    }
    return Array(found.values)
  }
}

extension Look {
  /// All appearances in which a person can have a screen.
  static let all = [
    Look(), Look(isDark: true), Look(hasMoreContrast: true), Look(isDark: true, hasMoreContrast: true),
  ]

  /// The appearance in words.
  var words: String {
    "the \(isDark ? "dark" : "light") appearance" + (hasMoreContrast ? " with Increase Contrast" : "")
  }

  /// What a person sets to have it.
  var changes: [PersonalChange] {
    [
      PersonalChange(.appearance, .word(isDark ? Setting.Appearance.dark : .light)),
      PersonalChange(.increaseContrast, .flag(hasMoreContrast)),
    ]
  }
}

extension Drawing.Piece {
  /// Whether it is a control in one of the system's own colors, as the system draws its own; more contrast is a setting.
  fileprivate var hasTintOfSystem: Bool {
    guard view.kind.isControl || self.control != nil, let color = self.color?.lowercased() else { return false }
    return SystemColor.named[color] != nil
  }
}

extension Drawing {
  /// Whether the author gives a color to anything.
  fileprivate var hasColors: Bool {
    (groups.contains(.appearance) || !stacks.isEmpty) && pieces.contains { $0.color != nil || $0.backdrop != .screen }
  }
}

extension Scenario {
  /// The scenario as it is for a person who has an appearance.
  func seen(in look: Look) -> Scenario {
    look.changes.reduce(self) { scenario, change in change.applied(to: scenario) ?? scenario }
  }
}

extension View {
  /// Whether its colors, or whether it is there, may be other in another appearance.
  var dependsOnLook: Bool {
    [self.color, self.backgroundColor].contains { $0?.dependsOnSettings == true }
      || self.condition?.dependsOnSettings == true || self.opacity?.dependsOnSettings == true
  }
}
