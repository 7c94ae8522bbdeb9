import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Claim } from '../admission/claims';
import type { Access } from './ask';
import { readKey } from './keyFile';

/** A registry that answers, and what is needed to release by it. */
export interface Connection extends Access {
  /** The private key of the team, read when something is uploaded. */
  key(): Promise<KeyObject>;
  /** Has the policy cover these claims, where it is the caller's own to change. */
  cover?(claims: readonly Claim[]): Promise<void>;
  close(): Promise<void>;
}

interface Credentials {
  registry: string;
  /** The file of the team's token; without it `REGISTRY_TOKEN` is the token. */
  token?: string | undefined;
  /** The file of the team's private key. */
  key?: string | undefined;
}

/** A registry elsewhere, by the team's own token and key. */
export async function connectTo({ registry, token, key }: Credentials): Promise<Connection> {
  return {
    registry,
    token: token ? (await readFile(token, 'utf8')).trim() : process.env.REGISTRY_TOKEN,
    key: () => {
      if (!key) throw new Error('an upload needs the team’s key: --key FILE, or REGISTRY_TEAM_KEY');
      return readKey(key);
    },
    close: () => Promise.resolve(),
  };
}
