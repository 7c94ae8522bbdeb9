import type { Claim, PromotionRecords } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, Section, Stack } from '@scoreline/shared-lib/page';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';

import { JoinCard } from '../page/JoinCard';
import { PromotionPage } from '../page/PromotionPage';
import { useOwnDraws } from '../records/useOwnDraws';
import { PrizeCard } from './PrizeCard';

const narrow = 720;

type OwnDraw = PromotionRecords['records'][number];

/** The member's prizes, with claim forms for those to be delivered. */
export function WinningPage() {
  const { t } = useTranslation('promotion');
  return (
    <PromotionPage page="winning" title={t('winning.title')} width={narrow}>
      {({ promotionId }) => <Prizes promotionId={promotionId} />}
    </PromotionPage>
  );
}

function Prizes({ promotionId }: { promotionId: number }) {
  const { t } = useTranslation(['promotion', 'shared']);
  const own = useOwnDraws(promotionId);
  if (!own.isLogin) return <JoinCard />;
  return (
    <Answer of={own} rows={3}>
      {({ records, cursor }) => {
        const won = records.filter(({ kind }) => kind !== null);
        return (
          <Stack>
            {won.length === 0 && !cursor && (
              <Section>
                <EmptyState title={t('winning.empty')} picture="gift" />
              </Section>
            )}
            {won.map((draw) => (
              <PrizeCard
                key={draw.record.ticket}
                draw={draw}
                onClaimed={(claim) => own.replace(withClaim(draw, claim))}
              />
            ))}
            {cursor && (
              <Button kind="quiet" onClick={() => void own.more()}>
                {t('shared:actions.loadMore')}
              </Button>
            )}
          </Stack>
        );
      }}
    </Answer>
  );
}

const withClaim = (draw: OwnDraw, { state, deadline, claimedAt }: Claim): OwnDraw => ({
  ...draw,
  claim: { state, deadline, claimedAt },
});
