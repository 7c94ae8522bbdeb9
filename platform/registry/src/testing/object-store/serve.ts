import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readAuthorization, sha256Hex, signatureOf } from './signature';

/** Simulated faults of the store. */
export type Fault =
  | 'internal error'
  | 'slow down'
  | 'reset'
  | 'cut upload'
  | 'cut answer'
  | 'short answer'
  | 'altered answer'
  | 'no answer';

interface StoreSettings {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
  /** The clock by which requests are validated. */
  now?: () => Date;
  /** If false, `If-None-Match` is answered with 501, as some stores do. */
  isConditional?: boolean;
  /** Actions forbidden to this key. */
  denied?: readonly string[];
}

class S3Error extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more = '',
  ) {
    super(message);
  }
}

const skewMs = 15 * 60_000;

const readDate = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** @throws S3Error as S3 does, in its order: key, clock, region, signature, payload. */
function authenticate(settings: StoreSettings, request: IncomingMessage, body: Buffer): void {
  const { headers, method = '', url = '' } = request;
  const said = readAuthorization(headers.authorization);
  if (!said) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  if (said.accessKeyId !== settings.accessKeyId)
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id does not exist.');
  if (
    settings.sessionToken !== undefined &&
    headers['x-amz-security-token'] !== settings.sessionToken
  )
    throw new S3Error(400, 'ExpiredToken', 'The provided token has expired.');
  const at = readDate(String(headers['x-amz-date']));
  if (!(Math.abs(at - (settings.now?.() ?? new Date()).getTime()) < skewMs))
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the clocks is too large.',
    );
  const [, region] = said.scope.split('/');
  if (region !== settings.region) {
    const more = `<Region>${settings.region}</Region>`;
    throw new S3Error(400, 'AuthorizationHeaderMalformed', `the region '${region}' is wrong`, more);
  }
  const covered = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const isWhole = covered.every((name) => said.signedHeaders.includes(name));
  const own = signatureOf({ method, url, headers }, said, settings.secretAccessKey);
  if (!isWhole || own !== said.signature)
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match.');
  if (headers['x-amz-content-sha256'] !== sha256Hex(body))
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The payload is another one.');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Simulates the fault instead of a normal answer; always returns true. */
function fail(fault: Fault, response: ServerResponse, content: Buffer): boolean {
  if (fault === 'internal error')
    sendError(response, new S3Error(500, 'InternalError', 'We erred.'));
  else if (fault === 'slow down') sendError(response, new S3Error(503, 'SlowDown', 'Slow down.'));
  else if (fault === 'reset') response.destroy();
  else if (fault === 'cut answer') {
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, content.length / 2), () => response.destroy());
  } else if (fault === 'short answer') response.end(content.subarray(0, content.length / 2));
  else if (fault === 'altered answer') response.end(Buffer.concat([content, Buffer.from(' ')]));
  // `no answer` stays open until the client gives up.
  return true;
}

function sendError(response: ServerResponse, { status, code, message, more }: S3Error): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more}</Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

/** The bucket and key of a request, by path or by host. */
function targetOf({ headers, url = '' }: IncomingMessage) {
  const path = decodeURIComponent(new URL(url, 'http://store').pathname).slice(1);
  const host = /^([a-z0-9-]+)\.s3\.example$/.exec(headers.host ?? '')?.[1];
  if (host) return { bucket: host, key: path };
  const [bucket = '', ...key] = path.split('/');
  return { bucket, key: key.join('/') };
}

/**
 * A store with the part of S3 that blobs need: signed PUT, HEAD and GET of objects in one bucket. Its errors follow AWS's
 * documentation; tests can inject faults.
 */
export async function serveObjectStore(settings: StoreSettings) {
  const objects = new Map<string, Buffer>();
  const faults: { method: string; fault: Fault }[] = [];
  const requests: string[] = [];

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { method = '', headers } = request;
    const { bucket, key } = targetOf(request);
    authenticate(settings, request, body);
    if (bucket !== settings.bucket)
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    if (settings.denied?.includes(method)) throw new S3Error(403, 'AccessDenied', 'Access Denied');
    if (method === 'PUT') {
      if (headers['if-none-match'] && settings.isConditional === false)
        throw new S3Error(501, 'NotImplemented', 'A header implies what is not implemented.');
      if (headers['if-none-match'] === '*' && objects.has(key))
        throw new S3Error(412, 'PreconditionFailed', 'A precondition did not hold.');
      objects.set(key, body);
      return void response.end();
    }
    const content = objects.get(key);
    if (!content) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
    response.setHeader('content-length', content.length);
    response.end(method === 'HEAD' ? undefined : content);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    // Behind a proxy, the signed host is the forwarded one.
    const [asked] = [headers['x-forwarded-host']].flat();
    if (asked) headers.host = asked;
    requests.push(method);
    const at = faults.findIndex((one) => one.method === method);
    const [ordered] = at < 0 ? [] : faults.splice(at, 1);
    if (ordered?.fault === 'cut upload') return void request.once('data', () => request.destroy());
    const body = await readBody(request);
    const content = objects.get(targetOf(request).key) ?? Buffer.alloc(0);
    if (ordered && fail(ordered.fault, response, content)) return;
    try {
      answer(request, response, body);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      sendError(response, error);
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ objects, requests, settings },
    /** Makes the next requests of that method fail, in this order. */
    failing: (method: string, ...next: Fault[]) =>
      void faults.push(...next.map((fault) => ({ method, fault }))),
    env: {
      REGISTRY_BLOBS: `s3://${settings.bucket}/builds`,
      REGISTRY_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      REGISTRY_S3_REGION: settings.region,
      AWS_ACCESS_KEY_ID: settings.accessKeyId,
      AWS_SECRET_ACCESS_KEY: settings.secretAccessKey,
    } as Record<string, string>,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type ObjectStore = Awaited<ReturnType<typeof serveObjectStore>>;
