import type { Forecasts } from './calibration';
import { brier, type Forecast, logLoss, reliability } from './scoring';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The scores of every method and its calibration, as Markdown. */
export function calibrationTable(forecasts: Forecasts): string {
  const scores = [...forecasts].map(([way, made]) => ({ way, made, loss: logLoss(made) }));
  const rows = scores
    .sort((a, b) => a.loss - b.loss)
    .map(
      ({ way, made, loss }) =>
        `| ${way} | ${made.length} | ${brier(made).toFixed(4)} | ${loss.toFixed(4)} |`,
    );
  const shown = ['closing, power', 'rating'].flatMap((way) => {
    const made = forecasts.get(way);
    return made ? [`Chances of "${way}" by tenths:\n\n${reliabilityTable(made)}`] : [];
  });
  return [
    ['| way | matches | Brier | log loss |', '|---|---|---|---|', ...rows].join('\n'),
    ...shown,
  ].join('\n\n');
}

function reliabilityTable(made: readonly Forecast[]): string {
  const rows = reliability(made).map(
    ({ from, n, said, came }) =>
      `| ${Math.round(from * 100)}–${Math.round(from * 100) + 10} % | ${n} | ${percent(said)} | ${percent(came)} |`,
  );
  return ['| said | chances | mean said | came |', '|---|---|---|---|', ...rows].join('\n');
}
