import { type ApiError, useAppDispatch } from '@scoreline/shared-lib/api';
import {
  bizCodes,
  type LoginData,
  loginMemoryKeys,
  loginVerifyPath,
  paths,
} from '@scoreline/shared-lib/contract';
import { sessionStore } from '@scoreline/shared-lib/device';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { forgetInvite } from '@scoreline/shared-lib/page';
import { keepToken, signedIn, verificationAsked } from '@scoreline/shared-lib/session';
import { showToast } from '@scoreline/shared-lib/ui';
import { createElement, type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { NeedsCookies } from './NeedsCookies';
import { SecondStep } from './SecondStep';

/** Address before signing in, readable once. Never a sign-in page. */
function takeReturnAddress(): string {
  const store = sessionStore();
  const from = store?.getItem(loginMemoryKeys.from) ?? paths.me;
  const query = store?.getItem(loginMemoryKeys.query) ?? '';
  store?.removeItem(loginMemoryKeys.from);
  store?.removeItem(loginMemoryKeys.query);
  const isSignIn = /^\/(login|forget-password|reset-password|email-verified)/.test(from);
  return isSignIn || !from.startsWith('/') ? paths.me : from + query;
}

/** Completes a sign-in: stores the session and returns to the previous page. */
export function useFinishLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { t } = useTranslation('account');
  const [isRefused, setRefused] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  const welcome = (data: LoginData) => {
    if (!keepToken(data.accessToken)) return setRefused(true);
    forgetInvite();
    dispatch(signedIn(data));
    showToast(t(data.firstLogin ? 'login.welcomeNew' : 'login.welcome'));
    void navigate(takeReturnAddress(), { replace: true });
  };
  /** Handles the answer 12000: stores only the user id and asks for the code. Returns true if it was that answer. */
  const verifyFirst = (error: ApiError, email: string): boolean => {
    if (error.bizCode !== bizCodes.verifyFirst) return false;
    const { userId } = (error.data ?? {}) as { userId?: number };
    if (userId !== undefined) dispatch(verificationAsked(userId));
    void navigate(loginVerifyPath('email', email));
    return true;
  };
  /** Handles the answer 12007: the ticket opens the second step. Returns true if it was that answer. */
  const askSecondStep = (error: ApiError): boolean => {
    if (error.bizCode !== bizCodes.secondStep) return false;
    setTicket((error.data as { ticket: string }).ticket);
    return true;
  };
  /** Rendered instead of the page, unless null. */
  let instead: ReactElement | null = null;
  if (isRefused) instead = createElement(NeedsCookies);
  else if (ticket !== null)
    instead = createElement(SecondStep, { ticket, onDone: welcome, onOver: () => setTicket(null) });
  return { welcome, verifyFirst, askSecondStep, instead };
}
