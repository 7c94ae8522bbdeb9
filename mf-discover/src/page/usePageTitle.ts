import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useEffect } from 'react';

/** Gives the browser's tab the page's title while it is shown; the page server fills the same template. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('discover');
  const { name: brand } = useBrand();
  const title = t(`page.${page}.title`, { brand });
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
