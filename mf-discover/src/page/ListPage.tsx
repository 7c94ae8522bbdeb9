import { useTranslation } from '@scoreline/shared-lib/i18n';
import { PageColumn, NarrowPage, Stack, TopBar } from '@scoreline/shared-lib/page';
import type { ReactNode } from 'react';

import type { PageName } from '../pagePaths';
import { Explanation } from './Explanation';
import { PageTitle } from './PageTitle';
import { usePageTitle } from './usePageTitle';

interface ListPageProps {
  page: PageName;
  /** Actions beside the explanation. */
  actions?: ReactNode;
  filters?: ReactNode;
  children: ReactNode;
}

/** A page of Discover: title with a back button, explanation, filters, list. */
export function ListPage({ page, actions, filters, children }: ListPageProps) {
  const { t } = useTranslation('discover');
  usePageTitle(page);
  return (
    <NarrowPage>
      <TopBar
        actions={
          <>
            {actions}
            <Explanation page={page} />
          </>
        }
      >
        <PageTitle>{t(`names.${page}`)}</PageTitle>
      </TopBar>
      {filters}
      <PageColumn>
        <Stack>{children}</Stack>
      </PageColumn>
    </NarrowPage>
  );
}
