import { useBrand } from '@scoreline/shared-lib/brand';
import { getAgain, pathTo } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';

import { inviteOf } from '../promotionPaths';

/** A picture of this site as a file, or null if it cannot be fetched. */
async function gifFile(address: string, name: string): Promise<File[] | null> {
  const bytes = await getAgain(address)
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  return bytes && [new File([bytes], name, { type: 'image/gif' })];
}

/** The member's invite link and the ways to send it. */
export function useShareLink(promotionId: number, code: string) {
  const { t } = useTranslation('promotion');
  const brand = useBrand();
  const { code: language } = useLocale();
  const link = new URL(brand.siteUrl).origin + pathTo(brand, language, inviteOf(promotionId, code));
  const text = t('link.text', { brand: brand.name });
  const copy = async (what = link) => {
    try {
      await navigator.clipboard.writeText(what);
      showToast(t('link.copied'));
    } catch {
      // Without clipboard permission the text is displayed for copying.
      showToast(what);
    }
  };
  /** Opens the system's share sheet, or copies to the clipboard if there is none. */
  const share = async (also: Partial<ShareData> = {}) => {
    try {
      if (navigator.share)
        return await navigator.share({ title: brand.name, text, url: link, ...also });
      await copy(`${text} ${link}`);
    } catch (reason) {
      // Closing the share sheet is not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) showToast(link);
    }
  };
  /** Shares the picture file with the link as text if the share sheet accepts files, else the address of a page with both. */
  const shareGif = async ({ id, image }: { id: string; image: string }) => {
    const { href } = new URL(image, location.href);
    const words = `${text} ${link}`;
    const files = await gifFile(href, `${id}.gif`);
    if (files && navigator.canShare?.({ files })) return share({ files, text: words, url: link });
    if ('share' in navigator) return share({ text: words, url: href });
    return copy(`${words} ${href}`);
  };
  return { link, copy, share, shareGif };
}
