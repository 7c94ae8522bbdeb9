import Provider from 'oidc-provider';

interface Settings {
  port: number;
  url: string;
  clientId: string;
  secret: string;
  redirectUri: string;
}

/**
 * An OpenID provider with its own sign-in and consent pages, instead of Google or Apple. Any login is accepted, with a verified
 * address of that name.
 */
export function serveOpenId(settings: Settings): void {
  const provider = new Provider(settings.url, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.secret,
        redirect_uris: [settings.redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], name: [] },
    scopes: ['openid', 'email', 'profile', 'name'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['stories'] },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, name: sub, email: `${sub}@mail.example`, email_verified: true }),
    }),
  });
  provider.listen(settings.port, 'localhost');
}
