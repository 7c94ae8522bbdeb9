import type { AppState } from '@scoreline/shared-lib/api';
import { useBrand } from '@scoreline/shared-lib/brand';
import {
  type LoginData,
  loginMemoryKeys,
  paths,
  type SignInMethod,
} from '@scoreline/shared-lib/contract';
import { keepsCookies, sessionStore } from '@scoreline/shared-lib/device';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { isOfIosApp } from '@scoreline/shared-lib/native';
import { useSession } from '@scoreline/shared-lib/session';
import { fontSize, Icon, plainButton, focusRing, radius, space } from '@scoreline/shared-lib/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'react-redux';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { TextLink } from '../form/TextLink';
import { ticketOf } from './askProvider';
import { InvitedBy } from './InvitedBy';
import { nativeSignIn } from './nativeSignIn';
import { ProviderMark } from './ProviderMark';
import { useProviderLogin } from './useProviderLogin';

/** The brand's sign-in methods. In the app shell, the app's own comes first. */
export function LoginPage() {
  const { t } = useTranslation('account');
  const { name, appLoginLink, signIn = ['email'] } = useBrand();
  const { isLogin } = useSession();
  const provider = useProviderLogin();
  const errorText = useErrorText();
  const [hasCookies] = useState(keepsCookies);
  useArrival(provider);
  if (isLogin) return <Navigate to={paths.me} replace />;
  if (provider.instead) return provider.instead;
  return (
    <FormPage
      title={t('login.title', { brand: name })}
      lead={t('login.lead')}
      foot={
        signIn.includes('email') && (
          <TextLink to={paths.loginCode}>{t('login.codeInstead')}</TextLink>
        )
      }
    >
      {isOfIosApp() && <AppWay href={appLoginLink}>{t('login.inApp')}</AppWay>}
      <InvitedBy />
      {signIn.map((method) => (
        <Way key={method} method={method} busy={provider.busy} onChoose={provider.start} />
      ))}
      <FormError text={hasCookies ? errorText(provider.error) : t('login.needsCookies')} />
      <Small>
        {t('login.terms')}{' '}
        <Link to={paths.terms} reloadDocument>
          {t('me.terms')}
        </Link>
        {' · '}
        <Link to={paths.privacy} reloadDocument>
          {t('me.privacy')}
        </Link>
      </Small>
    </FormPage>
  );
}

/** State on arrival: a ticket in the address, or the app shell. */
function useArrival({
  redeem,
  welcome,
}: Pick<ReturnType<typeof useProviderLogin>, 'redeem' | 'welcome'>): void {
  const [query, setQuery] = useSearchParams();
  const store = useStore<AppState>();
  const arrive = useEffectEvent(async () => {
    const ticket = ticketOf(query);
    if (ticket) {
      // A ticket works once, so it is removed from the history.
      setQuery({}, { replace: true });
      return redeem(ticket);
    }
    const from = sessionStore()?.getItem(loginMemoryKeys.from) ?? paths.me;
    const late = (data: LoginData) => !store.getState().session.isLogin && welcome(data);
    const data = await nativeSignIn(from, late);
    if (data) welcome(data);
  });
  useEffect(() => void arrive(), []);
}

interface WayProps {
  method: SignInMethod;
  busy: boolean;
  onChoose: ReturnType<typeof useProviderLogin>['start'];
}

const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;

function Way({ method, busy, onChoose }: WayProps) {
  const { t } = useTranslation('account');
  if (method === 'email')
    return (
      <EmailWay to={paths.loginEmail}>
        <Icon name="mail" />
        {t('login.withEmail')}
      </EmailWay>
    );
  return (
    <ProviderWay type="button" disabled={busy} onClick={() => void onChoose(method)}>
      <ProviderMark provider={method} />
      {t('login.with', { provider: names[method] })}
    </ProviderWay>
  );
}

const way = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(3)};
  min-block-size: 52px;
  padding-inline: ${space(4)};
  border-radius: ${radius.card};
  font-size: ${fontSize[15]};
  font-weight: 700;
  ${focusRing}
`;

const EmailWay = styled(Link)`
  ${way}
  color: var(--on-accent);
  background: var(--accent);
`;

const AppWay = styled.a`
  ${way}
  border: 1px solid var(--accent);
  color: var(--accent);
`;

const ProviderWay = styled.button`
  ${plainButton}
  ${way}
  border: 1px solid var(--text-muted-70);
  background: var(--surface-raised);

  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
`;

const Small = styled.p`
  font-size: ${fontSize[12]};
  line-height: 1.8;
  text-align: center;
  color: var(--text-muted);

  a {
    text-decoration: underline;
  }
`;
