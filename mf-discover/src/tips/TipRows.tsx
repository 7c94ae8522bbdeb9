import type { Tip, TipsUpcoming } from '@scoreline/shared-lib/contract';
import { Rows } from '../lists/Rows';
import { leagueOf } from '../match/leagueOf';
import { TipRow } from './TipRow';

export function TipRows({ page }: { page: Pick<TipsUpcoming, 'rows' | 'tournaments'> }) {
  return (
    <Rows>
      {page.rows.map((tip: Tip) => (
        <li key={tip.tipId}>
          <TipRow tip={tip} league={leagueOf(page.tournaments, tip.match)} />
        </li>
      ))}
    </Rows>
  );
}
