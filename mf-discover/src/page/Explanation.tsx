import { useTranslation } from '@scoreline/shared-lib/i18n';
import { fontSize, IconButton, Sheet } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { PageName } from '../pagePaths';

/** How a list is computed: what counts, what does not, and the sample size. */
export function Explanation({ page }: { page: PageName }) {
  const { t } = useTranslation(['discover', 'shared']);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const lines = ['1', '2', '3'].map((line) => t(`explained.${page}.${line}`));
  return (
    <>
      <IconButton icon="info" label={t('explain')} onClick={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={close}
        title={t('explain')}
        closeLabel={t('shared:actions.close')}
      >
        <Lines>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Sheet>
    </>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 12px;
  padding-block: 8px;
  font-size: ${fontSize[15]};
  line-height: 1.45;
`;
