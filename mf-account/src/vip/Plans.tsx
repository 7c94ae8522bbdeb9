import { useCall } from '@scoreline/shared-lib/api';
import { useBrand, useCanLogIn } from '@scoreline/shared-lib/brand';
import { paths, type VipPlan, type VipPlans } from '@scoreline/shared-lib/contract';
import { formatMoney, formatPercent } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { inAppShell, jumpPage } from '@scoreline/shared-lib/native';
import { ButtonLink, Section, useViewerLocale } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { Button, fontSize, space } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { FormError, useErrorText } from '../form/FormError';
import { leaveFor } from './leaveFor';
import { PlanChoice } from './PlanChoice';

/** The plans, with price, period, renewal and cancellation beside the button. In the app, the app sells them. */
export function Plans({ plans: { plans } }: { plans: VipPlans }) {
  const { t } = useTranslation('account');
  const { supportEmail } = useBrand();
  const { isLogin } = useSession();
  const [plan, setPlan] = useState<VipPlan>(plans[0]?.plan ?? 'month');
  const chosen = plans.find((each) => each.plan === plan);
  if (!chosen) return null;
  if (inAppShell()) return <SoldByApp plan={plan} />;
  return (
    <Section title={t('vip.plans')}>
      <Choices role="radiogroup" aria-label={t('vip.plans')}>
        {plans.map((each) => (
          <PlanChoice
            key={each.plan}
            offered={each}
            note={<PlanNote plan={each} plans={plans} />}
            chosen={each.plan === plan}
            onChoose={() => setPlan(each.plan)}
          />
        ))}
      </Choices>
      <Terms>
        <p>{t(`vip.terms.${plan}`)}</p>
        {isLogin ? <Subscribe chosen={chosen} /> : <LogIn />}
        <Small>{t('vip.adult')}</Small>
        <Small>{t('vip.withdrawal', { email: supportEmail })}</Small>
      </Terms>
    </Section>
  );
}

/** The app has its own shop. If it does not open, nothing is sold here. */
function SoldByApp({ plan }: { plan: VipPlan }) {
  const { t } = useTranslation(['account', 'shared']);
  const [failed, setFailed] = useState(false);
  const handOver = () => {
    setFailed(false);
    void jumpPage(paths.vipCentre, { plan }, () => setFailed(true));
  };
  return (
    <Section title={t('vip.plans')}>
      <Terms>
        <FormError text={failed ? t('shared:errors.other') : null} />
        <Button onClick={handOver}>{t('vip.inApp')}</Button>
        <Small>{t('vip.adult')}</Small>
      </Terms>
    </Section>
  );
}

type Offered = VipPlans['plans'][number];

/** The monthly price of a yearly plan and its saving. */
function PlanNote({ plan, plans }: { plan: Offered; plans: readonly Offered[] }) {
  const { t } = useTranslation('account');
  const { locale } = useViewerLocale();
  const month = plans.find((each) => each.plan === 'month');
  if (plan.plan !== 'year' || !month || month.currency !== plan.currency) return null;
  const aMonth = Math.ceil(plan.amount / 12);
  const amount = formatMoney(aMonth, plan.currency, locale);
  const saved = Math.floor((1 - plan.amount / (12 * month.amount)) * 100) / 100;
  const less = saved > 0 && t('vip.saves', { percent: formatPercent(saved, locale) });
  return (
    <>
      {t('vip.perMonth', { amount })}
      {less && ` · ${less}`}
    </>
  );
}

function Subscribe({ chosen: { plan, amount, currency } }: { chosen: Offered }) {
  const { t } = useTranslation('account');
  const { locale } = useViewerLocale();
  const { call, busy, error } = useCall('patron/frontend/vip/checkout');
  const errorText = useErrorText();
  const price = t(`vip.per.${plan}`, { amount: formatMoney(amount, currency, locale) });
  const open = async () => {
    const { data } = await call({ plan });
    if (data) leaveFor(data.url);
  };
  return (
    <>
      <FormError text={busy ? null : errorText(error)} />
      <Button disabled={busy} onClick={() => void open()}>
        {t('vip.subscribe', { price })}
      </Button>
    </>
  );
}

function LogIn() {
  const { t } = useTranslation('account');
  if (!useCanLogIn()) return null;
  return (
    <>
      <ButtonLink to={paths.login}>{t('vip.visitor')}</ButtonLink>
      <Small>{t('vip.visitorNote')}</Small>
    </>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${space(2)};
`;

const Terms = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block-start: ${space(3)};
  line-height: 1.45;
`;

const Small = styled.p`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
`;
