import { useHasPage } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The `/` key opens the search, except while typing. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  const hasSearch = useHasPage(paths.search);
  useEffect(() => {
    if (!hasSearch) return;
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !isPlain || event.defaultPrevented || isWriting(event.target))
        return;
      event.preventDefault();
      void navigate(paths.search);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate, hasSearch]);
}
