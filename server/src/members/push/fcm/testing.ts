import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importSPKI, jwtVerify } from 'jose';

import type { ServiceAccount } from './serviceAccount';

interface Sent {
  token: string;
  notification: { title: string; body: string };
  data: Record<string, string>;
  android: { collapse_key: string; ttl: string; notification: Record<string, string> };
  apns: { headers: Record<string, string>; payload: { aps: Record<string, string> } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A stub of Firebase Cloud Messaging and Google's token endpoint. It checks signatures, and apps can be gone. */
export async function openFcm(now: () => Date) {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const sent: Sent[] = [];
  /** Statuses of the next answers. */
  const failures: number[] = [];
  const gone = new Set<string>();
  let given = 0;
  let tokenUri = '';

  async function giveToken(body: string): Promise<object> {
    const form = new URLSearchParams(body);
    const { payload } = await jwtVerify(
      form.get('assertion') ?? '',
      await importSPKI(keys.publicKey, 'RS256'),
      { issuer: 'sender@invented.example', audience: tokenUri, currentDate: now() },
    );
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      throw new Error('grant_type');
    if (payload.scope !== 'https://www.googleapis.com/auth/firebase.messaging')
      throw new Error('scope');
    return { access_token: `access-${++given}`, expires_in: 3_600, token_type: 'Bearer' };
  }

  function take(request: IncomingMessage, body: string): number {
    const failure = failures.shift();
    if (failure) return failure;
    if (request.headers.authorization !== `Bearer access-${given}`) return 401;
    const { message } = JSON.parse(body) as { message: Sent };
    if (gone.has(message.token)) return 404;
    sent.push(message);
    return 200;
  }

  const server = createServer((request, response) => {
    void textOf(request).then(async (body) => {
      const answer = (status: number, content: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(content));
      if (request.url === '/token')
        return giveToken(body).then(
          (token) => answer(200, token),
          (error: unknown) => answer(400, { error: String(error) }),
        );
      if (request.url !== '/v1/projects/invented-app/messages:send') return answer(404, {});
      const status = take(request, body);
      return answer(status, status === 200 ? { name: 'projects/invented-app/messages/1' } : {});
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tokenUri = `${url}/token`;
  const account: ServiceAccount = {
    ...{ project_id: 'invented-app', client_email: 'sender@invented.example' },
    ...{ private_key: keys.privateKey, token_uri: tokenUri },
  };
  return {
    ...{ url, account, sent, failures, gone },
    tokensGiven: () => given,
    close: () => new Promise((done) => server.close(done)),
  };
}
