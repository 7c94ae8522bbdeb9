import { useCall } from '@scoreline/shared-lib/api';
import { bizMessageKeys, type Claim, type ClaimForm as Form } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Button, showToast, space } from '@scoreline/shared-lib/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';

import { Note } from '../page/texts';
import { ClaimField } from './ClaimField';
import { CountryField } from './CountryField';

interface ClaimFormProps {
  promotionId: number;
  ticket: number;
  onClaimed: (claim: Claim) => void;
}

const empty: Required<Form> = {
  ...{ name: '', street: '', postalCode: '', city: '', country: '', phone: '' },
};
/** Tokens for the browser's autofill. */
const autoComplete: Record<keyof Form, string> = {
  name: 'name',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  phone: 'tel',
};
/** Not every country has postal codes, and the phone number is optional. */
const needed = ['name', 'street', 'city', 'country'] as const satisfies (keyof Form)[];

/** Asks for the delivery address of a prize. */
export function ClaimForm({ promotionId, ticket, onClaimed }: ClaimFormProps) {
  const { t } = useTranslation(['promotion', 'shared']);
  const [form, setForm] = useState(empty);
  /** Errors appear after the first submit, and each clears when its field is filled. */
  const [isTried, setTried] = useState(false);
  const { call, busy, error } = useCall('promotion/claim');
  const isMissing = (field: keyof Form) =>
    needed.some((name) => name === field) && form[field].trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || needed.some(isMissing)) return;
    const { data } = await call({ promotionId, ticket, form });
    if (!data) return;
    showToast(t('winning.done'));
    onClaimed(data);
  };
  const field = (name: keyof Form) => ({
    label: t(`winning.${name}`),
    value: form[name],
    onChange: (value: string) => setForm((last) => ({ ...last, [name]: value })),
    error: isTried && isMissing(name) ? t('winning.required') : null,
    autoComplete: autoComplete[name],
  });
  return (
    <Fields noValidate aria-label={t('winning.form')} onSubmit={(event) => void submit(event)}>
      <h3>{t('winning.form')}</h3>
      <ClaimField {...field('name')} />
      <ClaimField {...field('street')} />
      <Pair>
        <ClaimField {...field('postalCode')} />
        <ClaimField {...field('city')} />
      </Pair>
      <CountryField {...field('country')} />
      <ClaimField {...field('phone')} type="tel" />
      <Note>{t('winning.privacy')}</Note>
      {error && (
        <p role="alert">
          {error.bizCode ? t(`shared:biz.${bizMessageKeys[error.bizCode]}`) : error.message}
        </p>
      )}
      <Button type="submit" disabled={busy}>
        {t('winning.submit')}
      </Button>
    </Fields>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid var(--line);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, 1fr) 2fr;
  gap: ${space(3)};
`;
