import Foundation
import os
import WebKit

let bridgeLog = Logger(subsystem: "example.scoreline", category: "bridge")

/// An action that the app does not perform. The page falls back.
struct Refused: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// A message of the page.
struct BridgeMessage {
    let id: Int
    let action: BridgeAction
    private let body: [String: Any]

    init(_ value: Any) throws {
        guard let body = value as? [String: Any], JSONSerialization.isValidJSONObject(body) else {
            throw Refused("it is no object")
        }
        guard try JSONSerialization.data(withJSONObject: body).count <= BridgeContract.maxLength else {
            throw Refused("it is too long")
        }
        guard let version = body["v"] as? Int, version <= BridgeContract.version else {
            throw Refused("its version is unknown")
        }
        guard let id = body["id"] as? Int else { throw Refused("its id is no integer") }
        let action = (body["action"] as? String).flatMap(BridgeAction.init(rawValue:))
        guard let action else { throw Refused("its action is unknown") }
        (self.id, self.action, self.body) = (id, action, body)
    }

    func payload<T: Decodable>(_ type: T.Type) throws -> T {
        let data = try JSONSerialization.data(withJSONObject: body["payload"] ?? [String: Any]())
        return try JSONDecoder().decode(type, from: data)
    }
}

private struct Answer: Encodable {
    let id: Int
    var result: (any Encodable)?
    var error: String?

    enum Keys: CodingKey { case id, result, error }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(id, forKey: .id)
        if let result { try values.encode(result, forKey: .result) }
        try values.encodeIfPresent(error, forKey: .error)
    }
}

/// The app's side of the bridge for one web view.
@MainActor
final class Bridge: NSObject, WKScriptMessageHandler {
    private let site: URL
    private weak var handler: (any BridgeHandler)?
    private var document = 0
    private var seen: Set<Int> = []

    init(site: URL, handler: any BridgeHandler) {
        (self.site, self.handler) = (site, handler)
    }

    /// Ids start again with each document.
    func documentStarted() {
        document += 1
        seen = []
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        let isOwn = origin.protocol == site.scheme && origin.host == site.host && origin.port == site.port ?? 0
        guard message.frameInfo.isMainFrame, isOwn, let view = message.webView else {
            return bridgeLog.warning("ignored a message: it is from \(origin.host)")
        }
        do {
            let body = try BridgeMessage(message.body)
            guard seen.insert(body.id).inserted else { throw Refused("its id was used before") }
            Task { await answer(body, in: view) }
        } catch {
            bridgeLog.warning("ignored a message: \(String(describing: error))")
        }
    }

    private func answer(_ body: BridgeMessage, in view: WKWebView) async {
        guard let handler else { return }
        let asking = document
        var answer = Answer(id: body.id)
        do {
            answer.result = try await perform(body.action, body, by: handler)
        } catch {
            answer.error = (error as? Refused)?.reason ?? "\(error)"
        }
        // A later document uses the same ids.
        guard asking == document, let data = try? JSONEncoder().encode(answer) else { return }
        let json = String(decoding: data, as: UTF8.self)
        _ = try? await view.evaluateJavaScript("window.\(BridgeContract.receiver)?.receive(\(json)); null")
    }
}
