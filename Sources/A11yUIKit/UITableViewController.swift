/// A screen that is a table, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
    begin()
  }
  public override init(nibName name: String?, bundle: Bundle?) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: name, bundle: bundle)
    begin()
  }
  public required init?(coder: NSCoder) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(coder: coder)
    begin()
  }

  private func begin() { (tableView.dataSource, tableView.delegate) = (self, self) }

  open override func loadView() { view = tableView }
  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView.setEditing(isEditing, animated: animated)
  }

  // MARK: - Rows
  open func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
  open func numberOfSections(in table: UITableView) -> Int { 1 }
  open func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ table: UITableView, canEditRowAt path: IndexPath) -> Bool { table.isEditing }
  open func tableView(_ table: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    table.showsReorderControl(at: path)
  }
  open func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  open func tableView(_ table: UITableView, moveRowAt path: IndexPath, to target: IndexPath) {}

  // MARK: - What is done to them
  open func tableView(
    _ table: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  open func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  open func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  open func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) {}
  open func tableView(_ table: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  open func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {}
  open func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  open func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  open func tableView(
    _ table: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  open func tableView(
    _ table: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
