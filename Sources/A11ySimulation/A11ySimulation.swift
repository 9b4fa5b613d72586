// One import for those who use the simulator as a library.
@_exported public import Audits
@_exported public import Diagnostics
@_exported public import Elements
@_exported public import Interface
@_exported public import Layout
@_exported public import Order
@_exported public import Reports
@_exported public import ScenarioFiles
@_exported public import Transcripts
@_exported public import Utterances
@_exported public import VoiceOver
@_exported public import Voices
@_exported public import Walks
