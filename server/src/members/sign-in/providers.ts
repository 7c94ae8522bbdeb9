import { createRemoteJWKSet, importPKCS8, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import * as oauth from 'openid-client';

import type { Config } from '../../config';
import type { Provider } from '@scoreline/database/tables/memberTables';
import type { Identity } from './identity';

export interface AuthorizationRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

export interface ProviderClient {
  authorizationUrl(request: AuthorizationRequest): Promise<URL>;
  /** The user who returned to `url`. Throws if state, nonce, verifier, signature or code don't match. */
  exchange(url: URL, request: Omit<AuthorizationRequest, 'redirectUri'>): Promise<Identity>;
  /** The user of an ID token from the app's own sign-in. Throws if the token isn't valid for our app. */
  verify(idToken: string): Promise<Identity>;
}

const configurationCacheMs = 3_600_000;
const oldestIdToken = '10 minutes';

const insecure = (address: string) =>
  address.startsWith('http:') ? [oauth.allowInsecureRequests] : [];

/** Reloaded every hour, because keys rotate and a secret made from Apple's key expires. */
function cachedForAnHour(make: () => Promise<oauth.Configuration>) {
  let cached: { made: Promise<oauth.Configuration>; until: number } | undefined;
  return () => {
    if (cached && cached.until > Date.now()) return cached.made;
    const made = make();
    made.catch(() => (cached = undefined));
    cached = { made, until: Date.now() + configurationCacheMs };
    return made;
  };
}

function identityOf(provider: Provider, claims: JWTPayload | undefined): Identity {
  if (!claims?.sub) throw new Error('The provider did not say who this is.');
  const { sub, email, email_verified, name } = claims;
  return {
    provider,
    subject: sub,
    email: typeof email === 'string' ? email : null,
    // Apple sends booleans as text.
    emailVerified: email_verified === true || email_verified === 'true',
    name: typeof name === 'string' ? name.slice(0, 100) : '',
  };
}

interface OpenIdSettings {
  provider: 'google' | 'apple';
  issuer: string;
  clientId: string;
  secret: () => Promise<string>;
  appClientIds: string[];
  parameters: Record<string, string>;
}

/** Google and Apple: OpenID Connect code flow with PKCE; the signature of the ID token is verified too. */
function openIdClient(settings: OpenIdSettings): ProviderClient {
  const { provider, issuer, clientId, parameters } = settings;
  const configuration = cachedForAnHour(async () => {
    const secret = await settings.secret();
    const authentication = oauth.ClientSecretPost(secret);
    const execute = [...insecure(issuer), oauth.enableNonRepudiationChecks];
    return oauth.discovery(new URL(issuer), clientId, undefined, authentication, { execute });
  });
  return {
    async authorizationUrl({ redirectUri, state, nonce, verifier }) {
      return oauth.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        state,
        nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...parameters,
      });
    },
    async exchange(url, { state, nonce, verifier }) {
      const tokens = await oauth.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityOf(provider, tokens.claims());
    },
    async verify(idToken) {
      const { jwks_uri } = (await configuration()).serverMetadata();
      return verifyIdToken(provider, idToken, {
        keys: String(jwks_uri),
        issuer,
        audience: [clientId, ...settings.appClientIds],
      });
    },
  };
}

async function verifyIdToken(
  provider: Provider,
  idToken: string,
  { keys, issuer, audience }: { keys: string; issuer: string; audience: string[] },
): Promise<Identity> {
  const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(keys)), {
    issuer,
    audience,
    maxTokenAge: oldestIdToken,
    algorithms: ['RS256', 'ES256'],
  });
  return identityOf(provider, payload);
}

interface FacebookSettings {
  clientId: string;
  clientSecret: string;
  /** Replaces Facebook's own addresses. */
  url: string | undefined;
  appClientIds: string[];
}

/**
 * Facebook: plain OAuth on the web, an ID token ("Limited Login") in the app. Facebook doesn't report which addresses it
 * verified.
 */
function facebookClient({ clientId, clientSecret, url, appClientIds }: FacebookSettings) {
  const [site, graph] = url
    ? [url, url]
    : ['https://www.facebook.com/v21.0', 'https://graph.facebook.com/v21.0'];
  const metadata = {
    issuer: url ?? 'https://www.facebook.com',
    authorization_endpoint: `${site}/dialog/oauth`,
    token_endpoint: `${graph}/oauth/access_token`,
  };
  const keys = `${url ?? 'https://limited.facebook.com'}/.well-known/oauth/openid/jwks/`;
  const authentication = oauth.ClientSecretPost(clientSecret);
  const configuration = new oauth.Configuration(metadata, clientId, undefined, authentication);
  for (const extend of insecure(metadata.issuer)) extend(configuration);
  const client: ProviderClient = {
    async authorizationUrl({ redirectUri, state, verifier }) {
      return oauth.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        state,
        scope: 'public_profile,email',
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async exchange(address, { state, verifier }) {
      const tokens = await oauth.authorizationCodeGrant(configuration, address, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const profile = new URL(`${graph}/me?fields=id,name,email`);
      const answer = await oauth.fetchProtectedResource(
        configuration,
        tokens.access_token,
        profile,
        'GET',
      );
      if (!answer.ok)
        throw new Error(`Facebook answered ${answer.status} to a request for a profile`);
      const { id, name, email } = (await answer.json()) as Record<string, unknown>;
      return identityOf('facebook', {
        sub: typeof id === 'string' ? id : undefined,
        name,
        email,
      });
    },
    verify: (idToken) =>
      verifyIdToken('facebook', idToken, {
        keys,
        issuer: metadata.issuer,
        audience: [clientId, ...appClientIds],
      }),
  };
  return client;
}

/** Apple's client secret: configured, or made from its key. */
async function appleSecret(apple: Config['apple'], now = Date.now()): Promise<string> {
  const { clientId = '', clientSecret, teamId = '', keyId = '', privateKey, issuer } = apple;
  if (clientSecret || !privateKey) return clientSecret ?? '';
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime('1 day')
    .sign(await importPKCS8(privateKey, 'ES256'));
}

type SignInConfig = Pick<Config, 'google' | 'apple' | 'facebook' | 'appClientIds'>;

/** A client for each configured provider, in the order in which they are offered. */
export function createProviders(config: SignInConfig): Map<Provider, ProviderClient> {
  const { google, apple, facebook, appClientIds } = config;
  const clients = new Map<Provider, ProviderClient>();
  if (google.clientId && google.clientSecret)
    clients.set(
      'google',
      openIdClient({
        provider: 'google',
        issuer: google.issuer,
        clientId: google.clientId,
        secret: () => Promise.resolve(google.clientSecret ?? ''),
        appClientIds,
        parameters: { scope: 'openid email profile' },
      }),
    );
  if (facebook.clientId && facebook.clientSecret)
    clients.set(
      'facebook',
      facebookClient({
        clientId: facebook.clientId,
        clientSecret: facebook.clientSecret,
        url: facebook.url,
        appClientIds,
      }),
    );
  if (apple.clientId && (apple.clientSecret || apple.privateKey))
    clients.set(
      'apple',
      openIdClient({
        provider: 'apple',
        issuer: apple.issuer,
        clientId: apple.clientId,
        secret: () => appleSecret(apple),
        appClientIds,
        parameters: { scope: 'openid name email', response_mode: 'form_post' },
      }),
    );
  return clients;
}
