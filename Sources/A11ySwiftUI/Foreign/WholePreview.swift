/// A view of another framework's that is all a preview shows: what ends the program while it is made ends that preview,
/// since nothing is left without the view, and previews of other things are made by the same type.
package protocol WholePreview {}
