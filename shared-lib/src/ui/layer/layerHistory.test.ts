import { describe, expect, it, jest } from '@jest/globals';

import { openLayer } from './layerHistory';

/** Waits for as many event loop turns as a history step needs, on a slow machine too. */
const turn = async () => {
  for (let at = 0; at < 10; at++) await new Promise((resolve) => setTimeout(resolve));
};
const layered = () => history.state !== null && 'scorelineLayer' in (history.state as object);

describe('the history of layers', () => {
  it('closes the top layer on back, then the one below', async () => {
    const closed: string[] = [];
    const ends: Record<string, () => void> = {};
    const open = (name: string) => {
      ends[name] = openLayer(() => {
        closed.push(name);
        ends[name]!();
      });
    };
    open('sheet');
    open('dialog');
    history.back();
    await turn();
    expect(closed).toEqual(['dialog']);
    expect(layered()).toBe(true);
    history.back();
    await turn();
    expect(closed).toEqual(['dialog', 'sheet']);
    expect(layered()).toBe(false);
  });

  it('survives a layer that closes and opens at once', async () => {
    const close = jest.fn();
    openLayer(close)();
    const end = openLayer(close);
    await turn();
    expect(layered()).toBe(true);
    end();
    setTimeout(() => undefined);
    const again = openLayer(close);
    await turn();
    expect(close).not.toHaveBeenCalled();
    expect(layered()).toBe(true);
    again();
    await turn();
    expect(layered()).toBe(false);
  });

  it('reopens a layer while the browser is still going back', async () => {
    const close = jest.fn();
    const end = openLayer(close);
    await turn();
    end();
    await new Promise((resolve) => setTimeout(resolve));
    const again = openLayer(close);
    await turn();
    expect(close).not.toHaveBeenCalled();
    expect(layered()).toBe(true);
    again();
    await turn();
  });

  it('leaves the entry of a link that was followed', async () => {
    const end = openLayer(() => undefined);
    history.pushState({ key: 'search' }, '', '/search');
    end();
    await turn();
    expect(location.pathname).toBe('/search');
  });
});
