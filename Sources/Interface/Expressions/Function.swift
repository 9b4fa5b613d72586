/// What an expression can ask of a value; it stands after the value: `comments.filter(it.unread).count`.
///
/// A function without arguments is written as a member, `names.first`, and gives way to a member of the same name.
package enum Function: String, Sendable, CaseIterable {
  // Of lists, and some of them of text.
  case count, isEmpty, first, last, reversed, contains, filter, map, sorted, min, max, sum, joined
  // Of text.
  case uppercased, lowercased, localized
  // Of numbers.
  case rounded
  // As the app writes it in the language of the scenario.
  case number, percent, currency, date, time, duration, relative, list, plural
}

extension Function {
  /// Something that a function is told in parentheses.
  package struct Parameter: Sendable, Hashable {
    /// The name by which it can be given: `plural(one='# row', other='# rows')`.
    package var name: String
    package var isRequired: Bool
  }

  /// What a function takes and gives.
  package struct Signature: Sendable {
    package var parameters: [Parameter]
    /// Whether the argument is computed for each item of the list, which is called `it`.
    package var isPerItem: Bool
    /// One sentence for the reference.
    package var summary: String
    /// How it is written.
    package var example: String
  }

  /// What the function takes and gives.
  package var signature: Signature {
    switch self {
    case .count: .plain("How many items a list has, or characters a text.", "comments.count")
    case .isEmpty: .plain("Whether a list or a text has nothing in it.", "draft.isEmpty")
    case .first: .plain("The first item of a list; nothing if it is empty.", "comments.first")
    case .last: .plain("The last item of a list; nothing if it is empty.", "comments.last")
    case .reversed: .plain("The items of a list from the last to the first.", "comments.reversed")
    case .contains: .of(["value"], "Whether a list has an item, or a text some words.", "tags.contains('new')")
    case .filter: .each(required: true, "The items for which something holds.", "comments.filter(it.unread)")
    case .map: .each(required: true, "What each item yields.", "comments.map(it.author)")
    case .sorted: .each(required: false, "The items in order, by a value of each.", "comments.sorted(it.author)")
    case .min: .plain("The least number or text of a list.", "prices.min")
    case .max: .plain("The greatest number or text of a list.", "prices.max")
    case .sum: .plain("The numbers of a list, added up.", "orders.map(it.price).sum")
    case .joined: .of(optional: ["separator"], "The texts of a list as one.", "names.joined(', ')")
    case .uppercased: .plain("A text in capital letters.", "name.uppercased")
    case .lowercased: .plain("A text in small letters.", "name.lowercased")
    case .localized: .plain("The app's own words for a key of its tables.", "order.status.localized")
    case .rounded: .plain("The nearest whole number.", "share.rounded")
    case .number: .of(optional: ["digits"], "A number as text, with so many digits after the point.", "size.number(1)")
    case .percent: .of(optional: ["digits"], "A share of one as text: 25%.", "share.percent")
    case .currency: .of(["code"], "An amount of money as text.", "price.currency('EUR')")
    case .date:
      .of(optional: ["style"], "A day as text: \(FormatRequest.DateStyle.alternatives).", "order.day.date('long')")
    case .time:
      .of(optional: ["style"], "A time of day as text: \(FormatRequest.TimeStyle.alternatives).", "order.day.time")
    case .duration:
      .of(optional: ["style"], "Seconds as text: \(FormatRequest.DurationStyle.alternatives).", "seconds.duration")
    case .relative: .of(["to"], "A moment as seen from another: 2 hours ago.", "sent.relative(now)")
    case .list:
      .of(optional: ["kind"], "Texts as one sentence part: a, b, and c; with 'or' in place of and.", "names.list")
    case .plural:
      .of(
        optional: PluralCategory.allCases.map(\.rawValue),
        "The words for a number, by the plural of the language; # is the number.",
        "count.plural('# comment', '# comments')")
    }
  }
}

extension Function.Signature {
  fileprivate static func plain(_ summary: String, _ example: String) -> Self {
    Self(parameters: [], isPerItem: false, summary: summary, example: example)
  }

  fileprivate static func of(
    _ required: [String] = [], optional: [String] = [], _ summary: String, _ example: String
  ) -> Self {
    Self(
      parameters: required.map { Function.Parameter(name: $0, isRequired: true) }
        + optional.map { Function.Parameter(name: $0, isRequired: false) },
      isPerItem: false, summary: summary, example: example)
  }

  fileprivate static func each(required isRequired: Bool, _ summary: String, _ example: String) -> Self {
    Self(
      parameters: [Function.Parameter(name: "value", isRequired: isRequired)], isPerItem: true, summary: summary,
      example: example)
  }
}
