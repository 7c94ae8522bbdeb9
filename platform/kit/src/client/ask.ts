/** A registry's address, and the token of the calling team. */
export interface Access {
  registry: string;
  token?: string | undefined;
}

interface Refused {
  refused?: { rule: string; file?: string; reason: string };
  error?: string;
}

/**
 * Sends a request to the registry and returns its JSON answer.
 * @throws with the rule, the file and the reason if the registry refuses, or if no registry answers.
 */
export async function ask<T>(
  { registry, token }: Access,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(new URL(path, registry), {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    // A team's token must not follow a redirect.
    redirect: 'error',
  }).catch((error: Error) => {
    throw new Error(`no registry answers at ${registry} (${String(error.cause ?? error.message)})`);
  });
  const answered = (await answer.json()) as T & Refused;
  if (answer.ok) return answered;
  if (!answered.refused) throw new Error(answered.error ?? `the registry answers ${answer.status}`);
  const { rule, file, reason } = answered.refused;
  throw new Error(`refused by the rule "${rule}"${file ? `, ${file}` : ''}: ${reason}`);
}

/**
 * The JSON at a public address of the registry, or null if there is none.
 * @throws if no registry answers.
 */
export async function fetchPublic<T>({ registry }: Access, path: string): Promise<T | null> {
  const answer = await fetch(new URL(path, registry)).catch((error: Error) => {
    throw new Error(`no registry answers at ${registry} (${String(error.cause ?? error.message)})`);
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the registry answers ${answer.status} to ${path}`);
  return (await answer.json()) as T;
}
