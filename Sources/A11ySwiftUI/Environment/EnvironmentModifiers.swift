nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    rendered { content, context in
      var output = context.remembering { $0[keyPath: keyPath] = value }.render(content)
      if let scheme = value as? ColorScheme { output.modify { $0.modifications.append(.look(.colorScheme(scheme))) } }
      return output
    }
  }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    inheriting { $0.setObject(object, of: T.self) }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    inheriting { transform(&$0[keyPath: keyPath]) }
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    inheriting { $0.setObject(object, of: T.self) }
  }

  public func defaultAppStorage(_ store: UserDefaults) -> some View { inheriting { $0.defaultAppStorage = store } }

  public func disabled(_ disabled: Bool) -> some View { inheriting { $0.isEnabled = $0.isEnabled && !disabled } }

  public func labelsHidden() -> some View { inheriting { $0.labelsHidden = true } }

  public func font(_ font: Font?) -> some View { inheriting { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> some View { inheriting { $0.fontWeight = weight } }

  public func bold(_ isActive: Bool = true) -> some View { inheriting { if isActive { $0.fontWeight = .bold } } }

  public func lineLimit(_ number: Int?) -> some View { inheriting { $0.lineLimit = number } }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { inheriting { $0.lineLimit = nil } }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    inheriting { $0.lineLimit = limit.upperBound }
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { inheriting { $0.lineLimit = limit.upperBound } }

  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { inheriting { $0.lineLimit = limit } }

  public func lineSpacing(_ spacing: CGFloat) -> some View { inheriting { $0.lineSpacing = spacing } }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View { inheriting { $0.minimumScaleFactor = factor } }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    inheriting { $0.multilineTextAlignment = alignment }
  }

  public func textCase(_ textCase: Text.Case?) -> some View { inheriting { $0.textCase = textCase } }

  public func imageScale(_ scale: Image.Scale) -> some View { inheriting { $0.imageScale = scale } }

  public func controlSize(_ size: ControlSize) -> some View { inheriting { $0.controlSize = size } }

  public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize { self }

  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inheriting { $0.symbolVariants = $0.symbolVariants.adding(variant) }
  }

  public func redacted(reason: RedactionReasons) -> some View {
    inheriting { $0.redactionReasons.formUnion(reason) }
  }

  public func unredacted() -> some View { inheriting { $0.redactionReasons = [] } }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { dynamicTypeSize(size...size) }

  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return inheriting { values in
      guard let first = allowed.min(), let last = allowed.max() else { return }
      values.dynamicTypeSize = min(max(values.dynamicTypeSize, first), last)
    }.piecewise { piece, _ in
      guard let first = allowed.min(), let last = allowed.max() else { return }
      piece.modifications.append(.look(.textSizes(least: first, greatest: last)))
    }
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }

  public func headerProminence(_ prominence: Prominence) -> some View {
    inheriting { $0.headerProminence = prominence }
  }

  public func scrollDisabled(_ disabled: Bool) -> some View { inheriting { $0.isScrollEnabled = !disabled } }

  public func menuOrder(_ order: MenuOrder) -> some View { inheriting { $0.menuOrder = order } }
}
