import { paths } from '@scoreline/shared-lib/contract';
import type { ReactNode } from 'react';

import { DocumentPage } from '../documents/DocumentPage';
import { LanguageDialog, LanguagePage } from '../language/LanguagePage';
import { NotFound } from './NotFound';

/** The shell's own pages by their path; `shellRoutes` tells the server of the same. */
export const shellPages: Record<string, ReactNode> = {
  [paths.notFound]: <NotFound />,
  [paths.app]: <DocumentPage name="app" />,
  [paths.appUpgrade]: <DocumentPage name="appUpgrade" />,
  [paths.privacy]: <DocumentPage name="privacy" />,
  [paths.terms]: <DocumentPage name="terms" />,
  [paths.trial]: <DocumentPage name="trial" />,
  [paths.language]: <LanguagePage />,
  [paths.languageDialog]: <LanguageDialog />,
};
