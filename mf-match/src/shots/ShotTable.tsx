import type { MatchShot } from '@scoreline/shared-lib/contract';
import { numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';

import { useMatchView } from '../match/matchContext';
import { minuteOf } from './minuteOf';

/** The shots in order of play. */
export function ShotTable({ shots }: { shots: readonly MatchShot[] }) {
  const { t } = useTranslation('match');
  const { locale } = useViewerLocale();
  const { detail } = useMatchView();
  const format = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const heads = [t('table.minute'), t('table.player'), t('shots.outcome'), t('shots.short')];
  return (
    <TableFrame aria-label={t('shots.title')} style={{ maxBlockSize: 360, overflowY: 'auto' }}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shots.map((shot, at) => (
            <tr key={at}>
              <td>
                <bdi dir="ltr">{minuteOf(shot)}</bdi>
              </td>
              <th scope="row">
                {[shot.player?.name, detail[shot.side].shortName].filter(Boolean).join(' · ')}
              </th>
              <td data-strong={shot.outcome === 'goal' || undefined}>
                {t(`shots.outcomes.${shot.outcome}`)}
              </td>
              <td>{format.format(shot.xg)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
