import { isStorageBlocked } from '@scoreline/shared-lib/device';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, Icon, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** Warns that choices are lost with the page if the browser blocks storage. */
export function StorageNote() {
  const { t } = useTranslation('shared');
  if (!isStorageBlocked()) return null;
  return (
    <Line role="note">
      <Icon name="warning" size={18} />
      <span>{t('notStored')}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)};
  font-size: ${fontSize[13]};
  line-height: 1.4;
  color: var(--text-muted);

  > svg {
    flex: none;
    color: var(--warning);
  }
`;
