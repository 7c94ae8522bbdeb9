import { paths, type PromotionCurrent } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Answer, ButtonLink, NarrowPage, PageColumn, TopBar } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { EmptyState, type IconName } from '@scoreline/shared-lib/ui';

import { useAbsence } from '../page/useAbsence';
import { usePageTitle } from '../page/usePageTitle';
import { pathTo } from '../promotionPaths';
import { usePromotionCurrentQuery } from '../promotion/promotionApi';

const narrow = 640;
const excluded: PromotionCurrent = { promotionId: null, reason: 'excluded' };

const pictures: Record<NonNullable<PromotionCurrent['reason']>, IconName> = {
  none: 'gift',
  notYet: 'clock',
  over: 'calendar',
  region: 'place',
  excluded: 'lock',
};

/** Why there is no promotion for this visitor, and when there will be one. */
export function NotAvailablePage() {
  usePageTitle('notAvailable');
  const { isLogin } = useSession();
  const isExcluded = useExcludedUntil() !== null;
  // The answer embedded in the page is a visitor's. A member may have excluded themselves.
  const of = usePromotionCurrentQuery({}, { refetchOnMountOrArgChange: isLogin });
  return (
    <NarrowPage $width={narrow}>
      <TopBar>{null}</TopBar>
      <PageColumn>
        <Answer of={of} height={320}>
          {(current) => <Reason current={isExcluded ? excluded : current} />}
        </Answer>
      </PageColumn>
    </NarrowPage>
  );
}

function Reason({ current }: { current: PromotionCurrent }) {
  const { t } = useTranslation('promotion');
  const { promotionId, reason = 'none' } = current;
  const absence = useAbsence(current);
  if (promotionId !== null)
    return (
      <EmptyState
        page
        picture="gift"
        title={t('notAvailable.running')}
        action={<ButtonLink to={pathTo(promotionId)}>{t('notAvailable.open')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      page
      picture={pictures[reason]}
      {...absence}
      action={<ButtonLink to={paths.home}>{t('notAvailable.home')}</ButtonLink>}
    />
  );
}
