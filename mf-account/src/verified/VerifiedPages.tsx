import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { useAppDispatch, useCall } from '@scoreline/shared-lib/api';
import { bizCodes, type LoginData, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { signedIn, useSession } from '@scoreline/shared-lib/session';
import { Button, EmptyState } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { FormError, useErrorText } from '../form/FormError';
import { TextLink } from '../form/TextLink';
import { SecondStep } from '../login/SecondStep';

/** Target of the link in the mail: with an address and a code after the `#` it asks to confirm, otherwise it shows success. */
export function EmailVerified() {
  const link = readLink(useLocation().hash);
  return link ? <Confirm {...link} /> : <Verified />;
}

function readLink(hash: string): { email: string; code: string } | null {
  const given = new URLSearchParams(hash.slice(1));
  const [email, code] = [given.get('email'), given.get('code')];
  return email && code ? { email, code } : null;
}

/** Require a click, so that mail scanners don't consume the code. */
function Confirm({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('account');
  const { busy, error, call } = useCall('patron/frontend/ciphered/verify-email');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<string | null>(null);
  const failed = `${paths.emailVerifiedFailed}?${new URLSearchParams({ email }).toString()}`;
  const toFailed = () => void navigate(failed, { replace: true });
  const done = (data: LoginData) => {
    dispatch(signedIn(data));
    void navigate(paths.emailVerified, { replace: true });
  };
  const confirm = async () => {
    const { data, error: failure } = await call({ email, code });
    if (data) done(data);
    else if (failure.bizCode === bizCodes.secondStep)
      setTicket((failure.data as { ticket: string }).ticket);
    else if (failure.kind === 'business') toFailed();
  };
  if (ticket) return <SecondStep ticket={ticket} onDone={done} onOver={toFailed} />;
  return (
    <EmptyState
      page
      picture="mail"
      title={t('verified.question')}
      note={email}
      action={
        <>
          <FormError text={error?.kind === 'business' ? null : errorText(error)} />
          <Button disabled={busy} onClick={() => void confirm()}>
            {t('code.verify')}
          </Button>
        </>
      }
    />
  );
}

function Verified() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  const leadsHome = !useCanLogIn() || isLogin;
  return (
    <EmptyState
      page
      picture="check"
      title={t('verified.title')}
      note={t('verified.text')}
      action={
        <TextLink to={leadsHome ? paths.home : paths.login}>
          {t(leadsHome ? 'verified.toScores' : 'verified.toLogin')}
        </TextLink>
      }
    />
  );
}

/** The link in the mail has expired or was used before. */
export function EmailVerifiedFailed() {
  const { t } = useTranslation('account');
  const email = useSearchParams()[0].get('email') ?? '';
  const canLogIn = useCanLogIn();
  const again = `${paths.loginChange}?in=email&email=${encodeURIComponent(email)}`;
  return (
    <EmptyState
      page
      picture="warning"
      title={t('verified.failedTitle')}
      note={t('verified.failedText')}
      action={
        <>
          {canLogIn && <TextLink to={again}>{t('code.resend')}</TextLink>}
          <TextLink to={paths.contactUs}>{t('me.contact')}</TextLink>
        </>
      }
    />
  );
}
