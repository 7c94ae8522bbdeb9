import type { MatchPerformance } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Chip, SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, FormMarks, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';
import styled from 'styled-components';

import { MatchLine } from '../fixtures/MatchLine';
import { useMatchPerformanceQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { StatisticRows } from '../statistics/StatisticRows';
import { performanceRows } from './performanceRows';

type Window = '5' | '10' | '20';

/** Figures of both teams' last 5, 10 or 20 matches: all, at the same venue, or in this league. */
export function Performance() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const [last, setLast] = useState<Window>('5');
  const [sameVenue, setSameVenue] = useState(false);
  const [thisLeague, setThisLeague] = useState(false);
  const asked = useMatchPerformanceQuery({
    eventId: match.eventId,
    last: Number(last) as 5 | 10 | 20,
    venue: sameVenue ? 'same' : 'all',
    thisLeague,
  });
  return (
    <Section title={t('performance.title')}>
      <Choices>
        <SegmentedControl<Window>
          label={t('performance.window')}
          options={(['5', '10', '20'] as const).map((value) => ({
            value,
            label: t('performance.last', { count: Number(value) }),
          }))}
          value={last}
          onChange={setLast}
        />
        <div>
          <Chip selected={sameVenue} onClick={() => setSameVenue(!sameVenue)}>
            {t('performance.sameVenue')}
          </Chip>
          <Chip selected={thisLeague} onClick={() => setThisLeague(!thisLeague)}>
            {t('performance.thisLeague')}
          </Chip>
        </div>
      </Choices>
      <Answer of={asked}>{(performance) => <Figures performance={performance} />}</Answer>
    </Section>
  );
}

function Figures({ performance }: { performance: MatchPerformance }) {
  const { match } = useMatchView();
  const [side, setSide] = useState<'home' | 'away'>('home');
  const { t } = useTranslation('match');
  const rows = performanceRows(performance, match.sport);
  const played = performance[side].matches;
  const form = played.flatMap(({ outcome }) => outcome ?? []).reverse();
  return (
    <>
      <StatisticRows rows={rows} />
      <SegmentedControl
        label={t('table.team')}
        options={(['home', 'away'] as const).map((value) => ({ value, label: match[value].name }))}
        value={side}
        onChange={setSide}
      />
      <Form>
        <FormMarks form={form} />
      </Form>
      {played.map((row) => (
        <MatchLine key={row.match.eventId} {...row} note={row.tournament.name} />
      ))}
    </>
  );
}

const Choices = styled.div`
  display: grid;
  gap: 4px;
  padding-block-end: 8px;

  > :last-child {
    display: flex;
    gap: 8px;
  }
`;

const Form = styled.div`
  display: flex;
  justify-content: center;
  padding-block: 12px 4px;
  overflow: hidden;
`;
