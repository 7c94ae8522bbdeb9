/** @jest-environment ./platform/kit/src/jest/browserEnvironment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type BuildsCdn, startedMark } from '@scoreline/shared-lib/contract';

import { buildsCdn, startFromCdn } from './buildsCdn';

const base = 'https://cdn.example/site';
const script = (name: string) => `/builds/shell/a0000000000000aa/${name}.js`;
const entry = '/builds/mf-scores/b0000000000000bb/entry.js';
const text = '/builds/mf-scores/b0000000000000bb/locales/en.json';
const ask = jest.fn<(address: string, init: RequestInit) => Promise<Response>>();
const heard = jest.fn();
let observers: MutationObserver[];

const evaluate = (source: string) => globalThis.eval(source) as unknown;
const cdn = () => (globalThis as unknown as { buildsCdn: BuildsCdn }).buildsCdn;

/** Runs the page's first script and counts failures. The page is shared, so listeners of earlier tests would react too. */
function open() {
  const source = buildsCdn({
    base,
    scripts: [
      { href: script('vendor'), as: 'script', integrity: 'sha384-vendor' },
      { href: script('shell'), as: 'script', integrity: 'sha384-shell' },
    ],
    ahead: [{ href: entry, as: 'script', integrity: 'sha384-entry' }],
    texts: [{ href: text, as: 'fetch' }],
  });
  evaluate(source);
  addEventListener('error', heard, true);
}

const elements = (selector: string) => [...document.head.querySelectorAll(selector)];
const links = () => elements('link').map((link) => link.getAttribute('href'));
const scripts = () => elements('script').map((each) => each.getAttribute('src'));
const element = (address: string) =>
  elements('*').find((each) =>
    [each.getAttribute('href'), each.getAttribute('src')].includes(address),
  )!;
const settle = () => jest.advanceTimersByTimeAsync(0);
const tell = async (address: string, event: 'load' | 'error') => {
  element(address).dispatchEvent(new Event(event));
  await settle();
};

/** Adds a chunk as a build's own loader does. */
function addChunk(name = 'chunk') {
  const chunk = document.createElement('script');
  const events: string[] = [];
  chunk.integrity = 'sha384-chunk';
  chunk.onload = () => events.push('load');
  chunk.onerror = () => events.push('error');
  chunk.src = base + script(name);
  document.head.append(chunk);
  return events;
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockReset();
  ask.mockReset().mockImplementation(() => new Promise(() => undefined));
  Object.assign(globalThis, { fetch: ask });
  observers = [];
  const Observer = MutationObserver;
  jest.spyOn(globalThis, 'MutationObserver').mockImplementation((callback) => {
    const observer = new Observer(callback);
    observers.push(observer);
    return observer;
  });
  const listen = globalThis.addEventListener;
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((name, listener, capture) => {
    added.push([name, listener as EventListener]);
    listen(name, listener as EventListener, capture);
  });
});

const added: [string, EventListener][] = [];
afterEach(() => {
  for (const [name, listener] of added.splice(0)) removeEventListener(name, listener, true);
  for (const observer of observers) observer.disconnect();
  document.head.replaceChildren();
  document.documentElement.removeAttribute(startedMark);
  sessionStorage.clear();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a CDN that answers', () => {
  it('is asked for each file by its hash, and the scripts run in their order once they are there', async () => {
    open();
    evaluate(startFromCdn);
    expect(links()).toEqual([script('vendor'), script('shell'), entry, text].map((a) => base + a));
    expect(element(base + entry)).toMatchObject({
      crossOrigin: 'anonymous',
      integrity: 'sha384-entry',
    });
    await tell(base + script('shell'), 'load');
    expect(scripts()).toEqual([]);
    await tell(base + script('vendor'), 'load');
    expect(scripts()).toEqual([base + script('vendor'), base + script('shell')]);
    await tell(base + entry, 'load');
    expect(await cdn().locate(entry, 'sha384-entry')).toBe(base + entry);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(elements('script, link').filter((each) => !/cdn/.test(each.outerHTML))).toEqual([]);
    expect([cdn().isAway(), ask.mock.calls.length]).toEqual([false, 0]);
  });

  it('has no other files than builds', async () => {
    open();
    expect(await cdn().locate('http://localhost:3001/entry.js', 'x')).toBe(
      'http://localhost:3001/entry.js',
    );
    expect(links()).toEqual([]);
  });

  it('is waited for while it is slow and gives a sign of life, eight seconds at most', async () => {
    ask.mockResolvedValue(new Response());
    open();
    const place = cdn().locate(script('shell'), 'sha384-shell');
    const found = jest.fn();
    void place.then(found);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]).toMatchObject([
      base + script('vendor'),
      { method: 'HEAD', mode: 'no-cors' },
    ]);
    expect(found).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(found).toHaveBeenCalledWith(script('shell'));
  });
});

describe('a CDN that fails', () => {
  it('is left for the site, by this page and by the tab for ten minutes', async () => {
    open();
    evaluate(startFromCdn);
    await tell(base + script('vendor'), 'load');
    await tell(base + script('shell'), 'error');
    await tell(base + entry, 'error');
    expect(scripts()).toEqual([base + script('vendor'), script('shell')]);
    expect(links().at(-1)).toBe(entry);
    expect(await cdn().locate(script('late'), 'x')).toBe(script('late'));

    document.head.replaceChildren();
    open();
    evaluate(startFromCdn);
    await settle();
    expect([...scripts(), ...links()].sort()).toEqual(
      [script('vendor'), script('shell'), entry, text].sort(),
    );
    jest.setSystemTime(Date.now() + 600_001);
    expect(cdn().isAway()).toBe(false);
  });

  it('by silence is left after 3 s, and after 1.2 s once the page stands', async () => {
    open();
    const found = jest.fn();
    void cdn().locate(script('shell'), 'x').then(found);
    await jest.advanceTimersByTimeAsync(2_900);
    expect(found).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(found).toHaveBeenCalledWith(script('shell'));

    sessionStorage.clear();
    open();
    document.documentElement.setAttribute(startedMark, '');
    const later = jest.fn();
    void cdn().locate(script('later'), 'x').then(later);
    await jest.advanceTimersByTimeAsync(1_250);
    expect(later).toHaveBeenCalledWith(script('later'));
  });

  it('is not to blame for a visitor’s network that is away', () => {
    open();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    cdn().leave();
    expect(cdn().isAway()).toBe(false);
  });
});

describe('a script of the CDN’s that is not what was signed', () => {
  it('gets a stand-in of the site with the same hash before anybody hears of it', async () => {
    open();
    const events = addChunk();
    await tell(base + script('chunk'), 'error');
    expect(element(script('chunk'))).toMatchObject({
      crossOrigin: 'anonymous',
      integrity: 'sha384-chunk',
    });
    expect([events, heard.mock.calls]).toEqual([[], []]);
    await tell(script('chunk'), 'load');
    expect([events, heard.mock.calls]).toEqual([['load'], []]);
    expect(cdn().isAway()).toBe(true);
  });

  it('has failed where the site has it neither', async () => {
    open();
    const events = addChunk();
    await tell(base + script('chunk'), 'error');
    await tell(script('chunk'), 'error');
    expect(events).toEqual(['error']);
    expect(heard).toHaveBeenCalled();
    expect(scripts()).toEqual([base + script('chunk'), script('chunk')]);
  });

  it('that hangs gets one too, and failing late says nothing more', async () => {
    open();
    const events = addChunk();
    await jest.advanceTimersByTimeAsync(3_100);
    await tell(base + script('chunk'), 'error');
    expect([scripts(), events]).toEqual([[base + script('chunk'), script('chunk')], []]);
    await tell(script('chunk'), 'load');
    expect(events).toEqual(['load']);
  });

  it('does not run twice where it was fetched before, whatever became of the CDN since', async () => {
    open();
    const located = cdn().locate(script('shell'), 'x');
    await tell(base + script('shell'), 'load');
    expect(await located).toBe(base + script('shell'));
    cdn().leave();
    addChunk('shell');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(scripts()).toEqual([base + script('shell')]);
  });

  it('without a hash gets none, nor does any other address', async () => {
    open();
    addChunk();
    Object.assign(element(base + script('chunk')), { integrity: '' });
    await tell(base + script('chunk'), 'error');
    expect(scripts()).toEqual([base + script('chunk')]);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it('lets the page’s own scripts and their stand-ins alone past Trusted Types', async () => {
  const rules: { createScriptURL(address: string): string }[] = [];
  const createPolicy = (_name: string, policy: (typeof rules)[number]) => (
    rules.push(policy),
    policy
  );
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  open();
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  const [policy] = rules;
  expect(policy!.createScriptURL(script('shell'))).toBe(script('shell'));
  expect(policy!.createScriptURL(base + script('shell'))).toBe(base + script('shell'));
  expect(() => policy!.createScriptURL(script('chunk'))).toThrow(/not of this page/);
  expect(() => policy!.createScriptURL(`${base}${entry}`)).toThrow(/not of this page/);
});
