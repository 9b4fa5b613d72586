internal import Interface

/// A field to search by, with a button that ends the search.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String? = ""
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open var backgroundImage: UIImage?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  public weak var delegate: (any UISearchBarDelegate)?
  /// The controller whose bar it is.
  weak var searching: UISearchController?
  public static func appearance() -> UISearchBar { UISearchBar() }
  open func setShowsCancelButton(_ isShown: Bool, animated: Bool) { showsCancelButton = isShown }

  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    delegate?.searchBarTextDidBeginEditing(self)
    searching?.begin()
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  override func description(by emitter: inout Emitter) -> Interface.View {
    let path = emitter.path(of: self)
    var field = emitter.make(.searchField, path, part: "field")
    // The bar of a controller has a placeholder of the system's.
    let words = placeholder ?? searching.map { _ in SystemWord.search.text(in: emitter.environment) }
    if let words { field.content = emitter.text(words) }
    field.text = emitter.edited(self, text ?? "") { [self] words in
      text = words
      delegate?.searchBar(self, textDidChange: words)
      searching?.update()
    }
    field.action = emitter.tokens.action { [self] in delegate?.searchBarSearchButtonClicked(self) }
    emitter.noteKeyboard(of: self, &field)
    var children = [field]
    if let searching, searching.isActive {
      let close = SystemWord.close.text(in: emitter.environment)
      var button = emitter.make(.button, path, part: "close", emitter.text(close))
      button.action = emitter.tokens.action { [self] in
        delegate?.searchBarCancelButtonClicked(self)
        searching.isActive = false
      }
      children.append(button)
    } else if showsCancelButton {
      let cancel = SystemWord.cancel.text(in: emitter.environment)
      var button = emitter.make(.button, path, part: "cancel", emitter.text(cancel))
      button.action = emitter.tokens.action { [self] in delegate?.searchBarCancelButtonClicked(self) }
      children.append(button)
    }
    let bar = emitter.make(.hstack, path, part: "bar", children: children)
    return emitter.make(.view, path, children: [bar] + scopes(path, by: &emitter))
  }

  /// The segments to search in, which a controller shows while a person searches (Apple's reference of
  /// `UISearchController.automaticallyShowsScopeBar`).
  private func scopes(_ path: PathKey, by emitter: inout Emitter) -> [Interface.View] {
    guard searching.map(\.showsScopes) ?? showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else {
      return []
    }
    var picker = emitter.make(.picker, path, part: "scopes")
    picker.style = Interface.PickerStyle.segmented.rawValue
    picker.options = titles.enumerated().map { PickerOption(.constant($1), tag: .constant(.text("\($0)"))) }
    picker.selection = emitter.tokens.bound(.text("\(selectedScopeButtonIndex)")) { [self] value in
      guard let index = value.text.flatMap({ Int($0) }), titles.indices.contains(index) else { return }
      selectedScopeButtonIndex = index
      delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
      searching?.update()
    }
    return [picker]
  }
}
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ bar: UISearchBar)
  func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ bar: UISearchBar)
  func searchBar(_ bar: UISearchBar, textDidChange text: String)
  func searchBarSearchButtonClicked(_ bar: UISearchBar)
  func searchBarCancelButtonClicked(_ bar: UISearchBar)
  func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ bar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ bar: UISearchBar) {}
  public func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
  public func searchBarSearchButtonClicked(_ bar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ bar: UISearchBar) {}
  public func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {}
}
