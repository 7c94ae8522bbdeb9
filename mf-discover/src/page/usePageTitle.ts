import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useDocumentTitle } from '@scoreline/shared-lib/page';

/** Sets the tab's title while the page is open. The page server fills the same template. */
export function usePageTitle(page: string): void {
  const { t } = useTranslation('discover');
  const { name: brand } = useBrand();
  useDocumentTitle(t(`page.${page}.title`, { brand }));
}
