import { leaguePath, type PlayerDetail } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { Link } from 'react-router-dom';

import { columnsOf } from '../boxscore/columnsOf';

/** Basketball fans read averages, and these totals add little to them. */
const summed = ['minutes', 'rating', 'plusMinus'];

/** Figures of each season: football's totals, basketball's averages per match. */
export function SeasonTable({ seasons, sport }: Pick<PlayerDetail, 'seasons' | 'sport'>) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const held = [...new Set(seasons.flatMap(({ values }) => Object.keys(values)))];
  const columns = columnsOf(held, sport).filter((key) => !summed.includes(key));
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const perMatch = sport === 'basketball';
  const title = t('player.seasons');
  return (
    <Section title={perMatch ? `${title}, ${t('boards.average')}` : title}>
      <TableFrame aria-label={title}>
        <Table>
          <thead>
            <tr>
              <th data-name scope="col">
                {t('info.league')}
              </th>
              <th scope="col">{t('league.season')}</th>
              {['matches', ...columns].map((key) => (
                <th key={key} scope="col">
                  <abbr title={t(`statistics.keys.${key}`, { context: sport })}>
                    {t(`statistics.short.${key}`, { context: sport })}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seasons.map(({ tournament, season, matches, values }) => (
              <tr key={`${tournament.tournamentId}-${season}`}>
                <th scope="row">
                  <Link to={leaguePath(tournament)}>{tournament.name}</Link>
                </th>
                <td>{season}</td>
                <td>{matches}</td>
                {columns.map((key) => (
                  <td key={key}>
                    {format.format((values[key] ?? 0) / (perMatch ? Math.max(1, matches) : 1))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </Section>
  );
}
