# The formula for a tap of Homebrew's: put the account into the place of OWNER, and the checksum of the release's
# archive into that of SHA256, into Formula/a11ysim.rb of the tap.
class A11ysim < Formula
  desc "Reads what VoiceOver would say, and keeps it as a test"
  homepage "https://github.com/OWNER/a11ysim"
  url "https://github.com/OWNER/a11ysim/archive/refs/tags/0.1.0.tar.gz"
  sha256 "SHA256"
  head "https://github.com/OWNER/a11ysim.git", branch: "main"

  depends_on xcode: ["16.3", :build]
  depends_on "espeak-ng" => :optional
  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "a11ysim"
    bin.install ".build/release/a11ysim"
    generate_completions_from_executable(bin/"a11ysim", "--generate-completion-script")
  end

  test do
    assert_equal "#{version}\n", shell_output("#{bin}/a11ysim --version")
    system bin/"a11ysim", "init"
    system bin/"a11ysim", "test"
  end
end
