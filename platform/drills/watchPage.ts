import type { Page } from '@playwright/test';

/** Messages of a missing backend or network. Any other message is a fault. */
const harmless = /WebSocket|favicon|status of 40[01]|ERR_ABORTED/;

/** Records a page's errors and the number of its loads. */
export function watchPage(page: Page) {
  const errors: string[] = [];
  let loads = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !harmless.test(text)) errors.push(text);
  });
  page.on('request', (request) => {
    // A redirect is part of the same load.
    if (request.redirectedFrom() || !request.isNavigationRequest()) return;
    if (request.frame() === page.mainFrame()) loads++;
  });
  return { errors, loads: () => loads };
}

interface Instance {
  shareScopeMap: Record<string, Record<string, Record<string, { from: string }>>>;
}

/** Libraries that are on the page in several versions, or from a provider other than the host. */
export const foreignShares = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __FEDERATION__: runtime } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    const scopes = runtime.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap).flatMap((scope) => Object.entries(scope)),
    );
    const foreign = scopes.filter(
      ([, versions]) =>
        Object.keys(versions).length !== 1 ||
        Object.values(versions).some(({ from }) => from !== 'shell'),
    );
    return [...new Set(foreign.map(([library]) => library))];
  });
