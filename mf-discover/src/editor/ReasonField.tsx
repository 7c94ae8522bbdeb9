import { languageOf, languages, tipLimits } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice } from '@scoreline/shared-lib/page';
import { fontSize } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Field, TextArea } from './Field';

/** Texts by language code. */
export type Reasons = Readonly<Record<string, string>>;

interface ReasonFieldProps {
  reasons: Reasons;
  onChange: (reasons: Reasons) => void;
}

/** The reason in several languages, edited one at a time. The languages written so far are listed below. */
export function ReasonField({ reasons, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('discover');
  const [code, setCode] = useState<string>(useLocale().code);
  const written = Object.keys(reasons).filter((language) => reasons[language]?.trim());
  return (
    <Field name={t('editor.reason')}>
      <Choice
        label={t('editor.language')}
        options={languages.map((language) => ({ value: language.code, label: language.name }))}
        value={code}
        onChange={setCode}
      />
      <TextArea
        aria-label={t('editor.reason')}
        rows={3}
        dir={languageOf(code).dir}
        lang={languageOf(code).tag}
        maxLength={tipLimits.reason}
        value={reasons[code] ?? ''}
        onChange={(event) => onChange({ ...reasons, [code]: event.target.value })}
      />
      {written.length > 0 && (
        <Written>
          {t('editor.written', {
            languages: written.map((language) => languageOf(language).name).join(', '),
          })}
        </Written>
      )}
    </Field>
  );
}

const Written = styled.p`
  font-size: ${fontSize[12]};
  color: var(--text-muted);
`;
