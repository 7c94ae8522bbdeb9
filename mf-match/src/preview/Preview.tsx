import type { MatchPreview, ResultRow } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { Answer, FormMarks, Section, Stack } from '@scoreline/shared-lib/page';
import { Crest, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Meetings } from '../h2h/H2hTab';
import { Probabilities } from '../insights/Probabilities';
import {
  useMatchInsightsQuery,
  useMatchPerformanceQuery,
  useMatchPreviewQuery,
} from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { nameLine } from '../page/nameLine';
import { Ballot } from './Ballot';
import { Countdown } from './Countdown';
import { KeyPlayers } from './KeyPlayers';
import { Missing } from './Missing';
import { PredictedLineups } from './PredictedLineups';
import { WhereToWatch } from './WhereToWatch';
import { performanceRows } from '../performance/performanceRows';
import { StatisticRows } from '../statistics/StatisticRows';

/** The preview of a match: countdown, form, key players, line-ups. */
export function Preview() {
  const { match, detail } = useMatchView();
  const excluded = useExcludedUntil() !== null;
  const asked = useMatchPreviewQuery({ eventId: match.eventId });
  const has = (section: (typeof detail.sections)[number]) => detail.sections.includes(section);
  return (
    <Stack>
      <Countdown match={match} />
      <Ballot />
      <Answer of={asked} rows={12}>
        {(preview) => <Known preview={preview} />}
      </Answer>
      {has('performance') && <Averages />}
      {!excluded && has('insights') && <Chances />}
      {has('h2h') && <Meetings shown={3} />}
    </Stack>
  );
}

function Known({ preview }: { preview: MatchPreview }) {
  const { keyPlayers, missing, predicted, broadcasts } = preview;
  return (
    <>
      <Form form={preview.form} />
      <KeyPlayers players={keyPlayers} />
      <Missing missing={missing} />
      {predicted && <PredictedLineups predicted={predicted} />}
      <WhereToWatch broadcasts={broadcasts} />
    </>
  );
}

const marksOf = (rows: readonly ResultRow[]) =>
  rows.flatMap(({ outcome }) => outcome ?? []).reverse();

function Form({ form }: Pick<MatchPreview, 'form'>) {
  const { t } = useTranslation('match');
  const { detail } = useMatchView();
  if (form.home.length + form.away.length === 0) return null;
  return (
    <Section title={t('team.form')}>
      {(['home', 'away'] as const).map((side) => (
        <Line key={side}>
          <Crest {...detail[side]} size={20} />
          <span>{detail[side].name}</span>
          <FormMarks form={marksOf(form[side])} />
        </Line>
      ))}
    </Section>
  );
}

/** Chances by the model beside those by the prices. */
function Chances() {
  const { match } = useMatchView();
  const [showOdds] = useSetting('showOdds');
  const { data } = useMatchInsightsQuery({ eventId: match.eventId });
  if (!data?.probabilities) return null;
  return <Probabilities probabilities={data.probabilities} match={match} withPrices={showOdds} />;
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  font-size: ${fontSize[13]};

  > span:nth-of-type(1) {
    ${nameLine}
    flex: 1;
  }
`;

/** Both teams' figures of their last five matches, compared. */
function Averages() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const asked = useMatchPerformanceQuery({ eventId: match.eventId, last: 5, venue: 'all' });
  return (
    <Section title={t('performance.last', { count: 5 })}>
      <Answer of={asked} rows={4}>
        {(performance) => <StatisticRows rows={performanceRows(performance, match.sport)} />}
      </Answer>
    </Section>
  );
}
