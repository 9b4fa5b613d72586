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
