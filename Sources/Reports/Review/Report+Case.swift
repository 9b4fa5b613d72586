extension Report {
  /// A scenario, or a variant of it, with what is heard in it.
  package struct Case: Sendable, Hashable, Codable {
    /// The file of the scenario, from the folder in which the program ran.
    package var path: String
    /// The file that it stands in, where the path says more than that: which preview of a file it is.
    package var file: String?
    /// What is changed in the scenario: `de`; `nil` for the scenario as it stands.
    package var variant: String?
    /// What the author calls the scenario; the path where it could not be read.
    package var title: String
    /// Who speaks: the reader, the system and the language.
    package var reader = ""
    /// What the person has set.
    package var settings: [String] = []
    /// VoiceOver's own language as a BCP 47 tag.
    package var language = "en"
    package var golden: String
    package var verdict: Verdict
    /// Whether there is a golden that what is heard is held against.
    package var isRecorded = true
    /// Where to look first, if something is wrong.
    package var place: Place?
    /// How long reading and playing took.
    package var seconds = 0.0
    /// What stands between what is heard and what was recorded; `nil` where nothing does.
    package var discrepancy: Discrepancy?
    /// What is to be known of the case as a whole, a sentence for each thing.
    package var notes: [String] = []
    /// What is wrong besides the golden.
    package var failures: [Failure] = []
    package var sections: [Section] = []
    package var pictures: [Picture] = []
    package var findings: [Finding] = []
    /// How many findings somebody has accepted.
    package var accepted = 0
    package var coverage: Coverage?
    /// What is assumed of VoiceOver, because no source tells it.
    package var assumptions: [String] = []
    /// The patch that records what is heard; empty where there is nothing to record.
    package var patch = ""

    package init(path: String, variant: String? = nil, golden: String, verdict: Verdict) {
      self.path = path
      self.variant = variant
      self.golden = golden
      self.verdict = verdict
      title = path
    }

    /// What is heard otherwise in all sections.
    package var changes: Changes { sections.reduce(Changes()) { $0 + $1.changes } }
  }

  /// Something besides the golden that is not as it should be.
  package struct Failure: Sendable, Hashable, Codable {
    package var message: String
    package var flow: String?
    package var place: Place?

    package init(message: String, flow: String? = nil, place: Place? = nil) {
      self.message = message
      self.flow = flow
      self.place = place
    }
  }

  /// What stands between what is heard and what was recorded.
  package struct Discrepancy: Sendable, Hashable, Codable {
    /// What it is, in one line.
    package var headline: String
    /// What it is, a sentence for each part of it.
    package var sentences: [String]
    /// The same for people who look: lines with `-` and `+` where words differ.
    package var text: String

    package init(_ headline: String, sentences: [String]? = nil, text: String? = nil) {
      self.headline = headline
      self.sentences = sentences ?? [headline]
      self.text = text ?? headline + "\n"
    }
  }

  /// Where something stands.
  package struct Place: Sendable, Hashable, Codable {
    package var line: Int
    package var column: Int
    /// The file, where it is another than that of the scenario.
    package var file: String?

    package init(line: Int, column: Int = 1, file: String? = nil) {
      self.line = line
      self.column = column
      self.file = file
    }

    /// The place in words: `line 4 of row.yaml`.
    package var inWords: String { "line \(line)" + (file.map { " of \($0)" } ?? "") }
  }

  /// How much of a scenario was gone through.
  package struct Coverage: Sendable, Hashable, Codable {
    package var summary: String
    /// What was left out, a line for each thing.
    package var omissions: [String]

    package init(summary: String, omissions: [String]) {
      self.summary = summary
      self.omissions = omissions
    }
  }

  /// A screen as it looks.
  package struct Picture: Sendable, Hashable, Codable {
    package var svg: String
    /// Its size in points.
    package var width: Double
    package var height: Double

    private enum CodingKeys: CodingKey { case svg, width, height }

    /// No picture is larger; pages and tools take whole numbers of points.
    private static let greatestLength = 1e9

    init(svg: String, width: Double, height: Double) {
      self.svg = svg
      self.width = width
      self.height = height
    }

    /// The picture of a screen with its stops, or of the screen alone as a person sees it in passing.
    package init(_ picture: ScreenPicture, isSmall: Bool = false) {
      let layers: PictureLayers = isSmall ? [] : .marks
      svg = picture.svg(layers, isEmbedded: true)
      (width, height) = picture.size(layers)
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      svg = try container.decode(String.self, forKey: .svg)
      width = try Picture.length(.width, in: container)
      height = try Picture.length(.height, in: container)
    }

    private static func length(_ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>) throws -> Double {
      let length = try container.decode(Double.self, forKey: key)
      guard (0...greatestLength).contains(length) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "not a length")
      }
      return length
    }
  }
}
