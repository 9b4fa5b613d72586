extension CGColor {
  package convenience init(_ color: Color) {
    let parts = color.parts ?? Color.Parts(red: 0, green: 0, blue: 0)
    self.init(
      red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(color.alpha))
  }
}
