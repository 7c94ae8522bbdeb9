import { useBrand } from '@scoreline/shared-lib/brand';
import {
  isClosed,
  isOver,
  type MatchSummary,
  paths,
  type Sport,
} from '@scoreline/shared-lib/contract';
import { useFollowedList } from '@scoreline/shared-lib/following';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, useViewerLocale, Waiting } from '@scoreline/shared-lib/page';
import { useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState } from '@scoreline/shared-lib/ui';

import { useFollowedQuery } from '../lists/discoverApi';
import { Rows } from '../lists/Rows';
import { MatchTeams } from '../match/MatchTeams';
import { RowLink } from '../match/RowLink';
import { DigestPart } from './DigestPart';
import { ownNews } from './ownNews';

const most = 100;

function useOwnMatches(sport: Sport) {
  const teams = useFollowedList('team')
    .filter((entry) => entry.sport === sport)
    .slice(-most)
    .map(({ targetId }) => targetId);
  const { data, isLoading } = useFollowedQuery({ sport, teams }, { skip: teams.length === 0 });
  return { matches: data?.matches ?? [], isLoading };
}

/** Followed teams' results since yesterday and their next matches. Renders nothing if the brand has no favourites. */
export function OwnTeams({ date }: { date: string }) {
  const { t } = useTranslation(['discover', 'shared']);
  const { timeZone } = useViewerLocale();
  const hasTeams = useFollowedList('team').length > 0;
  const both = [useOwnMatches('football'), useOwnMatches('basketball')];
  const news = ownNews(
    both.flatMap(({ matches }) => matches),
    date,
    timeZone,
  );
  const { key } = useBrand();
  if (isClosed(key, paths.favourites, null)) return null;
  if (!hasTeams)
    return (
      <DigestPart title={t('digest.teams')}>
        <EmptyState
          picture="star"
          title={t('digest.noTeams')}
          action={<ButtonLink to={paths.addFavourite}>{t('digest.addTeams')}</ButtonLink>}
        />
      </DigestPart>
    );
  if (both.some(({ isLoading }) => isLoading)) return <Waiting rows={3} />;
  if (news.length === 0) return null;
  return (
    <DigestPart title={t('digest.teams')} way={{ to: paths.favourites, text: t('digest.all') }}>
      <Rows>
        {news.map((match) => (
          <li key={match.eventId}>
            <OwnMatch match={match} />
          </li>
        ))}
      </Rows>
    </DigestPart>
  );
}

function OwnMatch({ match }: { match: MatchSummary }) {
  const [spoilerFree] = useSetting('spoilerFree');
  return (
    <RowLink match={match}>
      <MatchTeams match={match} scores={!spoilerFree || !isOver(match.status)} />
    </RowLink>
  );
}
