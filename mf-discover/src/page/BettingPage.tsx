import { BettingOff } from '@scoreline/shared-lib/page';
import type { PageComponent } from '@scoreline/shared-lib/contract';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';

import type { PageName } from '../pagePaths';
import { ListPage } from './ListPage';

/** Wraps a page of odds or tips, which is hidden from a viewer who has switched betting content off. */
export function betting(page: PageName, Page: PageComponent): PageComponent {
  function BettingPage() {
    const until = useExcludedUntil();
    if (until === null) return <Page />;
    return (
      <ListPage page={page}>
        <BettingOff until={until} />
      </ListPage>
    );
  }
  return Object.assign(BettingPage, { preload: Page.preload });
}
