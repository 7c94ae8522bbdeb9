import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, IconButton, Sheet, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface ShareButtonProps {
  title: string;
  /** Address of a picture of what is shared, shown where the page has to offer the link itself. */
  picture?: string;
}

const address = (): string => location.origin + location.pathname + location.search;

/** The system's share sheet, or one with the link to copy where there is none. */
export function ShareButton({ title, picture }: ShareButtonProps) {
  const { t } = useTranslation(['match', 'shared']);
  const [open, setOpen] = useState(false);
  const share = () => {
    if (typeof navigator.share !== 'function') return setOpen(true);
    // Somebody who closes the sheet again has not met an error.
    navigator.share({ title, url: address() }).catch(() => undefined);
  };
  return (
    <>
      <IconButton icon="share" label={t('share.open')} onClick={share} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('share.open')}
        closeLabel={t('shared:actions.close')}
      >
        <Body>
          {picture && <Picture src={picture} alt={title} width={1200} height={630} />}
          <CopyLink onCopied={() => setOpen(false)} />
        </Body>
      </Sheet>
    </>
  );
}

function CopyLink({ onCopied }: { onCopied: () => void }) {
  const { t } = useTranslation('match');
  const copy = async () => {
    await navigator.clipboard.writeText(address());
    onCopied();
    showToast(t('share.copied'));
  };
  return (
    <>
      <Link readOnly value={address()} aria-label={t('share.link')} dir="ltr" />
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
