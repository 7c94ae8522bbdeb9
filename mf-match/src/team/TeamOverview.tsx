import { leaguePath, type TeamDetail } from '@scoreline/shared-lib/contract';
import { formatNumber } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { FormMarks, Section, Stack, useViewerLocale } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';

import { MatchLine } from '../fixtures/MatchLine';
import { Facts } from '../info/Facts';
import { FormCurve } from './FormCurve';

/** Next match, last results and home venue. */
export function TeamOverview({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const [spoilerFree] = useSetting('spoilerFree');
  const { next, form, venue, coach, tournaments } = detail;
  const results = form.flatMap(({ outcome }) => outcome ?? []).reverse();
  const venueText = venue && [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <Stack>
      {next && (
        <Section title={t('team.next')}>
          <MatchLine match={next} />
        </Section>
      )}
      {form.length > 0 && (
        <Section title={t('team.form')} aside={!spoilerFree && <FormMarks form={results} />}>
          {form.map(({ match, outcome, tournament }) => (
            <MatchLine key={match.eventId} {...{ match, outcome }} note={tournament.name} />
          ))}
        </Section>
      )}
      <FormCurve detail={detail} />
      <Section title={t('team.information')}>
        <Facts
          facts={[
            [
              'table',
              t('team.leagues'),
              tournaments.map((tournament) => (
                <div key={tournament.tournamentId}>
                  <Link to={leaguePath(tournament)}>{tournament.name}</Link>
                </div>
              )),
            ],
            [
              'pin',
              t('info.venue'),
              venueText && (
                <>
                  {venueText}
                  {venue.capacity && (
                    <small>
                      {t('team.capacity', { capacity: formatNumber(venue.capacity, locale) })}
                    </small>
                  )}
                </>
              ),
            ],
            ['profile', t('lineups.coach'), coach],
          ]}
        />
      </Section>
    </Stack>
  );
}
