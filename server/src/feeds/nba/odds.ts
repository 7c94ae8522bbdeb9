import type { Market } from '@scoreline/shared-lib/contract';

import type { PriceEvent } from '@scoreline/shared-lib/contract/feed';
import { source, type At } from './games';
import type { Odds } from './shapes';

const markets: Record<string, Market> = { '2way': 'moneyline', spread: 'spread' };
const twoDays = 2 * 86_400_000;

type Outcome = Odds['games'][number]['markets'][number]['books'][number]['outcomes'][number];

/** Opening and current prices. The file has no times: the opening is dated two days before tip-off, the current price now. */
export function pricesOf(
  { games }: Odds,
  startOf: (gameId: string) => string | undefined,
  at: At,
): PriceEvent[] {
  return games.flatMap(({ gameId, markets: offered }) => {
    const start = startOf(gameId);
    if (!start) return [];
    const opened = new Date(Date.parse(start) - twoDays).toISOString();
    return offered.flatMap(({ name, books }) => {
      const market = markets[name];
      if (!market) return [];
      return books.flatMap((book) => {
        const price = (prefix: '' | 'opening_') => quoteOf(book.outcomes, market, prefix);
        const base = {
          type: 'price' as const,
          source,
          matchRef: gameId,
          bookmaker: book.name,
          market,
        };
        const opening = price('opening_');
        const current = price('');
        return [
          ...(opening
            ? [
                {
                  ...base,
                  ...opening,
                  revision: Date.parse(opened),
                  at: opened,
                  kind: 'opening' as const,
                },
              ]
            : []),
          ...(current
            ? [
                {
                  ...base,
                  ...current,
                  revision: at.getTime(),
                  at: at.toISOString(),
                  kind: 'movement' as const,
                },
              ]
            : []),
        ];
      });
    });
  });
}

function quoteOf(
  outcomes: Outcome[],
  market: Market,
  prefix: '' | 'opening_',
): Pick<PriceEvent, 'line' | 'prices'> | undefined {
  const home = outcomes.find(({ type }) => type === 'home');
  const away = outcomes.find(({ type }) => type === 'away');
  const prices = { home: Number(home?.[`${prefix}odds`]), away: Number(away?.[`${prefix}odds`]) };
  const spread = home?.[`${prefix}spread`];
  if (market === 'spread' && (spread === null || spread === undefined || spread === ''))
    return undefined;
  const line = market === 'spread' ? Number(spread) : 0;
  const numbers = [line, prices.home, prices.away];
  return numbers.every(Number.isFinite) ? { line, prices } : undefined;
}
