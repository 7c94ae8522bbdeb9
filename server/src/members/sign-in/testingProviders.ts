import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

const fans: Record<string, { email: string; email_verified: boolean; name: string }> = {
  anna: { email: 'Anna@fan.example', email_verified: true, name: 'Anna Example' },
  bela: { email: 'bela@fan.example', email_verified: false, name: 'Bela Example' },
  cleo: { email: 'cleo@fan.example', email_verified: true, name: 'Cleo Example' },
};

const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    ),
  );

/** An OpenID provider with the real protocol and no pages; it signs in the user that the test names. */
export async function openProvider(clientId: string, redirectUri: string) {
  const server = createServer((request, response) => void handle(request, response));
  const issuer = await listen(server);
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kty: 'RSA', kid: 'k1', use: 'sig', alg: 'RS256' };
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: clientId,
        client_secret: 'a secret of the test',
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      name: ['name'],
    },
    scopes: ['openid', 'email', 'profile', 'name'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, ...fans[sub.split('-')[0] as string] }),
    }),
  });
  const state = { user: 'anna' };
  const oidc = provider.callback();
  async function handle(request: Parameters<typeof oidc>[0], response: Parameters<typeof oidc>[1]) {
    if (!request.url?.startsWith('/interaction/')) return oidc(request, response);
    const details = await provider.interactionDetails(request, response);
    const { params, session } = details;
    if (details.prompt.name === 'login')
      return provider.interactionFinished(request, response, { login: { accountId: state.user } });
    const grant = new provider.Grant({
      accountId: session?.accountId,
      clientId: params.client_id as string,
    });
    grant.addOIDCScope(String(params.scope));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(
      request,
      response,
      { consent },
      { mergeWithLastSubmission: true },
    );
  }
  const idToken = (claims: Record<string, unknown>, age = 0) => {
    const at = Math.floor(Date.now() / 1000) - age;
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(issuer)
      .setIssuedAt(at)
      .setExpirationTime(at + 3600)
      .sign(privateKey);
  };
  return { issuer, state, idToken, close: () => new Promise((done) => server.close(done)) };
}

/** Facebook's flow: a code for anyone, a token for a code and its verifier, a profile for a token. */
export async function openFacebook() {
  const seen: { challenge?: string } = {};
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/dialog/oauth') {
      seen.challenge = url.searchParams.get('code_challenge') ?? '';
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'code-1');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      return response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === '/me')
      return request.headers.authorization === 'Bearer fb-token'
        ? json(200, { id: '1001', name: 'Dora Example', email: 'cleo@fan.example' })
        : json(401, {});
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      void crypto.subtle
        .digest('SHA-256', new TextEncoder().encode(form.get('code_verifier') ?? ''))
        .then((digest) => {
          const right = Buffer.from(digest).toString('base64url') === seen.challenge;
          const known = form.get('code') === 'code-1' && form.get('client_secret') === 'fb secret';
          json(
            right && known ? 200 : 400,
            right && known
              ? { access_token: 'fb-token', token_type: 'bearer' }
              : { error: 'invalid_grant' },
          );
        });
    });
  });
  const url = await listen(server);
  return { url, close: () => new Promise((done) => server.close(done)) };
}
