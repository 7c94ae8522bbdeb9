import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Settings {
  port: number;
  url: string;
  clientId: string;
  secret: string;
}

interface Grant {
  challenge: string;
  redirectUri: string;
}

const page = (back: string, refused: string) => `<!doctype html><title>Facebook</title>
<h1>Continue as Dora?</h1><p><a href="${back}">Continue</a> <a href="${refused}">Cancel</a></p>`;

const textOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** OAuth with PKCE as Facebook implements it: consent page, code, token for the code, profile for the token. */
export function serveFacebook({ port, url, clientId, secret }: Settings): void {
  const grants = new Map<string, Grant>();
  const people = new Map<string, string>();

  function ask(query: URLSearchParams, response: ServerResponse): void {
    const code = randomUUID();
    const redirectUri = query.get('redirect_uri') ?? '';
    grants.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri });
    const back = (answer: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...answer, state: query.get('state') ?? '' })}`;
    const html = page(back({ code }), back({ error: 'access_denied' }));
    response.writeHead(200, { 'content-type': 'text/html' }).end(html.replaceAll('&', '&amp;'));
  }

  function tokenFor(form: URLSearchParams): string | null {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '');
    const isRight =
      grant?.challenge === verifier.digest('base64url') &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === secret;
    if (!isRight) return null;
    const token = randomUUID();
    people.set(token, randomUUID());
    return token;
  }

  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/dialog/oauth') return ask(searchParams, response);
    if (pathname === '/me') {
      const id = people.get(request.headers.authorization?.replace('Bearer ', '') ?? '');
      return json(id ? 200 : 401, id ? { id, name: 'Dora Example' } : {});
    }
    void textOf(request).then((text) => {
      const token = tokenFor(new URLSearchParams(text));
      if (token) json(200, { access_token: token, token_type: 'bearer' });
      else json(400, { error: 'invalid_grant' });
    });
  }).listen(port, 'localhost');
}
