/** An observed figure and the expected one from the design page. */
export interface Figure {
  name: string;
  observed: number;
  expected: number;
  /** Of the difference: of our sample and of the one the expected figure was measured on. */
  standardError: number;
  /** Half a unit of the last digit that the page prints. */
  rounding: number;
}

/** Limit in standard errors, which chance alone does not exceed among some two hundred figures. */
export const bound = 3.9;

export const zOf = ({ observed, expected, standardError, rounding }: Figure): number =>
  Math.max(0, Math.abs(observed - expected) - rounding) / standardError;

/** A table of the figures that miss, empty when all lie within their sampling error. */
export function misses(figures: readonly Figure[]): string {
  return figures
    .filter((figure) => zOf(figure) > bound)
    .map(
      (figure) =>
        `${figure.name}: observed ${figure.observed.toFixed(4)}, expected ${figure.expected} (z ${zOf(figure).toFixed(1)})`,
    )
    .join('\n');
}

const pooled = (variance: number, n: number, sourceN: number) =>
  Math.sqrt(variance * (1 / n + 1 / sourceN));

/** Expected in per cent, as the page prints shares. */
export function share(
  name: string,
  hits: number,
  n: number,
  percent: number,
  sourceN: number,
  rounding = 0.05,
): Figure {
  const p = percent / 100;
  return {
    name,
    observed: (100 * hits) / n,
    expected: percent,
    standardError: 100 * pooled(p * (1 - p), n, sourceN),
    rounding,
  };
}

export function mean(
  name: string,
  values: readonly number[],
  expected: number,
  sourceN: number,
  rounding: number,
): Figure {
  const { average, variance } = moments(values);
  return {
    name,
    observed: average,
    expected,
    standardError: pooled(variance, values.length, sourceN),
    rounding,
  };
}

/** A standard deviation; its error from the fourth moment, as counts are not normal. */
export function deviation(
  name: string,
  values: readonly number[],
  expected: number,
  sourceN: number,
  rounding: number,
): Figure {
  const { average, variance } = moments(values);
  const fourth = values.reduce((sum, value) => sum + (value - average) ** 4, 0) / values.length;
  const ofVariance = pooled(fourth - variance ** 2, values.length, sourceN);
  const observed = Math.sqrt(variance);
  return { name, observed, expected, standardError: ofVariance / (2 * observed), rounding };
}

/** Variance over mean, with the error of the variance. */
export function dispersion(
  name: string,
  values: readonly number[],
  expected: number,
  sourceN: number,
  rounding: number,
): Figure {
  const { average, variance } = moments(values);
  const fourth = values.reduce((sum, value) => sum + (value - average) ** 4, 0) / values.length;
  return {
    name,
    observed: variance / average,
    expected,
    standardError: pooled(fourth - variance ** 2, values.length, sourceN) / average,
    rounding,
  };
}

/** Events a unit of exposure: Poisson. */
export function rate(
  name: string,
  events: number,
  exposure: number,
  expected: number,
  sourceExposure: number,
  rounding: number,
): Figure {
  return {
    name,
    observed: events / exposure,
    expected,
    standardError: Math.sqrt(expected * (1 / exposure + 1 / sourceExposure)),
    rounding,
  };
}

function moments(values: readonly number[]): { average: number; variance: number } {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    average,
    variance: values.reduce((sum, value) => sum + (value - average) ** 2, 0) / values.length,
  };
}
