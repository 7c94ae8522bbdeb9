import type { OperationRequest, TipTotals, VipRecord } from '@scoreline/shared-lib/contract';
import { formatNumber, formatPercent, numberFormat } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, Table, TableFrame, useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, SegmentedControl, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { api, operation } from '@scoreline/shared-lib/api';

import { RecordCurve } from './RecordCurve';

type Window = VipRecord['windows'][number]['window'];

const windows: readonly Window[] = ['30', '90', '365'];
/** A record of fewer tips proves little. */
const few = 30;

/** Results of VIP tips beside free tips of the same days, always with the sample size. */
export function Record() {
  const { t } = useTranslation('account');
  const [window, setWindow] = useState<Window>('90');
  const asked = useTipsRecordQuery({});
  return (
    <Section title={t('vip.record')}>
      <SegmentedControl
        label={t('vip.record')}
        options={windows.map((value) => ({ value, label: t(`vip.window.${value}`) }))}
        value={window}
        onChange={setWindow}
      />
      <Answer of={asked} height={280}>
        {(record) => <OfWindow record={record} window={window} />}
      </Answer>
    </Section>
  );
}

function OfWindow({ record, window }: { record: VipRecord; window: Window }) {
  const { t } = useTranslation('account');
  const shown = record.windows.find((each) => each.window === window);
  if (!shown || shown.vip.totals.n + shown.free.totals.n === 0)
    return <Note>{t('vip.noRecord')}</Note>;
  return (
    <Figures>
      <RecordTable vip={shown.vip.totals} free={shown.free.totals} />
      <RecordCurve vip={shown.vip.series} free={shown.free.series} />
      {shown.vip.totals.n < few && <Note>{t('vip.few')}</Note>}
      <Note>{t('vip.recordNote', { count: Number(window) })}</Note>
      {record.replayed && <Note>{t('vip.replayed')}</Note>}
    </Figures>
  );
}

function RecordTable(totals: { vip: TipTotals; free: TipTotals }) {
  const { t } = useTranslation('account');
  const { locale } = useViewerLocale();
  const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  const yieldOf = numberFormat(locale, { style: 'percent', minimumFractionDigits: 1, ...signed });
  const units = numberFormat(locale, { ...signed, minimumFractionDigits: 1 });
  return (
    <TableFrame aria-label={t('vip.record')}>
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('vip.tips')}</th>
            <th scope="col">{t('vip.winRate')}</th>
            <th scope="col">{t('vip.yield')}</th>
            <th scope="col">{t('vip.profit')}</th>
          </tr>
        </thead>
        <tbody>
          {(['vip', 'free'] as const).map((key) => (
            <tr key={key}>
              <th scope="row">{t(`vip.${key}Tips`)}</th>
              <td>{formatNumber(totals[key].n, locale)}</td>
              <td>{orDash(totals[key].winRate, (share) => formatPercent(share, locale))}</td>
              <td dir="ltr">{orDash(totals[key].yield, (share) => yieldOf.format(share))}</td>
              <td dir="ltr">{units.format(totals[key].profit)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const orDash = (value: number | null, say: (value: number) => string): string =>
  value === null ? '–' : say(value);

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Note = styled.p`
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);
`;

/** The record of VIP and free tips, identical for everyone. */
const recordApi = api.injectEndpoints({
  endpoints: (build) => ({
    tipsRecord: build.query<VipRecord, OperationRequest<'sports-query/tips/record'>>(
      operation('sports-query/tips/record'),
    ),
  }),
});

const { useTipsRecordQuery } = recordApi;
