import type { RemoteModule } from '@scoreline/shared-lib/contract';
import { later } from '@scoreline/shared-lib/ui';

import { MePage } from './me/MePage';

// The profile is a main tab. Every other page loads on demand.
const SettingsPage = later(async () => (await import('./settings/SettingsPage')).SettingsPage);
const TwoStepPage = later(async () => (await import('./two-step/TwoStepPage')).TwoStepPage);
const SelfExclusionPage = later(
  async () => (await import('./self-exclusion/SelfExclusionPage')).SelfExclusionPage,
);
const VipCentre = later(async () => (await import('./vip/VipCentre')).VipCentre);
const ContactPage = later(async () => (await import('./contact/ContactPage')).ContactPage);

// The sign-in pages load together, because one leads to the next.
const signIn = () => import('./login/signInPages');
const LoginPage = later(async () => (await signIn()).LoginPage);
const EmailLogin = later(async () => (await signIn()).EmailLogin);
const CodeLogin = later(async () => (await signIn()).CodeLogin);
const ChangeAddress = later(async () => (await signIn()).ChangeAddress);
const VerifyPage = later(async () => (await signIn()).VerifyPage);
const ForgetPassword = later(async () => (await signIn()).ForgetPassword);
const ResetPassword = later(async () => (await signIn()).ResetPassword);
const ChangePassword = later(async () => (await signIn()).ChangePassword);
const EmailVerified = later(async () => (await signIn()).EmailVerified);
const EmailVerifiedFailed = later(async () => (await signIn()).EmailVerifiedFailed);

export const remote: RemoteModule = {
  contract: '^1.1.0',
  routes: [
    { path: '/me', Component: MePage },
    { path: '/me/vipCenter', Component: VipCentre },
    { path: '/settings', Component: SettingsPage },
    { path: '/settings/two-step', Component: TwoStepPage },
    { path: '/settings/self-exclusion', Component: SelfExclusionPage },
    { path: '/contact-us', Component: ContactPage },
    { path: '/login', Component: LoginPage },
    { path: '/login/email', Component: EmailLogin },
    { path: '/login/coud', Component: CodeLogin },
    { path: '/login/change', Component: ChangeAddress },
    { path: '/login/verify/:in/:email', Component: VerifyPage },
    { path: '/forget-password', Component: ForgetPassword },
    { path: '/reset-password', Component: ResetPassword },
    { path: '/change-password', Component: ChangePassword },
    { path: '/email-verified', Component: EmailVerified },
    { path: '/email-verified-failed', Component: EmailVerifiedFailed },
  ],
  namespaces: ['account'],
};
