import type { Prices } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, tabularDigits } from '@scoreline/shared-lib/ui';
import { formatKickOff } from '@scoreline/shared-lib/format';
import { Price, Section, useViewerLocale } from '@scoreline/shared-lib/page';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import type { Moment } from '../time-machine/rewind';

const outcomes = ['home', 'draw', 'away'] as const;

export const outcomesOf = (prices: Prices) =>
  outcomes.filter((outcome) => prices[outcome] !== undefined);

/** The main market at the chosen moment, each price with its opening price. */
export function PriceStrip() {
  const { t } = useTranslation('match');
  const { match, time } = useMatchView();
  const { odds } = match;
  if (!odds) return null;
  return (
    <Section title={t('odds.title')} aside={time.moment && <PricedAt moment={time.moment} />}>
      <Cells>
        {outcomesOf(odds.current).map((outcome) => (
          <Cell key={outcome}>
            <dt>{t(`odds.outcomes.${outcome}`)}</dt>
            <dd>
              <Price price={odds.current[outcome]} before={odds.opening[outcome]} />
            </dd>
            <Opened>
              {t('odds.opening')} <Price price={odds.opening[outcome]} />
            </Opened>
          </Cell>
        ))}
      </Cells>
    </Section>
  );
}

/** When the prices of a moment are from: a time of the match, or before it. */
function PricedAt({ moment: { pricedAt, begunMs } }: { moment: Moment }) {
  const { t } = useTranslation('match');
  const { locale, timeZone } = useViewerLocale();
  if (pricedAt === null) return null;
  const isBefore = Date.parse(pricedAt) <= begunMs;
  return (
    <At dateTime={pricedAt}>
      {isBefore ? (
        t('standings.moment.kickOff')
      ) : (
        <bdi dir="ltr">{formatKickOff(pricedAt, locale, timeZone)}</bdi>
      )}
    </At>
  );
}

const Cells = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Cell = styled.div`
  ${tabularDigits}
  flex: 1;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: 8px;
  border-radius: 8px;
  background: var(--surface);

  dt {
    font-size: ${fontSize[12]};
    color: var(--text-muted);
  }
  dd {
    font-size: ${fontSize[17]};
    font-weight: 700;
  }
`;

const At = styled.time`
  ${tabularDigits}
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Opened = styled.dd`
  && {
    font-size: ${fontSize[11]};
    font-weight: 400;
    color: var(--text-muted);
  }
`;
