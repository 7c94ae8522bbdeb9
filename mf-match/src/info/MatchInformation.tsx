import { leaguePath } from '@scoreline/shared-lib/contract';
import { formatMatchStart, formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';

import { useRoundName } from '../league/useRoundName';
import { useMatchView } from '../match/matchContext';
import { Facts } from './Facts';

/** League, round, kick-off, venue, referee and attendance, as far as known. */
export function MatchInformation() {
  const { t } = useTranslation('match');
  const { locale, timeZone } = useViewerLocale();
  const { detail } = useMatchView();
  const roundName = useRoundName();
  const { summary, tournament, venue } = detail;
  const league = `${tournament.category.name} · ${tournament.name}`;
  const round = [
    detail.season,
    detail.round && roundName(detail.round),
    detail.group && t('info.group', detail as { group: string }),
  ];
  return (
    <Section title={t('info.title')}>
      <Facts
        facts={[
          ['calendar', t('info.kickOff'), formatMatchStart(summary, locale, timeZone)],
          ['table', t('info.league'), <Link to={leaguePath(tournament)}>{league}</Link>],
          ['info', t('info.round'), round.filter(Boolean).join(' · ')],
          ['pin', t('info.venue'), venue && [venue.name, venue.city].filter(Boolean).join(', ')],
          ['profile', t('info.referee'), detail.referee],
          [
            'eye',
            t('info.attendance'),
            detail.attendance && formatNumber(detail.attendance, locale),
          ],
        ]}
      />
    </Section>
  );
}
