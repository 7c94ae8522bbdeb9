import { isLive, type MatchesImage, type Sport } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useLiveTopic } from '@scoreline/shared-lib/live';

interface LiveMatchProps {
  sport: Sport;
  competitorId: number;
}

/** The match that the team plays now, as it goes. */
export function LiveMatch({ sport, competitorId }: LiveMatchProps) {
  const { t } = useTranslation('fan-zone');
  const matches = useLiveTopic<MatchesImage>(`matches:${sport}`);
  const match = Object.values(matches ?? {}).find(
    ({ status, home, away }) =>
      isLive(status) && [home.competitorId, away.competitorId].includes(competitorId),
  );
  if (!match) return <p>{t('noMatch')}</p>;
  const { home, away } = match;
  return (
    <p>
      {home.name} {home.score} – {away.score} {away.name}
    </p>
  );
}
