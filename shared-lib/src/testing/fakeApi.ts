import { seal, toBase64, unseal, type Bytes } from '../cipher';
import { bizCodes, headerNames } from '../contract';

/** Answers a fake operation with data or a complete response. */
export type FakeAnswer = (path: string, request: unknown) => unknown;

export interface FakeCall {
  path: string;
  headers: Headers;
  /** Undefined if the body could not be read. */
  request?: unknown;
}

export interface FakeApi {
  fetch: typeof fetch;
  /** Public key (PEM) for session registrations. */
  rsaPublicKey: string;
  /** Every operation called, in order; registrations are counted separately. */
  calls: FakeCall[];
  registrations: { device: number; session: number };
  /** Forgets all keys, like a restarted server. */
  revokeAll: () => void;
}

// Captured before a test replaces the timers.
const realTimeout = setTimeout;
/** `TEST_ANSWERS=late` makes answers overtake each other, so that tests must await each answer they check. */
const latestMs = process.env.TEST_ANSWERS === 'late' ? 350 : 0;
const later = () => new Promise((go) => realTimeout(go, Math.random() < 0.3 ? latestMs : 0));

const registrationPath = 'patron/frontend/device';

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' };

async function makeKeys(): Promise<{ pem: string; privateKey: CryptoKey }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    { ...rsa, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  );
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey));
  const pem = `-----BEGIN PUBLIC KEY-----\n${toBase64(der)}\n-----END PUBLIC KEY-----`;
  return { pem, privateKey };
}

const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
const envelope = (data: unknown) => ({ bizCode: bizCodes.success, message: '', data });
const badCipher = () => new Response('{"message":"Bad request"}', { status: 400 });

/** Creates an in-memory server with the protocol's ciphers, for tests that call operations. */
export async function createFakeApi(answer: FakeAnswer): Promise<FakeApi> {
  const { pem, privateKey } = await makeKeys();
  const keys = new Map<string, Bytes>();
  const calls: FakeCall[] = [];
  const registrations = { device: 0, session: 0 };

  const registerDevice = () => {
    const key = crypto.getRandomValues(new Uint8Array(16));
    const aesId = `device-${++registrations.device}`;
    keys.set(aesId, key);
    return Response.json(envelope({ aesCipher: toBase64(key), aesId }));
  };
  const registerSession = async (body: string) => {
    const plain = await crypto.subtle.decrypt(rsa.name, privateKey, bytesOf(body));
    const transId = `session-${++registrations.session}`;
    keys.set(transId, bytesOf(new TextDecoder().decode(plain)));
    return Response.json(envelope({ transId }));
  };
  const operate = async (call: FakeCall, body: string) => {
    calls.push(call);
    const { headers } = call;
    const key = keys.get(headers.get(headerNames.aesId) ?? headers.get(headerNames.transId) ?? '');
    if (!key) return badCipher();
    call.request = await unseal(key, body, null);
    const made = await answer(call.path, call.request);
    if (latestMs > 0) await later();
    return made instanceof Response ? made : new Response(await seal(key, withEnvelope(made)));
  };
  const fakeFetch: typeof fetch = async (input, init) => {
    init?.signal?.throwIfAborted();
    const path = new URL(String(input)).pathname.replace(/^\/api\//, '');
    const headers = new Headers(init?.headers);
    const body = String(init?.body);
    if (path !== registrationPath) return operate({ path, headers }, body);
    const json = headers.get('Content-Type') === 'application/json';
    return json ? registerDevice() : registerSession(body);
  };
  return {
    fetch: fakeFetch,
    rsaPublicKey: pem,
    calls,
    registrations,
    revokeAll: () => keys.clear(),
  };
}

const withEnvelope = (made: unknown): unknown =>
  typeof made === 'object' && made !== null && 'bizCode' in made ? made : envelope(made);
