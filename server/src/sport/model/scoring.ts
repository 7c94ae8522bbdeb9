import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** Chances given before, and which of the outcomes came. */
export interface Forecast {
  chances: readonly number[];
  came: number;
}

/** The sum of squared errors over all outcomes, of which less is better; 2/3 for a guess among three. */
export const brier = (forecasts: readonly Forecast[]): number =>
  mean(
    forecasts.map(({ chances, came }) =>
      chances.reduce((sum, chance, at) => sum + (chance - (at === came ? 1 : 0)) ** 2, 0),
    ),
  );

/** In nats, of which less is better; 1.0986 for a guess among three. */
export const logLoss = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ chances, came }) => -Math.log(Math.max(itemAt(chances, came), 1e-12))));

export interface Bin {
  from: number;
  n: number;
  /** Mean of the chances given. */
  said: number;
  /** Share of them that came. */
  came: number;
}

/** Every chance given, by tenths: what was said against what came. */
export function reliability(forecasts: readonly Forecast[]): Bin[] {
  const bins = Array.from({ length: 10 }, () => ({ n: 0, said: 0, came: 0 }));
  for (const { chances, came } of forecasts)
    chances.forEach((chance, at) => {
      const bin = itemAt(bins, Math.min(9, Math.floor(chance * 10)));
      bin.n += 1;
      bin.said += chance;
      bin.came += at === came ? 1 : 0;
    });
  return bins.flatMap(({ n, said, came }, at) =>
    n > 0 ? [{ from: at / 10, n, said: said / n, came: came / n }] : [],
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
