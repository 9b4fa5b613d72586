internal import Markup

extension HTML {
  /// A name with a value, before what an element holds.
  ///
  /// There are only these, so that no text can become the code of an event or the address of a script.
  struct Attribute: Sendable, Hashable {
    private let name: String
    private let value: String
    /// Whether nothing in the value can be taken for markup, long as it may be.
    private let isPlain: Bool

    private init(_ name: String, _ value: String, isPlain: Bool = false) {
      self.name = name
      self.value = value
      self.isPlain = isPlain
    }

    func write(to page: inout [UInt8]) {
      page.append(UInt8(ascii: " "))
      page.append(utf8: name)
      page.append(utf8: "=\"")
      page.append(utf8: isPlain ? value : XMLText.attribute(value))
      page.append(UInt8(ascii: "\""))
    }

    // MARK: What style sheets and links know an element by

    static func id(_ anchor: Anchor) -> Attribute { Attribute("id", anchor.name) }
    static func css(_ name: StaticString) -> Attribute { Attribute("class", "\(name)") }
    static func css(_ names: [StaticString]) -> Attribute {
      Attribute("class", names.map { "\($0)" }.joined(separator: " "))
    }
    static func href(_ address: PageAddress) -> Attribute { Attribute("href", address.written) }
    static func source(_ data: DataAddress) -> Attribute { Attribute("src", data.written, isPlain: true) }

    // MARK: What people are told

    static func language(_ tag: String) -> Attribute { Attribute("lang", tag) }
    /// Has the direction of text follow from its letters.
    static let ownDirection = Attribute("dir", "auto")
    static func alternative(_ words: String) -> Attribute { Attribute("alt", words) }
    static func label(_ words: String) -> Attribute { Attribute("aria-label", words) }
    static func labelled(by anchors: Anchor...) -> Attribute {
      Attribute("aria-labelledby", anchors.map(\.name).joined(separator: " "))
    }

    // MARK: What single elements need

    static func width(_ points: Int) -> Attribute { Attribute("width", "\(points)") }
    static func height(_ points: Int) -> Attribute { Attribute("height", "\(points)") }
    static let lazy = Attribute("loading", "lazy")
    static func number(_ number: Int) -> Attribute { Attribute("value", "\(number)") }
    static let open = Attribute("open", "")
    static let checked = Attribute("checked", "")
    /// Lets a part that can be scrolled be reached by keys.
    static let reachable = Attribute("tabindex", "0")
    /// Lets a link lead the focus there.
    static let target = Attribute("tabindex", "-1")
    static let button = Attribute("type", "button")
    static let text = Attribute("type", "text")
    static let withoutSuggestions = Attribute("autocomplete", "off")
    /// Has readers of screens say at once what comes to stand there.
    static let alert = Attribute("role", "alert")
    /// Has readers of screens say what comes to stand there when they have time.
    static let status = Attribute("role", "status")
    /// Has readers of screens say what is added.
    static let log = Attribute("role", "log")
    static let column = Attribute("scope", "col")
    static let row = Attribute("scope", "row")
    /// Lets a part that is none by itself have a name.
    static let group = Attribute("role", "group")
    static let region = Attribute("role", "region")
    static let checkbox = Attribute("type", "checkbox")
    static let radio = Attribute("type", "radio")
    static func name(_ name: StaticString) -> Attribute { Attribute("name", "\(name)") }
    static func labels(_ anchor: Anchor) -> Attribute { Attribute("for", anchor.name) }
    static let utf8 = Attribute("charset", "utf-8")
    static func content(_ words: String) -> Attribute { Attribute("content", words) }
    static let policy = Attribute("http-equiv", "Content-Security-Policy")
    static let controls = Attribute("controls", "")
    static let loadedWhenPlayed = Attribute("preload", "none")
    static let captions = Attribute("kind", "captions")
    static func captionLanguage(_ tag: String) -> Attribute { Attribute("srclang", tag) }
    static let standard = Attribute("default", "")

    // MARK: What the script goes by

    /// The lines that are heard, each with its beginning and its end in milliseconds.
    static func cues(_ cues: [Report.Sound.Cue]) -> Attribute {
      Attribute("data-cues", cues.map { "\($0.line.written) \($0.start) \($0.end)" }.joined(separator: ","))
    }
    /// The version of what a page shows, which changes with the file.
    static func version(_ number: Int) -> Attribute { Attribute("data-version", "\(number)") }
    /// The number of something that was heard on a walk.
    static func heard(_ number: Int) -> Attribute { Attribute("data-heard", "\(number)") }
    /// The key that a button stands for, as browsers call it.
    static func key(_ name: StaticString) -> Attribute { Attribute("data-key", "\(name)") }
    static func line(_ name: Report.LineName) -> Attribute { Attribute("data-line", name.written) }
  }
}
