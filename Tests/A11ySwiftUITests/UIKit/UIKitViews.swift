import A11ySwiftUI
import A11yUIKit

// Views of UIKit's in SwiftUI, as teams write them. What `#selector` names is written as it stands after it was made to
// compile here.

/// A view of UIKit's that is made by a closure.
struct Made: UIViewRepresentable {
  let make: () -> UIView
  init(_ make: @escaping () -> UIView) { self.make = make }
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// A controller that is made by a closure.
struct MadeController: UIViewControllerRepresentable {
  let make: () -> UIViewController
  init(_ make: @escaping () -> UIViewController) { self.make = make }
  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

@MainActor func label(_ words: String) -> UILabel {
  let label = UILabel()
  label.text = words
  return label
}

/// A switch that tells its coordinator.
struct Switch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    view.accessibilityLabel = "Wi-Fi"
    view.addTarget(
      context.coordinator, action: Selector("Coordinator.changed(_:)", Coordinator.changed(_:)), for: .valueChanged)
    return view
  }
  func updateUIView(_ view: UISwitch, context: Context) { view.isOn = isOn }

  @MainActor final class Coordinator {
    let parent: Switch
    init(_ parent: Switch) { self.parent = parent }
    func changed(_ sender: UISwitch) { parent.isOn = sender.isOn }
  }
}

/// A field that tells its coordinator, which is its delegate.
struct Field: UIViewRepresentable {
  @Binding var text: String
  var submit: () -> Void = {}

  func makeCoordinator() -> Coordinator { Coordinator(text: $text, submit: submit) }
  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.delegate = context.coordinator
    field.setContentHuggingPriority(.defaultHigh, for: .vertical)
    return field
  }
  func updateUIView(_ field: UITextField, context: Context) { field.text = text }

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String
    let submit: () -> Void
    init(text: Binding<String>, submit: @escaping () -> Void) {
      _text = text
      self.submit = submit
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      submit()
      return true
    }
  }
}

/// A view of several lines, that tells of each change.
struct Notes: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    view.accessibilityLabel = "Notes"
    return view
  }
  func updateUIView(_ view: UITextView, context: Context) { if view.text != text { view.text = text } }
  func makeCoordinator() -> Coordinator { Coordinator { text = $0 } }

  final class Coordinator: NSObject, UITextViewDelegate {
    let change: (String) -> Void
    init(_ change: @escaping (String) -> Void) { self.change = change }
    func textViewDidChange(_ textView: UITextView) { change(textView.text) }
  }
}

/// Stars that a person can give, as a control of the app's own.
final class StarsControl: UIControl {
  var stars = 3 { didSet { sendActions(for: .valueChanged) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var accessibilityValue: String? {
    get { "\(stars) stars" }
    set {}
  }
  override func accessibilityIncrement() { stars += 1 }
  override func accessibilityDecrement() { stars -= 1 }
}

/// A row that is one element, with what can be done with it.
final class MessageView: UIView {
  private let sender = label("Ann")
  private let words = label("Are you there?")
  var archive: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(sender)
    addSubview(words)
    isAccessibilityElement = true
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { [weak self] _ in
        self?.archive()
        return true
      }
    ]
  }
  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { [sender.text, words.text].compactMap(\.self).joined(separator: ", ") }
    set {}
  }
}

/// People in a table, by sections.
final class PeopleController: UITableViewControllerLike {
  var choose: (String) -> Void = { _ in }
  let people = [("Friends", ["Ann", "Bob"]), ("Others", ["Cem"])]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    table.dataSource = self
    table.delegate = self
  }
}

/// A controller with a table in it.
class UITableViewControllerLike: UIViewController {
  let table = UITableView(frame: .zero, style: .insetGrouped)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    NSLayoutConstraint.activate([table.topAnchor.constraint(equalTo: view.topAnchor)])
  }
}

extension PeopleController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { people.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { people[section].1.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { people[section].0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = people[indexPath.section].1[indexPath.row]
    content.secondaryText = "Oslo"
    cell.contentConfiguration = content
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(people[indexPath.section].1[indexPath.row])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let call = UIContextualAction(style: .normal, title: "Call") { [choose, people] _, _, done in
      choose("called \(people[indexPath.section].1[indexPath.row])")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [call])
  }
}

/// An item of a collection, with a type of its own.
final class FernCell: UICollectionViewCell {
  let name = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(name)
  }
  required init?(coder: NSCoder) { nil }
}

/// Items in a collection.
final class FernsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private lazy var collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var choose: (Int) -> Void = { _ in }
  override func viewDidLoad() {
    collection.register(FernCell.self, forCellWithReuseIdentifier: "fern")
    collection.dataSource = self
    collection.delegate = self
    view.addSubview(collection)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fern", for: indexPath)
    (cell as? FernCell)?.name.text = "Fern \(indexPath.item + 1)"
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(indexPath.item + 1)
  }
}

/// A screen that asks before it deletes.
final class DeletingController: UIViewController {
  var deleted: () -> Void = {}
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Delete", for: .normal)
    button.addTarget(self, action: Selector("ask", ask), for: .touchUpInside)
    view.addSubview(button)
  }
  private func ask() {
    let alert = UIAlertController(title: "Delete it?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in self?.deleted() })
    present(alert, animated: true)
  }
}

/// A screen from which another one is pushed, with a button in the bar.
final class FirstController: UIViewController {
  override func viewDidLoad() {
    title = "Plants"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector("add", add))
    view.addSubview(label("Ferns"))
  }
  private func add() {
    let next = UIViewController()
    next.title = "New Plant"
    next.view.addSubview(label("Name it"))
    navigationController?.pushViewController(next, animated: true)
  }
}
