import type { LeagueStandings } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { zoneColours } from './zoneColours';

type Zones = NonNullable<LeagueStandings['tables'][number]['zones']>;

const rangeOf = ({ from, to }: Zones[number]): string =>
  from === to ? `${from}` : `${from}–${to}`;

/** Meaning of the zones of a table at the end of the season. */
export function ZoneLegend({ zones }: { zones: Zones }) {
  const { t } = useTranslation('match');
  return (
    <List>
      {zones.map((zone) => (
        <li key={zone.kind}>
          <i style={{ background: zoneColours[zone.kind] }} />
          <bdi dir="ltr">{rangeOf(zone)}</bdi> {t(`zones.${zone.kind}`)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding-block-start: 8px;
  font-size: ${fontSize[12]};
  color: var(--text-muted);

  i {
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: 4px;
    border-radius: 2px;
    forced-color-adjust: none;
  }
`;
