import { expect } from '@playwright/test';

import type { Driver, Key, PageScript, Point } from './drivers/driver';
import type { Query } from './query';
import './page/globals';

/** A user of the site, who finds elements by their visible content and acts by pointer and keys. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly width: number,
    private readonly site: string,
    private readonly pageScript: string,
  ) {}

  /** Opens an address of the site, or of another one. */
  async open(address: string): Promise<void> {
    await this.driver.goTo(new URL(address, this.site).href);
  }

  /** Runs a script where `smoke` is defined. Retries while the page is being replaced. */
  async ask<Args extends unknown[], Result>(
    script: PageScript<Args, Result>,
    ...args: Args
  ): Promise<Result> {
    if (!(await this.driver.run(() => 'smoke' in globalThis)))
      await this.driver.install(this.pageScript);
    return this.driver.run(script, ...args);
  }

  count(query: Query): Promise<number> {
    return this.ask((wanted) => smoke!.find(wanted).length, query);
  }

  texts(query: Query): Promise<string[]> {
    return this.ask((wanted) => smoke!.find(wanted).map((one) => one.textContent ?? ''), query);
  }

  attributes(query: Query, name: string): Promise<(string | null)[]> {
    const read = (wanted: Query, of: string) =>
      smoke!.find(wanted).map((one) => one.getAttribute(of));
    return this.ask(read, query, name);
  }

  async attribute(query: Query, name: string): Promise<string> {
    await this.see(query);
    const [value] = await this.attributes(query, name);
    return value ?? '';
  }

  address(): Promise<string> {
    return this.driver.run(() => location.href);
  }

  /** Waits until a condition is true. It counts as false while a page is being replaced. */
  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    await expect.poll(() => holds().catch(String), { message: what }).toBe(true);
  }

  see(query: Query): Promise<void> {
    return this.until(`in sight: ${say(query)}`, async () => (await this.count(query)) > 0);
  }

  gone(query: Query): Promise<void> {
    return this.until(`out of sight: ${say(query)}`, async () => (await this.count(query)) === 0);
  }

  async seeAttribute(query: Query, name: string, wanted: string | RegExp): Promise<void> {
    const read = async () => (await this.attributes(query, name).catch(() => []))[0] ?? null;
    const poll = expect.poll(read, { message: `${name} of ${say(query)}` });
    await (typeof wanted === 'string' ? poll.toBe(wanted) : poll.toMatch(wanted));
  }

  async at(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.address().catch(String), { message: 'address' }).toMatch(pattern);
  }

  async awayFrom(pattern: RegExp): Promise<void> {
    const address = () => this.address().catch(() => pattern.source);
    await expect.poll(address, { message: 'address' }).not.toMatch(pattern);
  }

  /** Clicks an element. Retries if it moved and the click missed. */
  click(query: Query): Promise<void> {
    return this.until(`clicked: ${say(query)}`, async () => {
      const point = await this.ask((wanted) => smoke!.aim(wanted), query);
      if (!point) return false;
      await this.driver.drag([point], 'mouse');
      // If the click led to another document, there is nothing left to check.
      return this.driver.run(() => globalThis.smoke?.wasHit() ?? true).catch(() => true);
    });
  }

  /** Swipes along an element, by shares of its width. */
  async swipe(query: Query, shares: readonly number[], pointer: 'mouse' | 'touch'): Promise<void> {
    await this.aim(query);
    const path = await this.ask(
      (wanted, along) => {
        const { left, top, width, height } = smoke!.find(wanted)[0]!.getBoundingClientRect();
        return along.map((share) => ({ x: left + width * share, y: top + height / 2 }));
      },
      query,
      shares,
    );
    await this.driver.drag(path, pointer);
  }

  async fill(query: Query, value: string): Promise<void> {
    await this.see(query);
    await this.ask((wanted) => {
      const [field] = smoke!.find(wanted) as HTMLInputElement[];
      field!.focus();
      field!.select();
    }, query);
    await this.driver.type(value);
  }

  /** Selects from a native list, which no protocol can open. */
  async choose(query: Query, value: string): Promise<void> {
    await this.see(query);
    await this.ask(
      (wanted, chosen) => {
        const [list] = smoke!.find(wanted) as HTMLSelectElement[];
        list!.focus();
        list!.value = chosen;
        for (const type of ['input', 'change'])
          list!.dispatchEvent(new Event(type, { bubbles: true }));
      },
      query,
      value,
    );
  }

  async focus(query: Query): Promise<void> {
    await this.see(query);
    await this.ask((wanted) => (smoke!.find(wanted)[0] as HTMLElement).focus(), query);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  private async aim(query: Query): Promise<Point> {
    const points: Point[] = [];
    await this.until(`ready for a click: ${say(query)}`, async () => {
      const point = await this.ask((wanted) => smoke!.aim(wanted), query);
      if (point) points.push(point);
      return point !== null;
    });
    return points.at(-1)!;
  }
}

const say = (query: Query) => JSON.stringify(query);
