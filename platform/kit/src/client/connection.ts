import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Claim } from '../admission/claims';
import type { Access } from './ask';
import { readKey } from './keyFile';

/** Access to a registry, and what a release by it needs. */
export interface Connection extends Access {
  /** The team's private key, read when something is uploaded. */
  key(): Promise<KeyObject>;
  /** Adds these claims to the policy, if the caller may change it. */
  cover?(claims: readonly Claim[]): Promise<void>;
  close(): Promise<void>;
}

interface Credentials {
  registry: string;
  /** File of the team's token; without it `REGISTRY_TOKEN` is the token. */
  token?: string | undefined;
  /** File of the team's private key. */
  key?: string | undefined;
}

/** Connects to a remote registry with the team's own token and key. */
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
