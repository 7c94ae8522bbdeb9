import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The id in an address decides. A wrong name beside it is replaced by the right one. */
export function useOwnAddress(path: string): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (decodeURI(pathname) !== decodeURI(path)) void navigate(path + search, { replace: true });
  }, [navigate, path, pathname, search]);
}
