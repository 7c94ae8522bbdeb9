import { checkDevice, useAppDispatch } from '@scoreline/shared-lib/api';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

import { askForNews } from './startAccount';

/** The mark on a route that the server knows this member's device for. */
const syncMark = { name: 'sync', value: '1' };

/** On every navigation of a member: asks whether the device is still signed in, and marks the route `sync=1` where it is. */
export function useDeviceCheck(): void {
  const { isLogin, userId } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const address = useHref(pathname);
  const mark = useEffectEvent((checkedPath: string) => {
    askForNews();
    // The page one goes to may still be loading: the address has changed, what is rendered has not.
    if (location.pathname !== address) return;
    const query = new URLSearchParams(search);
    if (pathname !== checkedPath || query.get(syncMark.name) === syncMark.value) return;
    query.set(syncMark.name, syncMark.value);
    void navigate(
      { pathname, search: `?${query}`, hash },
      { replace: true, state: state as unknown },
    );
  });
  useEffect(() => {
    if (!isLogin) return;
    let gone = false;
    void dispatch(checkDevice()).then((isKnown) => {
      if (isKnown && !gone) mark(pathname);
    });
    return () => {
      gone = true;
    };
  }, [dispatch, isLogin, userId, pathname]);
}
