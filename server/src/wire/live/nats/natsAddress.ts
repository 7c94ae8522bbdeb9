export interface NatsAddress {
  /** Each `host` or `host:port`. */
  servers: string[];
  isEncrypted: boolean;
  /** A user with a password, or a token. */
  login: { user: string; pass: string } | { token: string } | null;
}

const pattern = /^(nats|tls):\/\/(?:([^@/]*)@)?([^@/]+)\/?$/;

const isHost = (host: string): boolean =>
  URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname !== '';

function loginOf(text: string | undefined): NatsAddress['login'] {
  if (!text) return null;
  const [user = '', pass] = text.split(/:(.*)/s).map(decodeURIComponent);
  return pass === undefined ? { token: user } : { user, pass };
}

/** Parses `nats://user:password@host:4222,other:4222`, or `tls://…` for TLS; null if it is invalid. */
export function readNatsAddress(text: string): NatsAddress | null {
  const [, scheme, login, hosts = ''] = pattern.exec(text) ?? [];
  const servers = hosts.split(',');
  if (!servers.every(isHost)) return null;
  try {
    return { servers, isEncrypted: scheme === 'tls', login: loginOf(login) };
  } catch {
    return null;
  }
}
