import { missingLayout } from '../frame';
import type { RouteDescriptor } from '../release';

const page = (path: string, layout: RouteDescriptor['layout'], title: string): RouteDescriptor => ({
  path,
  layout,
  title,
});

/** The shell's own pages, in addition to those of the release's remotes. */
export const shellRoutes: readonly RouteDescriptor[] = [
  page('/404', missingLayout, 'notFound'),
  page('/app', 'document', 'app'),
  page('/app-upgrade', 'document', 'appUpgrade'),
  page('/privacy', 'document', 'privacy'),
  page('/terms', 'document', 'terms'),
  page('/trial', 'document', 'trial'),
  page('/apple/redirect', 'custom', 'appleRedirect'),
  page('/language', 'header', 'language'),
  page('/language-dialog', 'custom', 'language'),
];
