import PreviewRunner

MainActor.assumeIsolated { PreviewRunner.run() }
