# The command line and the library; the viewer is left out, as it was never run on a Mac.
class Charsleuth < Formula
  desc "Find out which character encoding a file is in"
  homepage "https://charsleuth.invalid"
  url "https://charsleuth.invalid/charsleuth-0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license all_of: ["MIT", "BSD-3-Clause", "MPL-1.1"]

  depends_on "cli11" => :build
  depends_on "cmake" => :build
  depends_on "ninja" => :build
  depends_on "nlohmann-json" => :build
  depends_on "rapidjson" => :build
  depends_on "xxhash" => :build
  depends_on "libarchive"
  depends_on "libmagic"
  depends_on "zstd"
  uses_from_macos "zlib"

  def install
    args = %w[-DCHARSLEUTH_BUILD_APP=OFF -DCHARSLEUTH_BUILD_TESTS=OFF -DCHARSLEUTH_WITH_ICU=OFF -DCHARSLEUTH_WITH_UCHARDET=OFF]
    args << "-DLibArchive_ROOT=#{Formula["libarchive"].opt_prefix}" # nothing finds it by itself
    system "cmake", "-S", ".", "-B", "build", "-G", "Ninja", *args, *std_cmake_args
    system "cmake", "--build", "build"
    system "cmake", "--install", "build"
    pkgshare.install "resources/samples/files/walk.txt"
  end

  test do
    assert_match "EUC-KR", shell_output("#{bin}/charsleuth #{pkgshare}/walk.txt")
  end
end
