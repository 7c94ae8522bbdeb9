import type { PlayerDetail } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';

import { ValueCurve } from '../chart/ValueCurve';

const fewest = 4;
const ratings = [3, 10] as const;

/** The player's ratings (football) or points (basketball), oldest match first. */
export function PlayerCurve({ matches, sport }: Pick<PlayerDetail, 'matches' | 'sport'>) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const [spoilerFree] = useSetting('spoilerFree');
  const key = sport === 'football' ? 'rating' : 'points';
  const format = numberFormat(locale, {
    minimumFractionDigits: sport === 'football' ? 1 : 0,
  });
  const points = [...matches].reverse().flatMap(({ match, values }) => {
    const value = values[key];
    if (value === undefined) return [];
    return [{ value, said: `${match.home.name} – ${match.away.name} · ${format.format(value)}` }];
  });
  if (spoilerFree || points.length < fewest) return null;
  const most = Math.max(...points.map(({ value }) => value));
  const title = t(`statistics.keys.${key}`);
  return (
    <Section title={title}>
      <ValueCurve
        label={title}
        points={points}
        bounds={sport === 'football' ? ratings : [0, most]}
      />
    </Section>
  );
}
