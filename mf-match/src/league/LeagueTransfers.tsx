import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section } from '@scoreline/shared-lib/page';

import { TransferRows } from '../transfers/TransferRows';
import { useLeagueTransfersQuery } from './leagueApi';
import { type LeagueTabProps, seasonOf } from './leagueSeason';

/** Who came to and left the season's teams, newest first. */
export function LeagueTransfers({ detail }: LeagueTabProps) {
  const { t } = useTranslation('match');
  const asked = useLeagueTransfersQuery(seasonOf(detail));
  return (
    <Section title={t('tabs.transfers')}>
      <Answer of={asked}>
        {({ transfers }) => <TransferRows transfers={transfers} sport={detail.tournament.sport} />}
      </Answer>
    </Section>
  );
}
