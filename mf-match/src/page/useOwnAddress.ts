import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Names in an address are for people; a wrong one is replaced by the right one, its id decides. */
export function useOwnAddress(path: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (decodeURI(pathname) !== decodeURI(path)) void navigate(path + search, { replace: true });
  }, [navigate, path, pathname, search]);
}
