import { goBack, handsOver, jumpPage } from '@scoreline/shared-lib/native';
import { useCallback } from 'react';
import {
  type NavigateFunction,
  type NavigateOptions,
  resolvePath,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search));

/**
 * react-router's, but in the app another page is the native side's to open.
 * What replaces the address or stays on the page is no navigation.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return to === -1 && handsOver() ? goBack() : navigate(to);
      const go = () => void navigate(to, options);
      const target = resolvePath(to, pathname);
      if (options?.replace || target.pathname === pathname || !handsOver()) return go();
      return jumpPage(target.pathname, queryOf(target.search), go);
    },
    [navigate, pathname],
  );
}
