/// One key of a view besides its kind, named as in SwiftUI and UIKit without the `accessibility` prefix.
public enum Modifier: Sendable, Hashable {
  // What shapes the tree.
  case condition(Dynamic<Bool>)
  /// The member by which a loop tells its items apart when their order changes.
  case itemID(String)

  // What an element says.
  case label(Label)
  case value(Dynamic<String>)
  case hint(Dynamic<String>)
  case traits([AccessibilityTrait])
  case removeTraits([AccessibilityTrait])
  case selected(Dynamic<Bool>)
  case enabled(Dynamic<Bool>)
  case headingLevel(Int)
  case language(String)
  case inputLabels([Dynamic<String>])
  case identifier(String)
  case customContent([CustomContent])
  case speech(Speech)

  // Whether and how it is an element.
  case hidden(Dynamic<Bool>)
  case opacity(Dynamic<Double>)
  case decorative(Bool)
  case children(ChildBehavior)
  case sortPriority(Dynamic<Double>)
  case representation(Box<View>)

  // What can be done with it.
  case action(Action)
  case actions([View])
  case swipeActions([View])
  case contextMenu([View])
  case increment(Action)
  case decrement(Action)
  case magicTap(Action)
  case escape(Action)
  case rotors([Rotor])
  case draggable(Draggable)
  case dropTarget(DropPoint)
  case dropPoints([DropPoint])

  // What a control shows and changes.
  case isOn(Bound)
  case text(Bound)
  case amount(Bound)
  case selection(Bound)
  case isExpanded(Bound)
  case isPresented(Bound)
  case total(Dynamic<Double>)
  case range(ClosedRange<Double>)
  case step(Double)
  case options([PickerOption])
  case style(String)
  case prompt(Dynamic<String>)
  case valueLabel(Dynamic<String>)
  case editing(Dynamic<Bool>)
  case badge(Dynamic<String>)
  case destination(Destination)
  case message(Dynamic<String>)
  case back(Dynamic<String>)
  case leading([View])
  case trailing([View])
  case header([View])
  case footer([View])
  case columns([Dynamic<String>])
  case points([ChartPoint])
  case cellPosition(CellPosition)

  // UIKit.
  case frame(Frame)
  case isElement(Bool)
  case elements([ElementReference])
  case container(ContainerType)
  case shouldGroupChildren(Bool)
  case isModal(Dynamic<Bool>)
  case elementsHidden(Dynamic<Bool>)
  case activationPoint(Point)
  case clips(Bool)

  // How it looks, for layout and audits.
  case font(String)
  case color(String)
  case layout(LayoutModifier)
}
