import { useBrand } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { localTimeZone } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { helpLine, useDay } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { focusRing, Icon, space } from '@scoreline/shared-lib/ui';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';

import { FormPage } from '../form/FormPage';
import { TextLink } from '../form/TextLink';
import { PeriodForm } from './PeriodForm';

const meanings = ['hidden', 'sent', 'vip', 'stands'] as const;

/** Lets a member switch betting content off for a time: the effect, the period, and where to get help. */
export function SelfExclusionPage() {
  const { isLogin } = useSession();
  return isLogin ? <OfMember /> : <Navigate to={paths.login} replace />;
}

function OfMember() {
  const { t } = useTranslation('account');
  const { vip } = useBrand();
  const day = useDay();
  const until = useExcludedUntil();
  const lead = until ? t('exclusion.onUntil', { date: day(until) }) : t('exclusion.lead');
  const shown = meanings.filter((meaning) => meaning !== 'vip' || vip);
  return (
    <FormPage title={t(until ? 'exclusion.on' : 'exclusion.title')} lead={lead} foot={<Help />}>
      <List>
        {shown.map((meaning) => (
          <li key={meaning}>
            <Icon name={meaning === 'stands' ? 'lock' : 'check'} size={18} />
            <span>{t(`exclusion.means.${meaning}`)}</span>
          </li>
        ))}
      </List>
      <PeriodForm until={until} />
      {until && vip && <TextLink to={paths.vipCentre}>{t('exclusion.yourVip')}</TextLink>}
    </FormPage>
  );
}

function Help() {
  const { t } = useTranslation('account');
  const { key } = useBrand();
  const { name, url } = helpLine(key, localTimeZone());
  return (
    <p>
      {t('exclusion.help')}{' '}
      <HelpLink href={url} target="_blank" rel="noopener noreferrer">
        {name}
        <Icon name="external" size={14} />
      </HelpLink>
    </p>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  line-height: 1.45;

  > li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--text-muted);
  }
`;

const HelpLink = styled.a`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-block-size: 44px;
  color: var(--accent);
  text-decoration: underline;
`;
