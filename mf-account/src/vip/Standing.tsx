import { useBrand } from '@scoreline/shared-lib/brand';
import type { VipPlans, VipStatus } from '@scoreline/shared-lib/contract';
import { formatMoney } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useDay, useViewerLocale } from '@scoreline/shared-lib/page';
import { fontSize, Icon, type IconName, media, radius, space, rem } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { Manage } from './Manage';
import type { Confirmation } from './useConfirmation';

interface StandingProps {
  /** Status of the signed-in member. */
  status: VipStatus | undefined;
  confirmation: Confirmation;
  plans: VipPlans;
  onChange: (status: VipStatus) => void;
}

/** VIP status of the member in one line, with the next event and the available actions. */
export function Standing({ status, confirmation, plans, onChange }: StandingProps) {
  const { t } = useTranslation('account');
  const { headline, text, icon, tone } = useWords(status, confirmation);
  return (
    <Card data-tone={tone} aria-live="polite">
      <Icon name={icon} size={28} />
      <div>
        <Line>
          <Headline>{headline}</Headline>
          {status?.vip && status.plan && <Plan>{t(`vip.plan.${status.plan}`)}</Plan>}
        </Line>
        <Text>{text}</Text>
        {plans.demo && <Demo>{t('vip.demo')}</Demo>}
      </div>
      {status?.vip && <Manage status={status} onChange={onChange} />}
    </Card>
  );
}

interface Words {
  headline: string;
  text: string;
  icon: IconName;
  tone?: 'good' | 'warning';
}

function useWords(status: VipStatus | undefined, confirmation: Confirmation): Words {
  const { t } = useTranslation('account');
  const { name: brand } = useBrand();
  const { locale } = useViewerLocale();
  const day = useDay();
  if (confirmation !== 'none') {
    const text = t(confirmation === 'long' ? 'vip.confirmingLong' : 'vip.confirmingNote');
    return { headline: t('vip.confirming'), text, icon: 'clock' };
  }
  if (!status) return { headline: `${brand} VIP`, text: t('vip.lead'), icon: 'crown' };
  const date = day(status.until);
  if (!status.vip) {
    const was = status.history.some(({ kind }) => kind === 'ended');
    return { headline: t(was ? 'vip.hasEnded' : 'vip.notVip'), text: t('vip.lead'), icon: 'crown' };
  }
  if (status.grace) {
    const text = t('vip.graceUntil', { date });
    return { headline: t('vip.inGrace'), text, icon: 'warning', tone: 'warning' };
  }
  return { headline: t('vip.isVip'), text: t(...nextOf(status)), icon: 'crown', tone: 'good' };

  function nextOf({ nextPayment, resumable, source }: VipStatus): [string, Record<string, string>] {
    if (nextPayment) {
      const amount = formatMoney(nextPayment.amount, nextPayment.currency, locale);
      return ['vip.renewsOn', { date: day(nextPayment.at), amount }];
    }
    if (resumable) return ['vip.cancelledUntil', { date }];
    return [source === 'payment' ? 'vip.until' : 'vip.given', { date }];
  }
}

const Card = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)};
  background: var(--surface-raised);
  border-block: 1px solid var(--line);

  ${media.tablet} {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
  > svg {
    color: var(--text-muted);
  }
  &[data-tone='good'] > svg {
    color: var(--accent);
  }
  &[data-tone='warning'] > svg {
    color: var(--warning);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
`;

const Plan = styled.span`
  padding-inline: ${space(2)};
  border: 1px solid var(--line);
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  line-height: ${rem(22)};
  color: var(--text-muted);
`;

const Headline = styled.h2`
  font-size: ${fontSize[17]};
  font-weight: 700;
  line-height: ${rem(28)};
`;

const Text = styled.p`
  color: var(--text-muted);
  line-height: 1.45;
`;

const Demo = styled.p`
  margin-block-start: ${space(2)};
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;
