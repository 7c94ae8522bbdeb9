import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bizCodes } from '@scoreline/shared-lib/contract';

import { Caller, type CallerOptions, Refused, SignedOut } from './caller';

const password = 'orange tram at noon';
const ciphered = (operation: string) => `patron/frontend/ciphered/${operation}`;

async function codeFor(email: string, mails: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const names = await readdir(mails).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const text = await readFile(join(mails, name), 'utf8');
      const code = text.includes(`To: ${email}`) && /^(?:.*\s)?(\d{6})\s*$/m.exec(text)?.[1];
      if (code) return code;
    }
    await sleep(100);
  }
  throw new Error(`No code was mailed to ${email}.`);
}

/** The operation that writes. */
export const writing = 'patron/frontend/favourites/change';

interface Favourites {
  favourites: { kind: string; targetId: number }[];
}

/** A member who follows and unfollows teams, retries each change until it is confirmed, and knows the expected result. */
export class Member {
  readonly #caller: Caller;
  readonly #follows = new Map<number, boolean>();
  writes = 0;

  constructor(
    private readonly n: number,
    private readonly options: Omit<CallerOptions, 'deviceId' | 'from'>,
  ) {
    const deviceId = `drill-device-${n}`;
    this.#caller = new Caller({ ...options, deviceId, from: `10.1.${n >> 8}.${n & 255}` });
  }

  async register(mails: string): Promise<void> {
    await this.#signIn().catch((error: unknown) => {
      // The code has been sent.
      if (!(error instanceof Refused) || error.bizCode !== bizCodes.verifyFirst) throw error;
    });
    const request = { email: this.#email, code: await codeFor(this.#email, mails) };
    const { accessToken } = await this.#caller.call<{ accessToken: string }>(
      ciphered('verify-email'),
      request,
    );
    this.#caller.token = accessToken;
  }

  get #email(): string {
    return `member-${this.n}@drill.example`;
  }

  /** Registers on first use. */
  async #signIn(): Promise<void> {
    this.#caller.token = null;
    const { accessToken } = await this.#caller.call<{ accessToken?: string }>(
      ciphered('register-login'),
      { type: 'password', email: this.#email, password },
    );
    this.#caller.token = accessToken ?? null;
  }

  async #call<T>(path: string, request: unknown): Promise<T> {
    try {
      return await this.#caller.call<T>(path, request);
    } catch (error) {
      if (!(error instanceof SignedOut)) throw error;
      await this.#signIn();
      return this.#caller.call<T>(path, request);
    }
  }

  /** Subscribes to notifications of some matches, as an app does. */
  subscribe(matches: number[]): Promise<unknown> {
    return this.#call('patron/frontend/push/subscribe', {
      ...{ id: `push-${this.n}`, fcmToken: `${this.n}:APA91b-of_a-drill-member`, language: 'en' },
      ...{ types: ['kickOff', 'goal', 'fullTime'], matches },
    });
  }

  async write(teamId: number): Promise<void> {
    const follows = !this.#follows.get(teamId);
    // Whether it succeeds or not, this is the last requested state.
    this.#follows.set(teamId, follows);
    const change = {
      ...{ id: `change-${this.n}-${++this.writes}`, op: follows ? 'add' : 'remove' },
      ...{ kind: 'team', targetId: teamId, sport: 'football', at: new Date().toISOString() },
    };
    await this.#call(writing, { changes: [change] });
  }

  /** The request of the member's page of favourites. */
  read(): Promise<Favourites> {
    return this.#call<Favourites>('patron/frontend/favourites/list', {});
  }

  /** Number of teams that differ from the last confirmed change. */
  async lost(): Promise<number> {
    const { favourites } = await this.read();
    const there = new Set(favourites.map(({ targetId }) => targetId));
    return [...this.#follows].filter(([id, follows]) => there.has(id) !== follows).length;
  }
}
