import {
  constants,
  createCipheriv,
  createDecipheriv,
  publicEncrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';

import type { BrowserContext, Page } from '@playwright/test';

import { codeFor } from './member';
import { address } from './environment';

type Platform = 'ios' | 'android';

export const agentOf = (platform: Platform) =>
  `Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 ScorelineApp/2.4.0 (${platform})`;

interface Message {
  v: number;
  id: number;
  action: 'goBack' | 'jumpPage' | 'login' | 'reload' | 'deviceId';
  payload?: { path?: string; query?: Record<string, string>; silent?: boolean };
}

/** The native side of an app around a web view: its own device, its own calls to the server, and the bridge. */
export class NativeApp {
  readonly deviceId = randomUUID();
  readonly asked: Message[] = [];
  login: object | null = null;

  constructor(private readonly platform: Platform) {}

  /** Installs the platform's bridge in every page of the web view, and answers its requests. */
  async surround(context: BrowserContext): Promise<void> {
    await context.exposeBinding('askNativeApp', ({ page }, message: Message) =>
      this.answer(page, message),
    );
    await context.addInitScript((platform) => {
      const host = window as unknown as Record<string, unknown> & {
        askNativeApp: (message: object) => Promise<object>;
        scorelineBridge: { receive(answer: object | string): void };
      };
      const ask = (message: object) =>
        void host.askNativeApp(message).then((answer) => host.scorelineBridge.receive(answer));
      if (platform === 'ios')
        host.webkit = { messageHandlers: { scoreline: { postMessage: ask } } };
      else
        host.ScorelineNative = { postMessage: (text: string) => ask(JSON.parse(text) as object) };
    }, this.platform);
  }

  private async answer(page: Page, message: Message): Promise<object> {
    const { id, action, payload = {} } = message;
    this.asked.push(message);
    if (action === 'deviceId') return { id, result: this.deviceId };
    if (action === 'login')
      return this.login ? { id, result: this.login } : { id, error: 'cancelled' };
    if (action === 'jumpPage') {
      // The app opens the page in its only web view.
      const query = new URLSearchParams(payload.query).toString();
      void page.goto(`/en${payload.path}${query && `?${query}`}`).catch(() => undefined);
    } else if (action === 'goBack') void page.goBack().catch(() => undefined);
    else void page.reload().catch(() => undefined);
    return { id, result: true };
  }

  /** Signs in on the app's own screens, by a code over the API. */
  async signIn(email: string): Promise<void> {
    const call = await this.openSession();
    await call('send-code', { email });
    this.login = await call('register-login', {
      type: 'code',
      email,
      code: await codeFor(email),
    });
  }

  private async openSession() {
    const { body } = await fetch(`${address}/en`).then(async (page) => ({
      body: await page.text(),
    }));
    const boot = /<script[^>]*id="boot"[^>]*>([^<]+)</.exec(body)![1]!;
    const { brand } = JSON.parse(boot) as { brand: { rsaPublicKey: string; mid: number } };
    const secret = randomBytes(16);
    const sealed = publicEncrypt(
      { key: brand.rsaPublicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(secret.toString('base64')),
    );
    const headers = {
      ApiLevel: '1',
      deviceId: this.deviceId,
      lan: 'en',
      platform: this.platform,
      AppVersion: '2.4.0',
      mid: String(brand.mid),
      'content-type': 'text/plain',
    };
    const post = async (path: string, text: string, more: Record<string, string> = {}) => {
      const answer = await fetch(`${address}/api/patron/frontend/${path}`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: text,
      });
      return answer.text();
    };
    const { data } = JSON.parse(await post('device', sealed.toString('base64'))) as {
      data: { transId: string };
    };
    return async (operation: string, request: object): Promise<object> => {
      const iv = randomBytes(16);
      const cipher = createCipheriv('aes-128-cbc', secret, iv);
      const body = Buffer.concat([iv, cipher.update(JSON.stringify(request)), cipher.final()]);
      const answer = await post(`ciphered/${operation}`, body.toString('base64'), {
        transId: data.transId,
      });
      const bytes = Buffer.from(answer, 'base64');
      const decipher = createDecipheriv('aes-128-cbc', secret, bytes.subarray(0, 16));
      const plain = Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
      return (JSON.parse(plain.toString()) as { data: object }).data;
    };
  }
}
