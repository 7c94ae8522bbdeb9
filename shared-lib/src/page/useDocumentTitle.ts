import { useEffect } from 'react';

/** Gives the browser's tab a title while the page is shown; the page server fills the same template. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
