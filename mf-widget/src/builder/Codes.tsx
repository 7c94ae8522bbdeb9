import { useBrand } from '@scoreline/shared-lib/brand';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, SegmentedControl, showToast } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type Choices, isWhole } from './choices';
import { codeOf, type Way, ways } from './codes';
import { Hint } from './Field';

/** The code to copy for each way to embed. */
export function Codes({ choices }: { choices: Choices }) {
  const { t } = useTranslation('widget');
  const { basePath } = useBrand();
  const [way, setWay] = useState<Way>('HTML');
  const code = isWhole(choices)
    ? codeOf(way, choices, { origin: location.origin, basePath })
    : null;
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '');
    showToast(t('builder.copied'));
  };
  return (
    <Parts>
      <SegmentedControl
        label={t('builder.code')}
        options={ways.map((value) => ({ value, label: value }))}
        value={way}
        onChange={setWay}
      />
      {code === null ? (
        <Hint role="status">{t('builder.choose')}</Hint>
      ) : (
        <>
          {way === 'WordPress' && <Hint>{t('builder.wordpress')}</Hint>}
          <Code dir="ltr" tabIndex={0} role="group" aria-label={t('builder.code')}>
            <code>{code}</code>
          </Code>
          <Button onClick={() => void copy()}>{t('builder.copy')}</Button>
        </>
      )}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);

  [role='radiogroup'] {
    overflow-x: auto;
  }
`;

const Code = styled.pre`
  margin: 0;
  padding: 12px;
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  font-family: ui-monospace, monospace;
  font-size: ${fontSize[12]};
  line-height: 1.5;
`;
