/// What an action does, with the names that were visible where it was written.
public struct Action: Sendable, Hashable {
  public var effects: [Effect]
  /// The `forEach` variables around the action, once resolved.
  public var variables: [Scope.Variable] = []

  public init(_ effects: [Effect] = []) {
    self.effects = effects
  }
}

/// One change that an action makes.
public enum Effect: Sendable, Hashable {
  case set(Path, to: Template)
  /// What a control does to the state that it is bound to.
  case assign(StatePath, Value)
  case toggle(Path)
  case append(Template, to: Path)
  case remove(Removal, from: Path)
  case move(Path, from: Dynamic<Double>, to: Dynamic<Double>)
  case push(String, Origin)
  case present(String, Origin)
  case dismiss
  case back
  case focus(ElementReference)
  case announce(Announcement)
  case screenChanged(Notice)
  case layoutChanged(Notice)
  case pageScrolled(Dynamic<String>)
}

/// A value with expressions inside: a literal unless written `${…}`.
public indirect enum Template: Sendable, Hashable {
  case value(Dynamic<Value>)
  case list([Template])
  case record([Entry])

  /// A named part of a record.
  public struct Entry: Sendable, Hashable {
    public var name: String
    public var template: Template

    public init(_ name: String, _ template: Template) {
      self.name = name
      self.template = template
    }
  }
}

/// What an effect takes out of a list.
public enum Removal: Sendable, Hashable {
  case item(Template)
  case index(Dynamic<Double>)
}

/// Words that the app asks VoiceOver to speak.
public struct Announcement: Sendable, Hashable {
  /// Which of two announcements gives way.
  public enum Priority: String, Sendable, CaseIterable {
    case low, `default`, high
  }

  public var text: Dynamic<String>
  public var priority: Priority = .default
  /// Seconds between the effect and the announcement.
  public var delay: Double = 0
  /// Whether it waits for what is being spoken.
  public var isQueued = false

  public init(_ text: Dynamic<String>) {
    self.text = text
  }
}

/// What a notification of a change carries: nothing, words to speak, or an element to focus.
public enum Notice: Sendable, Hashable {
  case nothing
  case text(Dynamic<String>)
  case element(ElementReference)
}
