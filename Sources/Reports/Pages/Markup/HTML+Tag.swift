extension HTML {
  /// The elements that pages are made of.
  enum Tag: String, Sendable, CaseIterable {
    case html, head, meta, title, body
    case header, nav, main, section, footer, figure, figcaption, details, summary
    case h1, h2, h3, h4, p, div, span, pre, code, kbd
    case ul, ol, li, dl, dt, dd
    case table, caption, thead, tbody, tr, th, td
    case a, img, audio, track, ins, del, strong, bdi
    case button, fieldset, legend, label, input, form

    /// Whether nothing can be in it, so that it has no end.
    var isVoid: Bool {
      switch self {
      case .meta, .img, .input, .track: true
      case .html, .head, .title, .body, .header, .nav, .main, .section, .footer, .figure, .figcaption, .details,
        .summary, .h1, .h2, .h3, .h4, .p, .div, .span, .pre, .code, .kbd, .ul, .ol, .li, .dl, .dt, .dd, .table,
        .caption, .thead, .tbody, .tr, .th, .td, .a, .audio, .ins, .del, .strong, .bdi, .button, .fieldset, .legend,
        .label, .form:
        false
      }
    }

    /// Whether a line of the file ends after it, where no space is seen.
    var endsLine: Bool {
      switch self {
      case .html, .head, .title, .body, .header, .nav, .main, .section, .footer, .figure, .details, .h1, .h2, .h3, .h4,
        .p, .div, .ul, .ol, .li, .dl, .table, .thead, .tbody, .tr, .fieldset, .form:
        true
      case .meta, .figcaption, .summary, .span, .pre, .code, .kbd, .dt, .dd, .caption, .th, .td, .a, .img, .audio,
        .track, .ins, .del, .strong, .bdi, .button, .legend, .label, .input:
        false
      }
    }
  }
}
