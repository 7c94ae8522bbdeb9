import { useBrand } from '@scoreline/shared-lib/brand';
import { paths, type VipStatus } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import {
  BettingOff,
  NarrowPage,
  PageColumn,
  Section,
  Stack,
  Switch,
  TopBar,
  useDocumentTitle,
  Waiting,
  LoadingBlock,
} from '@scoreline/shared-lib/page';
import { useExcludedUntil, useSetting } from '@scoreline/shared-lib/settings';
import { EmptyState, focusRing, fontSize } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { History } from './History';
import { Plans } from './Plans';
import { Record } from './Record';
import { Standing } from './Standing';
import { useConfirmation } from './useConfirmation';
import { useVip } from './useVip';
import { WhatVipIs } from './WhatVipIs';
import { Note } from '../settings/SettingGroup';

const pageWidth = 720;

/** VIP benefits, price and record, and the member's own subscription. */
export function VipCentre() {
  const { t } = useTranslation('account');
  useOwnTitle();
  return (
    <NarrowPage $width={pageWidth}>
      <TopBar>
        <Title>{t('vip.title')}</Title>
      </TopBar>
      <PageColumn>
        <Centre />
      </PageColumn>
    </NarrowPage>
  );
}

function Centre() {
  const { t } = useTranslation(['account', 'shared']);
  const { plans, status, error, isLogin, load, setStatus } = useVip();
  const confirmation = useConfirmation(status, load);
  const excluded = useExcludedUntil();
  if (error && (!plans || (isLogin && !status)))
    return (
      <LoadingBlock
        state={-1}
        part
        message={error.message}
        traceId={error.traceId}
        onRetry={() => void load()}
      />
    );
  if (!plans || (isLogin && !status)) return <Waiting rows={6} />;
  const isKnown = status !== undefined && (status.vip || status.history.length > 0);
  if (excluded) return <WhileExcluded {...{ excluded, status, plans }} onChange={setStatus} />;
  if (!plans.offered && !isKnown) return <EmptyState title={t('vip.notOffered')} picture="info" />;
  const sells = plans.offered && !status?.vip && confirmation === 'none';
  return (
    <Stack>
      <Standing {...{ status, confirmation, plans }} onChange={setStatus} />
      {sells && <Plans plans={plans} />}
      {status?.vip && <NotifyOfTips />}
      <WhatVipIs />
      <Record />
      {status && status.history.length > 0 && <History history={status.history} />}
      <SwitchOff to={paths.selfExclusion}>{t('exclusion.title')}</SwitchOff>
    </Stack>
  );
}

interface WhileExcludedProps extends Pick<Parameters<typeof Standing>[0], 'plans' | 'onChange'> {
  excluded: string;
  status: VipStatus | undefined;
}

/** The current subscription and how to end it, without any offer. */
function WhileExcluded({ excluded, status, ...rest }: WhileExcludedProps) {
  // Renewal ends automatically. Until that has happened, the member can cancel.
  const plan = status?.renews ? status.plan : null;
  return (
    <Stack>
      <BettingOff until={excluded} />
      {status?.vip && <Standing status={{ ...status, plan }} confirmation="none" {...rest} />}
      {status && status.history.length > 0 && <History history={status.history} />}
    </Stack>
  );
}

/** Sets the tab's title while the page is open. The page server fills the same template. */
function useOwnTitle(): void {
  const { t } = useTranslation('account');
  const { name: brand } = useBrand();
  useDocumentTitle(t('page.vip.title', { brand }));
}

const SwitchOff = styled(Link)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-block-size: 44px;
  padding-inline: 8px;
  border-radius: 8px;
  font-size: ${fontSize[13]};
  text-decoration: underline;
  color: var(--text-muted);
`;

const Title = styled.h1`
  font-size: ${fontSize[17]};
  font-weight: 700;
`;

/** Whether the member gets notifications of new VIP tips, on every device. */
function NotifyOfTips() {
  const { t } = useTranslation('account');
  const [notify, setNotify] = useSetting('notifyVipTips');
  return (
    <Section>
      <Switch checked={notify} onChange={setNotify}>
        {t('vip.notify')}
        <Note>{t('vip.notifyNote')}</Note>
      </Switch>
    </Section>
  );
}
