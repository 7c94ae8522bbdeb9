import UIKit
import WebKit

/// One page of the stack.
@MainActor
final class PageController: UIViewController, WKNavigationDelegate {
    private let settings: ShellSettings
    private let address: URL
    private let bridge: Bridge
    private(set) var web: WKWebView?
    private let bridge: Bridge

    init(settings: ShellSettings, address: URL, handler: any BridgeHandler) {
        (self.settings, self.address) = (settings, address)
        bridge = Bridge(site: settings.site, handler: handler)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "ScorelineApp/\(settings.version) (ios)"
        configuration.userContentController.add(bridge, name: BridgeContract.handler)
        let web = WKWebView(frame: .zero, configuration: configuration)
        web.navigationDelegate = self
        web.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = .systemBackground
        view.addSubview(web)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            web.topAnchor.constraint(equalTo: safe.topAnchor),
            web.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            web.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            web.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        web.load(URLRequest(url: address))
        self.web = web
    }

    func webView(_ view: WKWebView, didCommit navigation: WKNavigation?) {
        bridge.documentStarted()
    }

    /// Links to other sites open in the browser.
    func webView(_ view: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard action.navigationType == .linkActivated, let url = action.request.url else { return .allow }
        guard url.host != settings.site.host else { return .allow }
        await UIApplication.shared.open(url)
        return .cancel
    }
}
