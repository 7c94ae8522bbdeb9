import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, fontSize, radius, showToast, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { FormPage } from '../form/FormPage';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('account');
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast(t('twoStep.copied')),
      () => showToast(t('twoStep.notCopied')),
    );
  return (
    <FormPage title={t('twoStep.codesTitle')} lead={t('twoStep.codesLead')} onSubmit={onDone}>
      <Codes dir="ltr" aria-label={t('twoStep.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Button kind="secondary" onClick={() => void copy()}>
        {t('twoStep.copy')}
      </Button>
      <Button type="submit">{t('twoStep.kept')}</Button>
    </FormPage>
  );
}

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid var(--line);
  border-radius: ${radius.chip};
  font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: ${fontSize[15]};
  user-select: all;
`;
