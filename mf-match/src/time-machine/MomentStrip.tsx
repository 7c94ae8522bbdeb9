import { formatChance } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  outcomeColours,
  ShareBar,
  useViewerLocale,
  wholePercents,
} from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import type { Moment } from './rewind';

const outcomes = ['home', 'draw', 'away'] as const;

/** The chances of each outcome at the chosen moment, and their source. */
export function MomentStrip({ chances }: { chances: NonNullable<Moment['chances']> }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { detail } = useMatchView();
  const label = {
    home: detail.home.name,
    draw: t('odds.outcomes.draw'),
    away: detail.away.name,
  };
  const known = outcomes.filter((outcome) => chances[outcome] !== undefined);
  const percents = wholePercents(known.map((outcome) => chances[outcome] ?? 0));
  const parts = known.map((outcome, at) => ({
    label: label[outcome],
    size: chances[outcome] ?? 0,
    figure: formatChance(chances[outcome] ?? 0, locale, itemAt(percents, at)),
    colour: outcomeColours[outcome],
  }));
  return (
    <Strip>
      <b>{t('moment.chances')}</b>
      <ShareBar parts={parts} />
      <small>{t(`moment.from.${chances.from}`)}</small>
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  gap: 6px;
  padding-block-start: 8px;
  font-size: ${fontSize[13]};

  small {
    font-size: ${fontSize[11]};
    line-height: 1.4;
    color: var(--text-muted);
  }
`;
