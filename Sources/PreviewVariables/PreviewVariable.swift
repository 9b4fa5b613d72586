/// What the program that plays previews finds in its environment, from whoever runs it.
package enum PreviewVariable {
  /// The home folder of the apps, which is theirs alone.
  package static let home = "A11YSIM_HOME"

  /// The file in which the program notes the views that are left out, before it ends itself by a signal.
  package static let unopened = "A11YSIM_UNOPENED"

  /// The folder in which the program and whoever runs it tell each other how far it has come.
  package static let supervision = "A11YSIM_SUPERVISION"

  /// That nothing is wanted but to find previews that end the program.
  package static let trial = "A11YSIM_TRIAL"
}
