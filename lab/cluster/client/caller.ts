import {
  createCipheriv,
  createDecipheriv,
  constants,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bizCodes, type Envelope } from '@scoreline/shared-lib/contract';

const algorithm = 'aes-128-cbc';
const ivBytes = 16;

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64');
}

function opened(key: Buffer, body: string): string {
  const bytes = Buffer.from(body, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()]).toString();
}

export interface CallerOptions {
  address: string;
  publicKey: string;
  deviceId: string;
  /** Rate limits count by address, so each visitor has its own. */
  from: string;
  /** Called after each answered call, with the time of all its tries. */
  onAnswered(path: string, ms: number): void;
  /** Returns true once the drill is over, which ends all retries. */
  isOver(): boolean;
}

const againMs = 300;
const patienceMs = 15_000;

/** A visitor's device that calls operations with session encryption, and retries until it gets an answer. */
export class Caller {
  #key: Buffer | null = null;
  #transId = '';
  token: string | null = null;

  constructor(private readonly options: CallerOptions) {}

  /** @throws `Refused` or `SignedOut`, and an error if the drill ends before an answer arrives */
  async call<T>(path: string, request: unknown): Promise<T> {
    const begun = performance.now();
    while (!this.options.isOver()) {
      const answer = await this.#try<T>(path, request).catch(unlessSignedOut);
      if (answer) {
        this.options.onAnswered(path, performance.now() - begun);
        if (answer.bizCode !== bizCodes.success) throw new Refused(path, answer);
        return answer.data as T;
      }
      await sleep(againMs);
    }
    throw new Error(`${path} was not answered before the end.`);
  }

  /** Null if the same call may succeed later. */
  async #try<T>(path: string, request: unknown): Promise<Envelope<T | null> | null> {
    const key = this.#key ?? (await this.#register());
    const answer = await this.#post(path, seal(key, JSON.stringify(request)), {
      transId: this.#transId,
      deviceId: this.options.deviceId,
      ...(this.token && { authorization: `Bearer ${this.token}` }),
    });
    // Create a new key if the server no longer knows this one.
    if (answer.status === 400) this.#key = null;
    if (answer.status === 401) throw new SignedOut();
    if (answer.status !== 200) return null;
    return JSON.parse(opened(key, answer.text)) as Envelope<T | null>;
  }

  async #register(): Promise<Buffer> {
    const key = randomBytes(16);
    const sealed = publicEncrypt(
      {
        key: this.options.publicKey,
        oaepHash: 'sha256',
        padding: constants.RSA_PKCS1_OAEP_PADDING,
      },
      Buffer.from(key.toString('base64')),
    );
    const { text } = await this.#post('patron/frontend/device', sealed.toString('base64'), {});
    this.#transId = (JSON.parse(text) as { data: { transId: string } }).data.transId;
    this.#key = key;
    return key;
  }

  async #post(path: string, body: string, headers: Record<string, string>) {
    const answer = await fetch(`${this.options.address}/api/${path}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain', 'x-forwarded-for': this.options.from, ...headers },
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: answer.status, text: await answer.text() };
  }
}

/** A refusal by the server. */
export class Refused extends Error {
  readonly bizCode: number;

  constructor(path: string, { bizCode, message }: Envelope<unknown>) {
    super(`${path}: ${bizCode} ${message}`);
    this.bizCode = bizCode;
  }
}

/** The access token is no longer valid. */
export class SignedOut extends Error {}

/** Any other failure may be temporary. */
function unlessSignedOut(error: unknown): null {
  if (error instanceof SignedOut) throw error;
  return null;
}
