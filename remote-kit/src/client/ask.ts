/** A registry's address, and the token of the team that asks. */
export interface Access {
  registry: string;
  token?: string | undefined;
}

interface Refused {
  refused?: { rule: string; file?: string; reason: string };
  error?: string;
}

/** Asks the registry. @throws with the rule, the file and the reason where it refuses. */
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
    // A team's token goes nowhere else.
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

/** What lies at a public address of the registry, or null where there is nothing. @throws where it does not answer. */
export async function fetchPublic<T>({ registry }: Access, path: string): Promise<T | null> {
  const answer = await fetch(new URL(path, registry)).catch((error: Error) => {
    throw new Error(`no registry answers at ${registry} (${String(error.cause ?? error.message)})`);
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the registry answers ${answer.status} to ${path}`);
  return (await answer.json()) as T;
}
