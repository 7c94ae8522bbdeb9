import { BettingOff } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import type { ComponentType } from 'react';

import type { PageName } from '../pagePaths';
import { ListPage } from './ListPage';

/** A page of odds or tips, which stays away from who has switched betting content off. */
export const betting = (page: PageName, Page: ComponentType): ComponentType =>
  function BettingPage() {
    const until = useExcludedUntil();
    if (until === null) return <Page />;
    return (
      <ListPage page={page}>
        <BettingOff until={until} />
      </ListPage>
    );
  };
