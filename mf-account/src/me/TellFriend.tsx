import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { showToast } from '@scoreline/shared-lib/ui';

import { Entry } from './Entry';

/** The system's share sheet, or the address to paste where there is none. */
export function TellFriend() {
  const { t } = useTranslation('account');
  const { name, siteUrl } = useBrand();
  const share = async () => {
    const content = { title: name, text: t('me.tellText', { brand: name }), url: siteUrl };
    try {
      if (navigator.share) return await navigator.share(content);
      await navigator.clipboard.writeText(`${content.text} ${siteUrl}`);
      showToast(t('me.copied'));
    } catch (reason) {
      // Closing the share sheet is no failure.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) showToast(siteUrl);
    }
  };
  return <Entry icon="share" label={t('me.tell')} onClick={() => void share()} />;
}
