import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';

import type { Ledger } from './ledger';

export interface SentEvent {
  id: string;
  type: string;
  payload: string;
}

const repeats = 400;
const pauseMs = 250;

/** Sends events to the site: at once, or as a test schedules them. */
export class Webhooks {
  readonly events: SentEvent[] = [];
  /** The site's webhook address. Without it no events are sent. */
  url: string | null;
  held = false;

  constructor(
    readonly secret: string,
    readonly now: Ledger['now'],
    url?: string,
  ) {
    this.url = url ?? null;
  }

  add(type: string, object: object): void {
    const id = `evt_${randomUUID()}`;
    const created = this.now();
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const event = { id, type, payload };
    this.events.push(event);
    if (!this.held) void this.#repeat(event);
  }

  /** Signs and sends one event. Returns the status of the answer, 0 if the site is down. */
  async send({ payload }: SentEvent): Promise<number> {
    if (this.url === null) return 0;
    const { secret } = this;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: this.now(),
    });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const request = { method: 'POST', headers, body: payload };
    return fetch(this.url, request).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async #repeat(event: SentEvent): Promise<void> {
    for (let round = 0; round < repeats; round += 1) {
      if ((await this.send(event)) === 200) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
