import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, SegmentedControl, tabularDigits } from '@scoreline/shared-lib/ui';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';
import styled from 'styled-components';

import { useMatchView } from '../match/matchContext';
import { useMatchEventsQuery } from '../match/matchApi';
import { later } from '../page/Later';
import { IncidentLine } from './IncidentLine';
import { type PeriodMark, type TimelineItem, timelineItems } from './timelineItems';

const Commentary = later(async () => (await import('../commentary/Commentary')).Commentary);

const views = ['events', 'commentary'] as const;
type View = (typeof views)[number];

/** Basketball has one line per basket, so only the last ones show at first. */
const shownAtFirst = 40;

/** Incidents, newest first: the home side's at the start of the line, the away side's at its end. */
export function Timeline() {
  const { t } = useTranslation('match');
  const { match, time } = useMatchView();
  const asked = useMatchEventsQuery({ eventId: match.eventId });
  const [view, setView] = useState<View>('events');
  return (
    <Section title={t('timeline.title')}>
      {match.sport === 'football' && (
        <SegmentedControl<View>
          label={t('timeline.title')}
          options={views.map((value) => ({ value, label: t(`timeline.views.${value}`) }))}
          value={view}
          onChange={setView}
        />
      )}
      <Answer of={asked}>
        {({ incidents }) => {
          const shown = time.moment?.incidents ?? incidents;
          return view === 'commentary' ? (
            <Commentary incidents={shown} />
          ) : (
            <Lines items={timelineItems(shown, match)} />
          );
        }}
      </Answer>
    </Section>
  );
}

const keyOf = (item: TimelineItem) =>
  item.kind === 'period' ? `period-${item.period}` : item.incidentId;

function Lines({ items }: { items: TimelineItem[] }) {
  const { t } = useTranslation('match');
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownAtFirst);
  if (items.length === 0) return <Quiet>{t('timeline.none')}</Quiet>;
  return (
    <>
      <ol>
        {shown.map((item) => (
          <li key={keyOf(item)}>
            {item.kind === 'period' ? <PeriodLine mark={item} /> : <IncidentLine incident={item} />}
          </li>
        ))}
      </ol>
      {shown.length < items.length && (
        <More>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('timeline.all')}
          </Button>
        </More>
      )}
    </>
  );
}

function PeriodLine({ mark: { period, score } }: { mark: PeriodMark }) {
  const { t } = useTranslation(['match', 'shared']);
  const { sport } = useMatchView().match;
  const name =
    sport === 'football'
      ? t(`periods.end.${Math.min(period, 5)}`)
      : period <= 4
        ? t('shared:status.short.quarter', { number: period })
        : t('shared:status.short.overtime', { number: period - 4 });
  return (
    <Period>
      <span>{name}</span>
      {score && <b>{`${score.home} – ${score.away}`}</b>}
    </Period>
  );
}

const Period = styled.div`
  ${tabularDigits}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-block-size: 32px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--line);
  }
`;

const Quiet = styled.p`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

const More = styled.div`
  display: grid;
  justify-items: center;
`;
