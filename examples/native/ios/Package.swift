// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "ScorelineShell",
    platforms: [.iOS(.v16)],
    products: [.library(name: "ScorelineShell", targets: ["ScorelineShell"])],
    targets: [.target(name: "ScorelineShell")]
)
