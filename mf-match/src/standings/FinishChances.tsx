import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import { formatChance } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { Crest, fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

type Group = LeagueStandings['tables'][number];

interface FinishChancesProps {
  table: Group;
  chances: NonNullable<LeagueStandings['chances']>;
}

/** Each team's chance to finish in each zone of the table, with the number of simulated seasons. */
export function FinishChances({ table, chances }: FinishChancesProps) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const shares = new Map(chances.rows.map(({ competitorId, zones }) => [competitorId, zones]));
  const zones = table.zones ?? [];
  const title = t('zones.chances');
  const read = (share: number | undefined): string => (share ? formatChance(share, locale) : '–');
  return (
    <Section title={title}>
      <TableFrame aria-label={title}>
        <Table>
          <thead>
            <tr>
              <th data-name scope="col">
                {t('table.team')}
              </th>
              {zones.map(({ kind }) => (
                <Head key={kind} scope="col">
                  {t(`zones.${kind}`)}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.competitorId}>
                <th scope="row">
                  <Team>
                    <Crest {...row} size={16} />
                    {row.name}
                  </Team>
                </th>
                {zones.map(({ kind }) => (
                  <td key={kind}>
                    <bdi dir="ltr">{read(shares.get(row.competitorId)?.[kind])}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      <Note>{t('zones.sample', { count: chances.sample })}</Note>
    </Section>
  );
}

const Head = styled.th`
  && {
    max-inline-size: 88px;
    white-space: normal;
  }
`;

const Team = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Note = styled.p`
  padding-block-start: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
