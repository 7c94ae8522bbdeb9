import type { MatchH2h } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Answer, outcomeColours, Section, ShareBar, Stack } from '@scoreline/shared-lib/page';

import { MatchLine } from '../fixtures/MatchLine';
import { useMatchH2hQuery } from '../match/matchApi';
import { useMatchView } from '../match/matchContext';
import { useTeamColours } from '../chart/useTeamColours';
import { Performance } from '../performance/Performance';
import { TableGuard } from '../spoiler/TableGuard';

/** The last meetings of both teams, and each team's last matches. */
export function H2hTab() {
  const { detail } = useMatchView();
  const has = (section: (typeof detail.sections)[number]) => detail.sections.includes(section);
  return (
    <Stack>
      {has('h2h') && <Meetings />}
      {has('performance') && (
        <TableGuard>
          <Performance />
        </TableGuard>
      )}
    </Stack>
  );
}

type Tally = MatchH2h['tally'];

/** Balance of the last meetings, then the matches (only the newest `shown`, if given). */
export function Meetings({ shown }: { shown?: number }) {
  const { t } = useTranslation('match');
  const { detail, match } = useMatchView();
  const asked = useMatchH2hQuery({ eventId: match.eventId });
  const colours = useTeamColours(detail.home, detail.away);
  const [spoilerFree] = useSetting('spoilerFree');
  const partsOf = ({ won, drawn, lost }: Tally) => [
    { label: detail.home.shortName, size: won, figure: won, colour: colours.home },
    ...(match.sport === 'football'
      ? [
          {
            label: t('h2h.draws', { count: drawn }),
            size: drawn,
            figure: drawn,
            colour: outcomeColours.draw,
          },
        ]
      : []),
    { label: detail.away.shortName, size: lost, figure: lost, colour: colours.away },
  ];
  return (
    <Section title={t('h2h.title')}>
      <Answer of={asked} isEmpty={({ meetings }) => meetings.length === 0}>
        {({ meetings, tally }) => (
          <>
            {!spoilerFree && <ShareBar parts={partsOf(tally)} />}
            {meetings.slice(0, shown).map(({ match: meeting, tournament }) => (
              <MatchLine key={meeting.eventId} match={meeting} note={tournament.name} />
            ))}
          </>
        )}
      </Answer>
    </Section>
  );
}
