import { useBrand } from '@scoreline/shared-lib/brand';
import { getAgain, pathTo } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';

import { inviteOf } from '../promotionPaths';

/** A picture of this site as a file; null where it cannot be had. */
async function gifFile(address: string, name: string): Promise<File[] | null> {
  const bytes = await getAgain(address)
    .then((answer) => (answer.ok ? answer.blob() : null))
    .catch(() => null);
  return bytes && [new File([bytes], name, { type: 'image/gif' })];
}

/** The member's invite link, and the ways it gets to a friend. */
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
      // A page that may not write to the clipboard shows what is to be copied.
      showToast(what);
    }
  };
  /** The system's share sheet, or the clipboard where there is none. */
  const share = async (also: Partial<ShareData> = {}) => {
    try {
      if (navigator.share)
        return await navigator.share({ title: brand.name, text, url: link, ...also });
      await copy(`${text} ${link}`);
    } catch (reason) {
      // Closing the share sheet is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) showToast(link);
    }
  };
  /** The picture itself with the link in words, where the share sheet takes files; else the address of both. */
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
