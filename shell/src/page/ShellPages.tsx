import { paths } from '@scoreline/shared-lib/contract';
import { later } from '@scoreline/shared-lib/ui';
import type { ReactNode } from 'react';

import { AppleRedirect } from './AppleRedirect';
import { NotFound } from './NotFound';

const DocumentPage = later(async () => (await import('../documents/DocumentPage')).DocumentPage);
const LanguagePage = later(async () => (await import('../language/LanguagePage')).LanguagePage);
const LanguageDialog = later(async () => (await import('../language/LanguagePage')).LanguageDialog);

/** The shell's own pages by path; `shellRoutes` declares the same pages to the server. */
export const shellPages: Record<string, ReactNode> = {
  [paths.notFound]: <NotFound />,
  [paths.appleRedirect]: <AppleRedirect />,
  [paths.app]: <DocumentPage name="app" />,
  [paths.appUpgrade]: <DocumentPage name="appUpgrade" />,
  [paths.privacy]: <DocumentPage name="privacy" />,
  [paths.terms]: <DocumentPage name="terms" />,
  [paths.trial]: <DocumentPage name="trial" />,
  [paths.language]: <LanguagePage />,
  [paths.languageDialog]: <LanguageDialog />,
};
