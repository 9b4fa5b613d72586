extension Report {
  /// A screen at rest, or a flow, with all that is heard in it.
  package struct Section: Sendable, Hashable, Codable {
    /// What is gone through.
    package enum Kind: String, Sendable, CaseIterable, Codable {
      /// What stands above the first screen: who reads, with which settings.
      case heading
      case screen
      case flow
    }

    package var kind: Kind
    package var name: String
    package var entries: [Entry] = []
    /// The picture of the screen now, by its place among the pictures of the case.
    package var picture: Int?
    /// The picture of the screen before.
    package var pictureBefore: Int?
    /// What is on the screen and makes no sound, each with the reason.
    package var silent: [Silence] = []
    /// Why each stop comes where it comes, and where each word comes from.
    package var explanation = ""
    /// The pictures on the way, each with the line at which the screen had become so.
    package var scenes: [Scene] = []
    /// What each task takes a person.
    package var costs: [Cost] = []

    /// What is said in it now, and what was said before; programs do not get them.
    package var sound: Sound?
    package var soundBefore: Sound?

    private enum CodingKeys: String, CodingKey {
      case kind, name, entries, picture, pictureBefore, silent, explanation, scenes, costs
    }

    package init(_ kind: Kind, named name: String) {
      self.kind = kind
      self.name = name
    }

    /// What is heard otherwise.
    package var changes: Changes {
      entries.reduce(into: Changes()) { $0.add($1.change) }
    }
  }

  /// Something on a screen that makes no sound, with the reason.
  package struct Silence: Sendable, Hashable, Codable {
    package var words: String
    /// Whether it made one before; `nil` where that is not known.
    package var isNew: Bool?

    package init(_ words: String, isNew: Bool? = nil) {
      self.words = words
      self.isNew = isNew
    }
  }

  /// A moment of a flow with the picture of the screen.
  package struct Scene: Sendable, Hashable, Codable {
    package var line: Int
    package var picture: Int

    package init(line: Int, picture: Int) {
      self.line = line
      self.picture = picture
    }
  }

  /// What a task takes a person.
  package struct Cost: Sendable, Hashable, Codable {
    package var task: String?
    package var gestures: Int
    package var words: Int
    package var seconds: Int

    package init(task: String?, gestures: Int, words: Int, seconds: Int) {
      self.task = task
      self.gestures = gestures
      self.words = words
      self.seconds = seconds
    }
  }
}
