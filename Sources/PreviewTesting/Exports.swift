// One import for tests of previews: what they ask of a transcript comes along.
@_exported public import A11ySimulation
