import type { TeamDetail } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { SegmentedControl } from '@scoreline/shared-lib/ui';
import { Answer, Section } from '@scoreline/shared-lib/page';
import { useState } from 'react';

import { TransferRows } from '../transfers/TransferRows';
import { useTeamTransfersQuery } from './teamApi';

type Direction = 'arrivals' | 'departures';

export function TeamTransfers({ detail }: { detail: TeamDetail }) {
  const { t } = useTranslation('match');
  const [direction, setDirection] = useState<Direction>('arrivals');
  const asked = useTeamTransfersQuery({ competitorId: detail.team.competitorId });
  return (
    <Section>
      <SegmentedControl<Direction>
        label={t('tabs.transfers')}
        options={(['arrivals', 'departures'] as const).map((value) => ({
          value,
          label: t(`transfers.${value}`),
        }))}
        value={direction}
        onChange={setDirection}
      />
      <Answer of={asked}>
        {(transfers) => (
          <TransferRows
            transfers={transfers[direction]}
            sport={detail.sport}
            direction={direction}
          />
        )}
      </Answer>
    </Section>
  );
}
