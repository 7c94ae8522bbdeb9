import { itemAt } from '@scoreline/shared-lib/contract/lists';

/** Forecast chances, and the outcome that occurred. */
export interface Forecast {
  chances: readonly number[];
  came: number;
}

/** The sum of squared errors over all outcomes, lower is better; 2/3 for a guess among three. */
export const brier = (forecasts: readonly Forecast[]): number =>
  mean(
    forecasts.map(({ chances, came }) =>
      chances.reduce((sum, chance, at) => sum + (chance - (at === came ? 1 : 0)) ** 2, 0),
    ),
  );

/** In nats, lower is better; 1.0986 for a guess among three. */
export const logLoss = (forecasts: readonly Forecast[]): number =>
  mean(forecasts.map(({ chances, came }) => -Math.log(Math.max(itemAt(chances, came), 1e-12))));

export interface Bin {
  from: number;
  n: number;
  /** Mean of the forecast chances. */
  said: number;
  /** Share of them that occurred. */
  came: number;
}

/** Every forecast chance by tenths: forecast against observed. */
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
