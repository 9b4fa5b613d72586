internal import Diagnostics
package import Interface

/// A step of a flow: what a person does, or what is to be heard of it.
public struct FlowStep: Sendable {
  package let step: Step

  package init(_ command: Step.Command, _ line: Int, _ column: Int) {
    step = Step(command, origin: SourcePlace(line: line, column: column))
  }
}

/// Puts the steps of a flow together, one a line.
@resultBuilder
public enum FlowBuilder {
  /// The steps in their order.
  public static func buildBlock(_ steps: FlowStep...) -> [FlowStep] { steps }
}
