import { withSpoilersOff } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { callNative, inAppShell } from '@scoreline/shared-lib/native';
import { Switch } from '@scoreline/shared-lib/page';
import { Button, IconButton, Sheet, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

/** A match page can be shared without its score. */
interface SharedMatch {
  /** Address of the preview picture, with or without the score. */
  pictureOf: (isKeptBack: boolean) => string;
  /** Default of the choice to hide the score. */
  isKeptBack: boolean;
}

interface ShareButtonProps {
  title: string;
  match?: SharedMatch;
}

/** Address of the page. For a match it says whether the score is hidden. */
const addressOf = (isKeptBack: boolean | undefined): string => {
  const here = location.origin + location.pathname + location.search;
  return isKeptBack === undefined ? here : withSpoilersOff(here, isKeptBack);
};

/** Opens the system's share sheet, or a sheet with a link to copy where the browser has none. */
export function ShareButton({ title, match }: ShareButtonProps) {
  const { t } = useTranslation(['match', 'shared']);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isKeptBack = match && (chosen ?? match.isKeptBack);
  const share = async () => {
    const shared = { title, url: addressOf(isKeptBack) };
    // The promise also rejects when the user closes the sheet.
    if (typeof navigator.share === 'function')
      return navigator.share(shared).catch(() => undefined);
    if (!(inAppShell() && (await callNative('share', shared)))) setOpen(true);
  };
  return (
    <>
      <IconButton icon="share" label={t('share.open')} onClick={() => void share()} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('share.open')}
        closeLabel={t('shared:actions.close')}
      >
        <Body>
          {match && isKeptBack !== undefined && (
            <>
              <Picture src={match.pictureOf(isKeptBack)} alt={title} width={1200} height={630} />
              <Switch checked={isKeptBack} onChange={setChosen}>
                {t('spoiler.hidden')}
              </Switch>
            </>
          )}
          <CopyLink address={addressOf(isKeptBack)} onCopied={() => setOpen(false)} />
        </Body>
      </Sheet>
    </>
  );
}

function CopyLink({ address, onCopied }: { address: string; onCopied: () => void }) {
  const { t } = useTranslation('match');
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    onCopied();
    showToast(t('share.copied'));
  };
  return (
    <>
      <Link readOnly value={address} aria-label={t('share.link')} dir="ltr" />
      <Button icon="share" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </>
  );
}

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: 8px;
  background: var(--line);
`;

const Link = styled.input`
  min-block-size: 44px;
  padding-inline: 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  font: inherit;
  color: var(--text-muted);
  background: var(--surface);
`;
