import { nativeBridge } from '@scoreline/shared-lib/contract/native';

import { type Action, actions, capital, type Field, type FieldType, note } from './model';

const types: Record<FieldType, string> = {
  string: 'String',
  integer: 'int',
  boolean: 'boolean',
  texts: 'JSONObject',
};
const getters: Record<FieldType, string> = {
  string: 'String',
  integer: 'Int',
  boolean: 'Boolean',
  texts: 'JSONObject',
};

const read = ({ name, type, isOptional }: Field) => {
  const required = `json.get${getters[type]}("${name}")`;
  if (!isOptional) return required;
  return type === 'boolean' || type === 'integer'
    ? `json.opt${getters[type]}("${name}")`
    : `json.has("${name}") ? ${required} : null`;
};

const payloadClass = ({ name, payload }: Action) =>
  payload &&
  `  /** Payload of {@code ${name}}. An optional field that is missing is null or false. */
  public static final class ${capital(name)}Payload {
${payload.map((field) => `    public final ${types[field.type]} ${field.name};`).join('\n')}

    ${capital(name)}Payload(JSONObject json) throws JSONException {
${payload.map((field) => `      ${field.name} = ${read(field)};`).join('\n')}
    }
  }`;

const parameters = ({ name, payload }: Action) =>
  [...(payload ? [`${capital(name)}Payload payload`] : []), 'Answer answer'].join(', ');

const dispatch = ({ name, payload }: Action) => {
  const given = payload ? `new ${capital(name)}Payload(payload), ` : '';
  return `      case "${name}":
        actions.${name}(${given}answer);
        return;`;
};

/** The contract for the Android shell: constants, payloads, and an interface with a method for each action. */
export const asJava = (): string => `// ${note}
package example.scoreline;

import org.json.JSONException;
import org.json.JSONObject;

public final class BridgeContract {
  public static final int VERSION = ${nativeBridge.version};
  public static final String NAME = "${nativeBridge.javaName}";
  public static final String RECEIVER = "${nativeBridge.receiver}";
  public static final int MAX_LENGTH = ${nativeBridge.maxLength};

  private BridgeContract() {}

  /** Answers one message, once. */
  public interface Answer {
    void result(Object value);

    void error(String reason);
  }

  public interface Actions {
${actions.map((action) => `    void ${action.name}(${parameters(action)});`).join('\n\n')}
  }

${actions
  .map(payloadClass)
  .filter((text) => text !== null)
  .join('\n\n')}

  /** Performs an action by its name. */
  static void perform(String action, JSONObject payload, Actions actions, Answer answer)
      throws JSONException {
    switch (action) {
${actions.map(dispatch).join('\n')}
      default:
        answer.error("unknown action");
    }
  }
}
`;
