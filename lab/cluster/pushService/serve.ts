import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';

import { freePorts, statusOf } from '../machine';
import { Program } from '../program';
import type { Figures } from './received';

export interface PushService {
  /** Environment of the servers that send to it. */
  env: Record<string, string>;
  figures(): Promise<Figures>;
  close(): Promise<unknown>;
}

/** Starts the push service in its own process, so that delays of the drill's process do not affect its timestamps. */
export async function startPushService(folder: string): Promise<PushService> {
  const { port } = await freePorts(['port']);
  const address = `http://127.0.0.1:${port}`;
  const program = new Program({
    name: 'push service',
    log: join(folder, 'push-service.log'),
    command: () => ({
      file: process.execPath,
      args: [
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, 'main.ts'),
        String(port),
      ],
    }),
    isReady: async () => (await statusOf(`${address}/figures`)) === 200,
  });
  await program.start();
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    env: {
      FCM_URL: address,
      FCM_SERVICE_ACCOUNT: JSON.stringify({
        project_id: 'drill',
        client_email: 'sender@drill.example',
        private_key: privateKey,
        token_uri: `${address}/token`,
      }),
    },
    figures: async () => (await (await fetch(`${address}/figures`)).json()) as Figures,
    close: () => program.stop(),
  };
}
