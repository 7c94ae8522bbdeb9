import { nativeBridge } from '@scoreline/shared-lib/contract/native';

import { type Action, actions, capital, type Field, type FieldType, note } from './model';

const types: Record<FieldType, string> = {
  string: 'String',
  integer: 'Int',
  boolean: 'Bool',
  texts: '[String: String]',
};

const struct = (name: string, fields: readonly Field[]) =>
  [
    `public struct ${name}: Codable {`,
    ...fields.map((field) => {
      const type = types[field.type] + (field.isOptional ? '?' : '');
      return `    public var ${field.name}: ${type}${field.isOptional ? ' = nil' : ''}`;
    }),
    '}',
  ].join('\n');

const resultType = ({ name, result }: Action) =>
  typeof result === 'string' ? types[result] : `${capital(name)}Result`;

const structs = (action: Action) => [
  ...(action.payload ? [struct(`${capital(action.name)}Payload`, action.payload)] : []),
  ...(typeof action.result === 'string'
    ? []
    : [struct(`${capital(action.name)}Result`, action.result)]),
];

const signature = (action: Action) => {
  const payload = action.payload ? `_ payload: ${capital(action.name)}Payload` : '';
  return `    func ${action.name}(${payload}) async throws -> ${resultType(action)}`;
};

const dispatch = (action: Action) => {
  const payload = action.payload ? `try body.payload(${capital(action.name)}Payload.self)` : '';
  return `        case .${action.name}: return try await handler.${action.name}(${payload})`;
};

/** The contract for the iOS shell: constants, payloads, and a protocol with a function for each action. */
export const asSwift = (): string =>
  `// ${note}
import Foundation

public enum BridgeContract {
    public static let version = ${nativeBridge.version}
    public static let handler = "${nativeBridge.handler}"
    public static let receiver = "${nativeBridge.receiver}"
    public static let maxLength = ${nativeBridge.maxLength}
}

public enum BridgeAction: String, Codable {
${actions.map(({ name }) => `    case ${name}`).join('\n')}
}

${actions.flatMap(structs).join('\n\n')}

@MainActor
public protocol BridgeHandler: AnyObject {
${actions.map(signature).join('\n')}
}

@MainActor
func perform(_ action: BridgeAction, _ body: BridgeMessage, by handler: any BridgeHandler) async throws -> any Encodable {
        switch action {
${actions.map(dispatch).join('\n')}
        }
}
`.replace(/^ {8}(switch|case|\})/gm, '    $1');
