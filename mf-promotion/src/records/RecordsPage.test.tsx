import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { clearSession } from '@scoreline/shared-lib/session';
import { firstItem, itemAt, itemWhere } from '@scoreline/shared-lib/contract/lists';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { testAudit } from '../proof/testAudit';
import { openPage } from '../testing/openPage';
import { testOwnDraw } from '../testing/testPromotion';

const { fetch: before } = globalThis;
const asked: string[] = [];

function publish(answer: () => Response): void {
  globalThis.fetch = (async (address: string) => {
    asked.push(String(address));
    return answer();
  }) as typeof fetch;
}

const check = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Check all draws now' }));

beforeEach(() => {
  localStorage.clear();
  clearSession();
  asked.length = 0;
});
afterEach(() => {
  globalThis.fetch = before;
});

describe('checking the draws', () => {
  it('works a member’s draw out again and shows each step in words', async () => {
    const { audit } = testAudit();
    const [round] = audit.rounds;
    const record = itemWhere(round!.records, ({ prizeId }) => prizeId === 1);
    publish(() => Response.json(audit));
    const own = testOwnDraw({ record, seedHash: round!.seedHash, seed: round!.seed });
    await openPage('Records', { records: { records: [own], cursor: null } });
    await check();
    await screen.findByText('Everything is as promised');
    expect(asked).toEqual(['/promotion/7/audit.json']);
    expect(screen.getByText(/12 draws are published/)).toBeTruthy();
    await screen.findByText(/That is what you got\.$/);
    expect(screen.getByText(/^The record holds your random number: /)).toBeTruthy();
  });

  it('names the draw that does not fit', async () => {
    const { audit } = testAudit();
    itemAt(firstItem(audit.rounds).records, 4).clientRandom = '0'.repeat(32);
    publish(() => Response.json(audit));
    await openPage('Records', {}, false);
    await check();
    await screen.findByText('Something is wrong');
    expect(screen.getByText('Draw 5 does not fit. Please tell us.')).toBeTruthy();
    expect(screen.getAllByText('Not checked, because an earlier step failed.')).toHaveLength(3);
  });

  it('says that the seed is still secret, and when it comes', async () => {
    publish(() => Response.json(testAudit({ isRevealed: false }).audit));
    await openPage('Records', {}, false);
    await check();
    await screen.findByText('Everything that can be checked so far is as promised');
    expect(screen.getByText(/^The seed is still secret\./)).toBeTruthy();
  });

  it('says that the records could not be loaded, and checks again', async () => {
    publish(() => new Response('', { status: 404 }));
    await openPage('Records', {}, false);
    await check();
    await screen.findByText('The published records could not be loaded.');
    publish(() => Response.json(testAudit().audit));
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByText('Everything is as promised');
  });
});
