import UIKit
import WebKit

/// Signing in on the app's own screens, as docs/native-apps.md describes it.
public protocol ShellAccount: Sendable {
    /// The member who is signed in, with a fresh access token. Throws if nobody is.
    func renewed() async throws -> LoginResult
    /// Shows the app's screens. Throws if they are closed.
    @MainActor func signIn(inviteCode: String?) async throws -> LoginResult
    /// Passes the token of Apple's push service to Firebase, whose token `push/subscribe` expects.
    func receivedPushToken(_ token: Data) async
}

public struct ShellSettings: Sendable {
    /// The address of the site with the language, for example https://scores.example/en.
    public let site: URL
    public let scheme: String
    public let version: String

    public init(site: URL, scheme: String, version: String) {
        (self.site, self.scheme, self.version) = (site, scheme, version)
    }
}

/// The app: a stack of web views around the site.
@MainActor
public final class Shell: UINavigationController, BridgeHandler {
    private let settings: ShellSettings
    private let account: any ShellAccount

    public init(settings: ShellSettings, account: any ShellAccount) {
        (self.settings, self.account) = (settings, account)
        super.init(nibName: nil, bundle: nil)
        setNavigationBarHidden(true, animated: false)
        open(settings.site, animated: false)
    }

    public required init?(coder: NSCoder) { nil }

    private func open(_ address: URL, animated: Bool = true) {
        pushViewController(PageController(settings: settings, address: address, handler: self), animated: animated)
    }

    /// Call it from `scene(_:openURLContexts:)` and, for universal links, `scene(_:continue:)`.
    public func openLink(_ link: URL) {
        if link.scheme == settings.scheme {
            let path = [link.host, link.path].compactMap { $0 }.joined()
            guard var address = URLComponents(url: settings.site, resolvingAgainstBaseURL: false) else { return }
            address.path += path.isEmpty || path.hasPrefix("/") ? path : "/" + path
            address.query = link.query
            if let url = address.url { open(url) }
        } else if link.host == settings.site.host, link.scheme == settings.site.scheme {
            open(link)
        }
    }

    /// Call it from `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
    public func receivedPushToken(_ token: Data) {
        Task { await account.receivedPushToken(token) }
    }

    public func goBack() async throws -> Bool {
        guard popViewController(animated: true) != nil else { throw Refused("this is the first page") }
        return true
    }

    public func jumpPage(_ payload: JumpPagePayload) async throws -> Bool {
        guard var address = URLComponents(url: settings.site, resolvingAgainstBaseURL: false) else {
            throw Refused("the site's address is invalid")
        }
        address.path += payload.path == "/" ? "" : payload.path
        address.queryItems = payload.query?.map { URLQueryItem(name: $0.key, value: $0.value) }
        guard let url = address.url else { throw Refused("the path is invalid") }
        open(url)
        return true
    }

    public func login(_ payload: LoginPayload) async throws -> LoginResult {
        do {
            return try await account.renewed()
        } catch where payload.silent != true {
            return try await account.signIn(inviteCode: payload.inviteCode)
        }
    }

    public func reload() async throws -> Bool {
        (topViewController as? PageController)?.web?.reload()
        return true
    }

    public func deviceId() async throws -> String {
        try Keychain.deviceId()
    }

    public func share(_ payload: SharePayload) async throws -> Bool {
        guard let url = URL(string: payload.url) else { throw Refused("the address is invalid") }
        let sheet = UIActivityViewController(activityItems: [payload.title, url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        present(sheet, animated: true)
        return true
    }

    public func haptic(_ payload: HapticPayload) async throws -> Bool {
        UINotificationFeedbackGenerator().notificationOccurred(payload.kind == "goal" ? .success : .warning)
        return true
    }

    /// A Live Activity needs a widget extension, which a package cannot contain.
    public func matchActivity(_ payload: MatchActivityPayload) async throws -> Bool {
        throw Refused("this app shows no Live Activities")
    }
}
