import { bizCodes, type MatchBallot, type VoteOutcome } from '@scoreline/shared-lib/contract';
import { formatPercent } from '@scoreline/shared-lib/format';
import { serverNow } from '@scoreline/shared-lib/live';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { asApiError } from '@scoreline/shared-lib/api';
import {
  outcomeColours,
  Section,
  ShareBar,
  useMoment,
  useViewerLocale,
  wholePercents,
} from '@scoreline/shared-lib/page';
import { Button, fontSize } from '@scoreline/shared-lib/ui';
import { itemAt } from '@scoreline/shared-lib/contract/lists';
import styled from 'styled-components';

import { useMatchBallotQuery, useMatchVoteMutation } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { wordSize } from '../page/wordSize';

type Names = Record<VoteOutcome, string>;

/** A poll of the winner with one vote per device. The counts appear after the vote. */
export function Ballot() {
  const { t } = useTranslation('match');
  const { match } = useMatchView();
  const { eventId } = match;
  const { data: asked, error, isFetching, refetch } = useMatchBallotQuery({ eventId });
  const [vote, voting] = useMatchVoteMutation({ fixedCacheKey: `vote ${eventId}` });
  // A request that was in flight when the vote was cast returns an answer without it.
  const data = asked?.mine ? asked : (voting.data ?? asked);
  const lookAgain = async () => {
    // A refetch during a request joins that request, so fetch again after it.
    if (isFetching) await refetch();
    await refetch();
  };
  const cast = (outcome: VoteOutcome) =>
    void vote({ eventId, outcome })
      .unwrap()
      .then(lookAgain, lookAgain)
      // The page was closed meanwhile.
      .catch(() => undefined);
  // Voting closes at the scheduled time, even if the match starts late.
  useMoment(match.startTime, serverNow, refetch);
  const draw = match.sport === 'football' ? (['draw'] as const) : [];
  const outcomes: VoteOutcome[] = ['home', ...draw, 'away'];
  const names = { home: match.home.name, draw: t('odds.outcomes.draw'), away: match.away.name };
  // Most viewers have not voted, so the buttons appear before the answer arrives and nothing below moves.
  if (data ? !data.open && !data.counts : error) return null;
  return (
    <Section title={t('vote.title')}>
      {data?.counts ? (
        <Result counts={data.counts} mine={data.mine} {...{ names, outcomes }} />
      ) : (
        <Choice {...{ names, outcomes, cast }} isCasting={voting.isLoading} error={voting.error} />
      )}
    </Section>
  );
}

interface ChoiceProps {
  names: Names;
  outcomes: readonly VoteOutcome[];
  cast: (outcome: VoteOutcome) => void;
  isCasting: boolean;
  error: unknown;
}

function Choice({ names, outcomes, cast, isCasting, error }: ChoiceProps) {
  const { t } = useTranslation('match');
  const failed = error ? asApiError(error) : undefined;
  // After kick-off every vote is refused, and the counts appear instead.
  const isLate = failed?.bizCode === bizCodes.conflict;
  return (
    <>
      <Buttons role="group" aria-label={t('vote.title')}>
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            kind="secondary"
            disabled={isCasting || isLate}
            onClick={() => cast(outcome)}
          >
            <span style={{ fontSize: wordSize(names[outcome], 15) }}>{names[outcome]}</span>
          </Button>
        ))}
      </Buttons>
      {failed && !isLate && <Note role="alert">{failed.message}</Note>}
    </>
  );
}

interface ResultProps {
  counts: NonNullable<MatchBallot['counts']>;
  mine: MatchBallot['mine'];
  names: Names;
  outcomes: readonly VoteOutcome[];
}

function Result({ counts, mine, names, outcomes }: ResultProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const all = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const percents = wholePercents(outcomes.map((outcome) => (all ? counts[outcome] / all : 0)));
  const parts = outcomes.map((outcome, at) => ({
    label: names[outcome],
    size: counts[outcome],
    figure: formatPercent(itemAt(percents, at) / 100, locale),
    note: outcome === mine ? `(${t('vote.mine')})` : undefined,
    colour: outcomeColours[outcome],
  }));
  return (
    <>
      <ShareBar parts={parts} />
      <Note>{t('vote.count', { count: all })}</Note>
    </>
  );
}

/** A third of a phone's width fits the longest word of a name on one line. */
const Buttons = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 8px;

  button {
    container-type: inline-size;
    min-inline-size: 0;
    padding-inline: 4px;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  padding-block-start: 4px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
