import type { ApiError } from '@scoreline/shared-lib/api';
import { reportMissing } from '@scoreline/shared-lib/brand';
import { isUnknownThing } from '@scoreline/shared-lib/contract';
import { Answer, TopBar, useShownAnswer } from '@scoreline/shared-lib/page';
import { type ComponentProps, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The main answer of a page. Renders a back button until it arrives, and reports a missing page if the server knows no such
 * thing.
 */
export function PageAnswer<T>(props: ComponentProps<typeof Answer<T>>) {
  const { pathname } = useLocation();
  const { error } = props.of;
  const data = useShownAnswer(props.of.data);
  const isMissing =
    data === undefined && isUnknownThing((error as Partial<ApiError> | undefined)?.bizCode);
  useEffect(() => {
    if (isMissing) reportMissing(pathname);
  }, [isMissing, pathname]);
  return (
    <>
      {data === undefined && <TopBar>{null}</TopBar>}
      <Answer {...props} of={{ ...props.of, data }} />
    </>
  );
}
