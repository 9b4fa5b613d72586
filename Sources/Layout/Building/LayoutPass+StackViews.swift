internal import Interface

extension LayoutPass {
  /// A stack of a view's parts.
  mutating func stack(_ axis: Axis, of view: View, in environment: Environment) -> Node.Index {
    stack(axis, view.parts, spacing: view.spacing, alignment: view.alignment ?? .center, in: environment)
  }

  /// A stack of views.
  mutating func stack(
    _ axis: Axis, _ views: ChunkedArray<View>, spacing: Double? = nil, alignment: Alignment = .center,
    in environment: Environment
  ) -> Node.Index {
    let inside = environment.inside(axis, spacing: spacing, alignment: alignment)
    return node(.stack(axis, spacing: spacing, alignment: alignment), build(views, in: inside))
  }

  /// A stack of nodes.
  mutating func row(_ children: [Node.Index], spacing: Double? = nil) -> Node.Index {
    node(.stack(.horizontal, spacing: spacing, alignment: .center), children)
  }

  /// Nodes below each other, their leading edges in line.
  mutating func column(_ children: [Node.Index], spacing: Double? = nil) -> Node.Index {
    node(.stack(.vertical, spacing: spacing, alignment: .leading), children)
  }

  mutating func pile(_ view: View, in environment: Environment) -> Node.Index {
    node(.pile(view.alignment ?? .center), build(view.parts, in: environment))
  }

  /// A group stands for its views: it goes on like the stack around it.
  mutating func group(_ view: View, in environment: Environment) -> Node.Index {
    let group = stack(
      environment.axis, view.parts, spacing: environment.spacing, alignment: environment.alignment, in: environment)
    if self[group].firstChild < 0 { self[group].isAbsent = true }
    return group
  }

  /// Room between views: 8 points at least, and all that is left.
  mutating func spacer(_ view: View, in environment: Environment) -> Node.Index {
    gap(along: environment.axis, min: view.minLength ?? LayoutPass.defaultSpacing)
  }

  mutating func gap(along axis: Axis, min: Double = LayoutPass.defaultSpacing) -> Node.Index {
    let along = Extent.flexible(ideal: min, min: min)
    let node = axis == .horizontal ? leaf(along, .zero) : leaf(.zero, along)
    self[node].isSpacer = true
    // Spacers get what all others leave.
    self[node].priority = -.infinity
    return node
  }

  /// A line of one pixel across the stack around it.
  mutating func divider(in environment: Environment) -> Node.Index {
    let pixel = Extent.fixed(1 / canvas.scale)
    let across = Extent.flexible(ideal: 10)
    return environment.axis == .horizontal ? leaf(pixel, across) : leaf(across, pixel)
  }

  /// What is in a scroll view is as long as it likes along the direction of scrolling.
  mutating func scrollView(_ view: View, in environment: Environment) -> Node.Index {
    let axis = view.axis ?? .vertical
    let content = stack(
      axis, view.parts, spacing: view.spacing, alignment: view.alignment ?? .center, in: environment)
    return node(.scroll(axis), around: content)
  }

  /// The label of the group with its arrow, and what it holds while it is open.
  mutating func disclosureGroup(_ view: View, in environment: Environment) -> Node.Index {
    let arrow = symbol(view.isOpen ? "chevron.down" : "chevron.forward", in: environment)
    let label = row([labeled(titleOf: view, in: environment), gap(along: .horizontal), arrow])
    return column([label] + build(view.parts, in: environment.inside(.vertical, spacing: nil, alignment: .leading)))
  }

  /// A plain UIKit view: as wide as is offered; its subviews fill it or stand below each other.
  mutating func plainView(_ view: View, in environment: Environment) -> Node.Index {
    let parts = view.parts
    if !parts.isEmpty {
      let content = stack(
        .vertical, parts, spacing: view.spacing, alignment: view.alignment ?? .leading, in: environment)
      return filling(.horizontal, content, view.alignment ?? .topLeading)
    }
    if let title = view.title { return filling(.horizontal, text(title, in: environment), view.alignment ?? .leading) }
    // Something to touch that its author did not measure: as high as the least hit target.
    return leaf(.flexible(ideal: 44), Extent(min: 0, ideal: 44, max: 44))
  }

  /// A cell of a collection: what is in it stands below each other, or beside each other in a row of a list.
  mutating func cell(_ view: View, in environment: Environment) -> Node.Index {
    if view.parts.isEmpty { return plainView(view, in: environment) }
    if environment.isInRow {
      return filling(.horizontal, stack(.horizontal, of: view, in: environment), .leading)
    }
    return stack(.vertical, view.parts, spacing: view.spacing, alignment: view.alignment ?? .leading, in: environment)
  }
}
