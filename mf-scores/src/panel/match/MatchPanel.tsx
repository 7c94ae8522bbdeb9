import { useBrand } from '@scoreline/shared-lib/brand';
import { matchPath, type MatchSummary, type Tournament } from '@scoreline/shared-lib/contract';
import { formatMatchStart } from '@scoreline/shared-lib/format';
import { PeriodRows, periodsOf, useDocumentTitle, useMedia } from '@scoreline/shared-lib/page';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Flag, fontSize, IconButton, oneLine } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { FollowMatch } from '../../follow/FollowMatch';
import { wallPage } from '../../layout/wallPage';
import { useBoard } from '../../scoreboard/boardContext';
import { useMatch } from '../../scoreboard/matches/useMatch';
import { Reveal } from '../../spoiler/Reveal';
import { useRevealable } from '../../spoiler/useRevealable';
import { PinMatch } from '../../wall/PinMatch';
import { Goals } from './Goals';
import { MatchTable } from '../table/MatchTable';
import { OddsTable } from './OddsTable';
import { PageLink } from '../PageLink';
import { ScoreHead } from './ScoreHead';
import { DataTable } from '../table/DataTable';

interface MatchPanelProps {
  matchId: number;
  tournament: Tournament | undefined;
  /** Omitted in a sheet, which has its own close button. */
  onClose?: () => void;
}

/** The chosen match: score, periods, prices, and both teams in the table. */
export function MatchPanel(props: MatchPanelProps) {
  const match = useMatch(props.matchId);
  return match ? <KnownMatch {...props} known={match} /> : null;
}

function KnownMatch({ known, tournament, onClose }: MatchPanelProps & { known: MatchSummary }) {
  const { t } = useTranslation(['scores', 'shared']);
  const { locale, timeZone } = useBoard();
  const { match, concealed } = useRevealable(known);
  const [showOdds] = useSetting('showOdds');
  const hasWall = useMedia(wallPage);
  const { eventId, sport, startTime, home, away } = match;
  const teams = `${home.name} – ${away.name}`;
  const isScored = home.score !== null && away.score !== null;
  const hasGoals = sport === 'football' && !concealed && Boolean(home.score || away.score);
  useDocumentTitle(
    `${isScored ? `${home.name} ${home.score}–${away.score} ${away.name}` : teams} | ${useBrand().name}`,
  );
  const page = matchPath({ sport, home, away, eventId });
  return (
    <Panel aria-label={teams}>
      <Bar>
        {tournament && <Flag code={tournament.category.countryCode} />}
        <League>{tournament && `${tournament.category.name} · ${tournament.name}`}</League>
        {hasWall && <PinMatch matchId={eventId} teams={teams} />}
        <FollowMatch matchId={eventId} {...{ sport, startTime, teams }} />
        {onClose && <IconButton icon="close" label={t('shared:actions.close')} onClick={onClose} />}
      </Bar>
      <ScoreHead match={match} />
      <PageLink to={page} text={t('panel.matchPage')} />
      {hasGoals && <Goals match={match} />}
      {concealed && (
        <Hidden>
          {t('spoiler.hidden')}
          <Reveal matchId={eventId} teams={teams} />
        </Hidden>
      )}
      <KickOff>{formatMatchStart(match, locale, timeZone)}</KickOff>
      <PeriodScores match={match} />
      {showOdds && match.odds && <OddsTable match={match} />}
      {tournament?.hasStandings && !concealed && (
        <MatchTable key={eventId} match={match} tournament={tournament} />
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 16px;
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
`;

const League = styled.p`
  ${oneLine}
  flex: 1;
  font-size: ${fontSize[13]};
  font-weight: 500;
`;

const KickOff = styled.p`
  text-align: center;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;

const Hidden = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;

/** Points by quarter, goals by half. */
function PeriodScores({ match }: { match: MatchSummary }) {
  const { t } = useTranslation('scores');
  if (periodsOf(match) === 0) return null;
  return (
    <DataTable caption={t('panel.periods')}>
      <PeriodRows match={match} />
    </DataTable>
  );
}
