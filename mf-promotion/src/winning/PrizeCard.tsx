import type { Claim, PromotionRecords } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Section } from '@scoreline/shared-lib/page';
import { fontSize, Icon, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Note } from '../page/texts';
import { useFormats } from '../page/useFormats';
import { ClaimForm } from './ClaimForm';

type OwnDraw = PromotionRecords['records'][number];

interface PrizeCardProps {
  draw: OwnDraw;
  onClaimed: (claim: Claim) => void;
}

/** One prize with its status, and its form until it is claimed. */
export function PrizeCard({ draw, onClaimed }: PrizeCardProps) {
  const { t } = useTranslation('promotion');
  const { moment, number } = useFormats();
  const { record, name, kind, claim } = draw;
  return (
    <Section>
      <Head>
        <Icon name={kind === 'vip' ? 'crown' : 'gift'} size={28} />
        <div>
          <Name>{name}</Name>
          <p>{useClaimStanding(draw)}</p>
          <Note>
            {t('draw.ticket', { ticket: number(record.ticket) })} · {moment(record.at)}
          </Note>
        </div>
      </Head>
      {claim?.state === 'open' && (
        <ClaimForm promotionId={record.promotionId} ticket={record.ticket} onClaimed={onClaimed} />
      )}
    </Section>
  );
}

function useClaimStanding({ claim }: OwnDraw): string {
  const { t } = useTranslation('promotion');
  const { moment } = useFormats();
  if (!claim) return t('winning.given');
  const date = moment(
    claim.state === 'open' ? claim.deadline : (claim.claimedAt ?? claim.deadline),
  );
  return t(`winning.${claim.state}`, { date });
}

const Head = styled.div`
  display: flex;
  gap: ${space(4)};
  line-height: 1.45;

  > svg {
    flex: none;
    color: var(--accent);
  }
`;

const Name = styled.h2`
  font-size: ${fontSize[17]};
  overflow-wrap: anywhere;
`;
