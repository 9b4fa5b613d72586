import A11yMedia
import A11ySwiftUI
import Testing

/// The documentation of AVFoundation, “Setting Up a Capture Session”: a device without a camera has no default one.
@MainActor
@Suite("A camera that is not there")
struct CaptureTests {
  private final class Scanner: NSObject, ObservableObject, AVCaptureMetadataOutputObjectsDelegate {
    @Published var isReady = false
    let session = AVCaptureSession()
    let layer = AVCaptureVideoPreviewLayer()

    func begin() {
      guard let camera = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: camera),
        session.canAddInput(input)
      else { return }
      session.addInput(input)
      let output = AVCaptureMetadataOutput()
      session.addOutput(output)
      output.setMetadataObjectsDelegate(self, queue: .main)
      output.metadataObjectTypes = [.qr, .ean13]
      layer.session = session
      layer.videoGravity = .resizeAspectFill
      session.startRunning()
      isReady = true
    }

    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {}
  }

  private struct Scan: A11ySwiftUI.View {
    @StateObject private var scanner = Scanner()

    var body: some A11ySwiftUI.View {
      VStack {
        Text(scanner.isReady ? "Point at the code" : "No camera")
        Button("Enter the code") {}
      }
      .onAppear { scanner.begin() }
    }
  }

  @Test("A view that reads codes says that there is no camera")
  func scanning() {
    #expect(stops(Scan()) == ["No camera", "Enter the code, button"])
  }
}
