/// Rows, as UIKit's delegates fill them; nothing is known of them here.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public static let automaticDimension: CGFloat = -1
  public weak var delegate: (any UITableViewDelegate)?
  public weak var dataSource: (any UITableViewDataSource)?
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var rowHeight: CGFloat = -1
  public var estimatedRowHeight: CGFloat = -1
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var tableHeaderView: UIView?
  public var tableFooterView: UIView?
  public var backgroundView: UIView?
  public var allowsSelection = true
  public func reloadData() {}
  public static func appearance() -> UITableView { UITableView() }
}
