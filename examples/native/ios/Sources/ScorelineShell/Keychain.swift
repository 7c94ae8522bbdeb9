import Foundation
import Security

/// The device's id, which survives updates and reinstalls.
enum Keychain {
    private static let item: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword,
        kSecAttrService: "scoreline",
        kSecAttrAccount: "deviceId",
    ]

    static func deviceId() throws -> String {
        var found: CFTypeRef?
        let query = item.merging([kSecReturnData: true]) { $1 } as CFDictionary
        if SecItemCopyMatching(query, &found) == errSecSuccess, let data = found as? Data {
            return String(decoding: data, as: UTF8.self)
        }
        let id = UUID().uuidString.lowercased()
        let new = item.merging([kSecValueData: Data(id.utf8)]) { $1 } as CFDictionary
        let status = SecItemAdd(new, nil)
        guard status == errSecSuccess else { throw Refused("the keychain answered \(status)") }
        return id
    }
}
