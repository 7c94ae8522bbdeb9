import { serverNow } from '@scoreline/shared-lib/live';
import { type PlayerDetail, type TeamCard, teamPath } from '@scoreline/shared-lib/contract';
import { dayOf, formatDay, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';

import { Facts } from '../info/Facts';
import { ageOn } from './age';
import { FactIcon } from './FactIcon';

/** Club, national team, number, position, foot, age and height, as far as known. */
export function PlayerFacts({ detail }: { detail: PlayerDetail }) {
  const { t } = useTranslation('match');
  const { locale, timeZone } = useViewerLocale();
  const { player, sport, club, nationalTeam, birthDate, heightCm, preferredFoot } = detail;
  const link = (team: TeamCard | null) =>
    team && <Link to={teamPath({ ...team, sport })}>{team.name}</Link>;
  const born = birthDate && {
    date: formatDay(birthDate, locale, { day: 'numeric', month: 'long', year: 'numeric' }),
    age: ageOn(birthDate, dayOf(serverNow(), timeZone)),
  };
  const height = numberFormat(locale, { style: 'unit', unit: 'centimeter' });
  return (
    <Section title={t('player.facts')}>
      <Facts
        facts={[
          [<FactIcon of="club" />, t('player.club'), link(club)],
          [<FactIcon of="nation" />, t('player.nationalTeam'), link(nationalTeam)],
          [<FactIcon of="number" />, t('player.number'), player.shirtNumber],
          [
            <FactIcon of="position" />,
            t('player.position'),
            player.position && t(`positions.${player.position}`),
          ],
          [
            <FactIcon of="foot" />,
            t('player.foot'),
            preferredFoot && t(`player.feet.${preferredFoot}`),
          ],
          [<FactIcon of="birth" />, t('player.birth'), born && t('player.age', born)],
          [<FactIcon of="height" />, t('player.height'), heightCm && height.format(heightCm)],
        ]}
      />
    </Section>
  );
}
