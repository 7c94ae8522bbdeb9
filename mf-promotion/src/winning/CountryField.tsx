import { regionIn } from '@scoreline/shared-lib/format';
import { useViewerLocale } from '@scoreline/shared-lib/page';
import { useId, useMemo } from 'react';

import { type ClaimFieldProps, Field } from './ClaimField';
import { countryCodes } from './countryCodes';

/** Selects a country by its name in the page's language. */
export function CountryField({ label, value, onChange, error, autoComplete }: ClaimFieldProps) {
  const id = useId();
  const { locale } = useViewerLocale();
  const countries = useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return countryCodes
      .flatMap((code) => {
        const name = regionIn(locale, code);
        return name ? [{ code, name }] : [];
      })
      .sort((one, other) => compare(one.name, other.name));
  }, [locale]);
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={error !== null}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" />
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Field>
  );
}
