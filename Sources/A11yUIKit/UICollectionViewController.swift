/// A screen that is a collection, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView!
  open var clearsSelectionOnViewWillAppear = true
  public var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    begin()
  }
  public override init(nibName name: String?, bundle: Bundle?) {
    collectionView = UICollectionView(frame: .zero)
    super.init(nibName: name, bundle: bundle)
    begin()
  }
  public required init?(coder: NSCoder) {
    collectionView = UICollectionView(frame: .zero)
    super.init(coder: coder)
    begin()
  }

  private func begin() { (collectionView.dataSource, collectionView.delegate) = (self, self) }

  open override func loadView() { view = collectionView }

  // MARK: - Items
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  open func numberOfSections(in view: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: - What is done to them
  open func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool { true }
  open func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  open func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
}
