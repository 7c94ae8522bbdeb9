import type { Tip } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Explains model tips, and that replayed ones were never advice. */
export function ModelNote({ tips }: { tips: readonly Pick<Tip, 'tipster' | 'replayed'>[] }) {
  const { t } = useTranslation('discover');
  if (!tips.some(({ tipster }) => tipster.kind === 'model')) return null;
  const replayed = tips.some((tip) => tip.replayed);
  return (
    <Note>
      <Icon name="info" size={18} />
      <span>
        {t('tips.modelNote')} {replayed && t('tips.replayedNote')}
      </span>
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  gap: 8px;
  padding-inline: 16px;
  font-size: ${fontSize[13]};
  line-height: 1.45;
  color: var(--text-muted);

  svg {
    margin-block-start: 1px;
  }
`;
