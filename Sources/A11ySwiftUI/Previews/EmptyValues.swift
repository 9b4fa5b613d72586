// The values of SwiftUI's types that say nothing, for an app that asks for one that cannot be had here.

nonisolated extension _PreviewUnknown: HasEmptyValue {
  package static var emptyValue: Any { _PreviewUnknown() }
}

nonisolated extension AnyView: HasEmptyValue {
  package static var emptyValue: Any { AnyView(EmptyView()) }
}

extension LocalizedStringKey: HasEmptyValue {
  package static var emptyValue: Any { LocalizedStringKey("") }
}

nonisolated extension Text: HasEmptyValue {
  package static var emptyValue: Any { Text(verbatim: "") }
}

nonisolated extension Image: HasEmptyValue {
  package static var emptyValue: Any { Image(source: .data, words: .none) }
}

nonisolated extension Color: HasEmptyValue {
  package static var emptyValue: Any { Color.clear }
}

extension AnyShapeStyle: HasEmptyValue {
  package static var emptyValue: Any { AnyShapeStyle(Color.clear) }
}

extension Gradient: HasEmptyValue {
  package static var emptyValue: Any { Gradient(colors: []) }
}

extension Font: HasEmptyValue {
  package static var emptyValue: Any { Font.body }
}

extension Animation: HasEmptyValue {
  package static var emptyValue: Any { Animation.default }
}

extension EdgeInsets: HasEmptyValue {
  package static var emptyValue: Any { EdgeInsets() }
}

extension Angle: HasEmptyValue {
  package static var emptyValue: Any { Angle.zero }
}
