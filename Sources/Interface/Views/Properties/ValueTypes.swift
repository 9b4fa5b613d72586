package import Diagnostics

/// A label for VoiceOver: text of its own, or something around the label that the system makes.
package struct Label: Sendable, Hashable {
  /// The words that replace the default label; `nil` keeps the default.
  package var text: Dynamic<String>?
  /// The label applies only while this holds; otherwise the default label stays.
  package var condition: Dynamic<Bool>?
  /// Words before the label.
  package var prepend: Dynamic<String>?
  /// Words after the label.
  package var append: Dynamic<String>?

  package init(
    _ text: Dynamic<String>? = nil,
    if condition: Dynamic<Bool>? = nil,
    prepend: Dynamic<String>? = nil,
    append: Dynamic<String>? = nil
  ) {
    self.text = text
    self.condition = condition
    self.prepend = prepend
    self.append = append
  }
}

extension Label: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(.constant(value)) }
}

extension Label: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    text.accept(&visitor)
    condition.accept(&visitor)
    prepend.accept(&visitor)
    append.accept(&visitor)
  }
}

/// What becomes of the elements inside a view: `accessibilityElement(children:)`.
package enum ChildBehavior: String, Sendable, CaseIterable {
  case ignore, combine, contain
}

/// A detail that VoiceOver offers on demand under More Content.
package struct CustomContent: Sendable, Hashable {
  package var label: Dynamic<String>
  package var value: Dynamic<String>
  /// Whether the value is also read with the element itself.
  package var isImportant: Bool

  package init(label: Dynamic<String>, value: Dynamic<String>, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

extension CustomContent: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    label.accept(&visitor)
    value.accept(&visitor)
  }
}

/// How a label's text is to be spoken: attributed speech.
package struct Speech: Sendable, Hashable {
  /// Letter by letter.
  package var spellsOut = false
  /// With all punctuation.
  package var speaksPunctuation = false
  /// The pitch as a factor between 0 and 2, where 1 is normal.
  package var pitch: Double?
  /// The pronunciation in the International Phonetic Alphabet.
  package var ipa: String?
  /// Words of the label in other languages, in their order.
  package var languages: [ForeignWords] = []

  package init() {}
}

/// Words in a label that are spoken in a language of their own.
package struct ForeignWords: Sendable, Hashable {
  package var text: String
  /// The language as a BCP 47 tag.
  package var language: String

  package init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }
}

/// A value that a control shows, and the place in state that it changes if it is bound to one.
package struct Bound: Sendable, Hashable {
  private var box: Box<Description>

  private struct Description: Sendable, Hashable {
    var value: Dynamic<Value>
    var path: Path?
    var target: StatePath?
  }

  package init(_ value: Dynamic<Value>) { box = Box(Description(value: value)) }

  package init(to path: Path) { box = Box(Description(value: .expression(.path(path)), path: path)) }
}

extension Bound {
  package var value: Dynamic<Value> {
    get { box.wrapped.value }
    set { box.wrapped.value = newValue }
  }

  /// The path written as `$path`, or `nil` for a value that the control cannot change.
  package var path: Path? {
    get { box.wrapped.path }
    set { box.wrapped.path = newValue }
  }

  /// Where in state the path leads, once resolved.
  package var target: StatePath? {
    get { box.wrapped.target }
    set { box.wrapped.target = newValue }
  }
}

/// One choice of a picker.
package struct PickerOption: Sendable, Hashable {
  package var label: Dynamic<String>
  /// What the picker's selection is when this is chosen; the label itself unless given.
  package var tag: Dynamic<Value>?
  package var symbol: Dynamic<String>?
  package var isEnabled: Dynamic<Bool>

  package init(
    _ label: Dynamic<String>,
    tag: Dynamic<Value>? = nil,
    symbol: Dynamic<String>? = nil,
    isEnabled: Dynamic<Bool> = true
  ) {
    self.label = label
    self.tag = tag
    self.symbol = symbol
    self.isEnabled = isEnabled
  }
}

extension PickerOption: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    label.accept(&visitor)
    tag.accept(&visitor)
    symbol.accept(&visitor)
    isEnabled.accept(&visitor)
  }
}

extension PickerOption {
  /// What the selection of a resolved picker is when this is chosen.
  package var choice: Value { tag?.constant ?? .text(label.constant ?? "") }
}

/// A data point of a chart.
package struct ChartPoint: Sendable, Hashable {
  package var label: Dynamic<String>
  package var value: Dynamic<String>

  package init(label: Dynamic<String>, value: Dynamic<String>) {
    self.label = label
    self.value = value
  }
}

extension ChartPoint: Expressive {
  package mutating func accept(_ visitor: inout some ExpressionVisitor) {
    label.accept(&visitor)
    value.accept(&visitor)
  }
}

/// Where a cell of a data table stands, counted from one.
package struct CellPosition: Sendable, Hashable {
  /// `nil` for the place that the table gives it.
  package var row: Int?
  /// `nil` for the place that the table gives it.
  package var column: Int?
  /// How many rows it takes.
  package var rowSpan: Int
  /// How many columns it takes.
  package var columnSpan: Int
  /// Whether the cell heads its row.
  package var isRowHeader: Bool
  /// Whether the cell heads its column.
  package var isColumnHeader: Bool

  package init(
    row: Int? = nil, column: Int? = nil, rowSpan: Int = 1, columnSpan: Int = 1,
    isRowHeader: Bool = false, isColumnHeader: Bool = false
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isRowHeader = isRowHeader
    self.isColumnHeader = isColumnHeader
  }
}

/// The screen that a link leads to, or the address.
package enum Destination: Sendable, Hashable {
  case screen(String, SourcePlace)
  case address(String)
}

/// How what is inside a view is gone through by those who scan the screen: UIKit's `accessibilityNavigationStyle`.
package enum NavigationStyle: String, Sendable, CaseIterable {
  /// The system decides.
  case automatic
  /// Each for itself.
  case separate
  /// As one item, whose members are gone through when it was chosen.
  case combined
}

/// UIKit's kinds of accessibility containers.
package enum ContainerType: String, Sendable, CaseIterable {
  case none, dataTable, list, landmark, semanticGroup
  /// Elements that are counted, “2 of 5”, as in a segmented control.
  case series
}
