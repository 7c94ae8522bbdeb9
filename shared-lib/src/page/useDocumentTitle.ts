import { useEffect } from 'react';

/** Sets the tab's title while the page is mounted; the page server fills the same template. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
