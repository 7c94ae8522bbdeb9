import { checkDevice, useAppDispatch } from '@scoreline/shared-lib/api';
import { useSession } from '@scoreline/shared-lib/session';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

import { askForNews } from './startAccount';

/** Query parameter of a route on which the server has confirmed this member's device. */
const syncMark = { name: 'sync', value: '1' };

/** On every navigation of a member, checks that the device is still signed in and then adds `sync=1` to the route. */
export function useDeviceCheck(): void {
  const { isLogin, userId } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const address = useHref(pathname);
  const mark = useEffectEvent((checkedPath: string) => {
    askForNews();
    // The next page may still be loading: the address has changed, the rendered route has not.
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
