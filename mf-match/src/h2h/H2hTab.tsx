import { useTranslation } from '@scoreline/shared-lib/i18n';

import { MatchLine } from '../fixtures/MatchLine';
import { ShareBar } from '../fixtures/ShareBar';
import { useMatchH2hQuery } from '../match/matchApi';
import { useMatchPlace } from '../match/matchContext';
import { useTeamColours } from '../chart/useTeamColours';
import { Answer } from '../page/Answer';
import { Stack } from '../page/Columns';
import { Section } from '../page/Section';
import { Performance } from '../performance/Performance';

/** The last meetings of both teams, and what each made of its last matches. */
export function H2hTab() {
  const { detail } = useMatchPlace();
  const has = (section: (typeof detail.sections)[number]) => detail.sections.includes(section);
  return (
    <Stack>
      {has('h2h') && <Meetings />}
      {has('performance') && <Performance />}
    </Stack>
  );
}

function Meetings() {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchPlace();
  const asked = useMatchH2hQuery({ eventId: match.eventId });
  const colours = useTeamColours(detail.home, detail.away);
  return (
    <Section title={t('h2h.title')}>
      <Answer of={asked} isEmpty={({ meetings }) => meetings.length === 0}>
        {({ meetings, tally }) => (
          <>
            <ShareBar
              parts={[
                { label: detail.home.shortName, count: tally.won, colour: colours.home },
                ...(match.sport === 'football'
                  ? [{ label: t('h2h.draws'), count: tally.drawn, colour: 'var(--draw)' }]
                  : []),
                { label: detail.away.shortName, count: tally.lost, colour: colours.away },
              ]}
            />
            {meetings.map(({ match: meeting, tournament }) => (
              <MatchLine key={meeting.eventId} match={meeting} note={tournament.name} />
            ))}
          </>
        )}
      </Answer>
    </Section>
  );
}
