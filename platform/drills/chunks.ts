import type { Page } from '@playwright/test';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

/** Requests a chunk through the build's own loader and returns the outcome. */
export const askForChunk = (page: Page, global: string, path: string): Promise<string> =>
  page.evaluate(
    ([queue, chunk]) =>
      new Promise<string>((done) => {
        const chunks = ((globalThis as Record<string, unknown>)[queue!] ??= []) as unknown[];
        const id = /^\d+$/.test(chunk!) ? Number(chunk) : chunk;
        chunks.push([
          [`drill-${chunk}`],
          {},
          (require: { e(id: unknown): Promise<unknown> }) =>
            require.e(id).then(
              () => done('ran'),
              (error: Error) => done(`refused: ${error.message}`),
            ),
        ]);
      }),
    [`webpackChunk${global}`, firstItem(path.split('.'))],
  );
