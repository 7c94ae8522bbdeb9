import { useCall } from '@scoreline/shared-lib/api';
import type { FeedbackIntent } from '@scoreline/shared-lib/contract';
import { newUuid } from '@scoreline/shared-lib/device';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { useSession } from '@scoreline/shared-lib/session';
import { Button, VisuallyHidden } from '@scoreline/shared-lib/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { EmailField } from '../form/EmailField';
import { emailError } from '../form/emailError';
import { FormError, useErrorText } from '../form/FormError';
import { FormPage } from '../form/FormPage';
import { Intents } from './Intents';
import { MessageField } from './MessageField';
import { Screenshots } from './Screenshots';
import { useScreenshots } from './useScreenshots';

/** Initial message of a link with a topic, `?about=Deutsch`. */
function useOpening(): string {
  const [search] = useSearchParams();
  const about = search.get('about');
  return about ? `${about.slice(0, 60)}: ` : '';
}

/** Message to the people behind the product. A message sent twice on a bad network arrives once. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('account');
  const { communicationEmail } = useSession();
  const id = useRef(newUuid());
  const [intent, setIntent] = useState<FeedbackIntent>('problem');
  const [email, setEmail] = useState(communicationEmail);
  const opening = useOpening();
  const [message, setMessage] = useState(opening);
  const [website, setWebsite] = useState('');
  /** Errors appear after the first submit, and each clears when its field is valid. */
  const [isTried, setTried] = useState(false);
  const wrong = emailError(email);
  const isEmpty = message.trim() === opening.trim();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const screenshots = useScreenshots();
  const { call } = useCall('patron/frontend/feedback');
  const errorText = useErrorText();

  const send = async () => {
    const pictures = await screenshots.sendAll();
    if (!pictures) return setFailure(t('contact.screenshotFailed'));
    const { error } = await call({
      ...{ id: id.current, intent, email: email.trim(), message: message.trim() },
      ...{ screenshots: pictures, website },
    });
    if (error) setFailure(errorText(error));
    else onSent();
  };
  const submit = async () => {
    setFailure(null);
    setTried(true);
    if (busy || wrong || isEmpty) return;
    setBusy(true);
    await send();
    setBusy(false);
  };
  return (
    <FormPage title={t('contact.title')} lead={t('contact.lead')} onSubmit={() => void submit()}>
      <Intents value={intent} onChange={setIntent} />
      <EmailField
        label={t('form.email')}
        value={email}
        onChange={setEmail}
        error={isTried && wrong ? t(wrong) : null}
      />
      <MessageField
        value={message}
        onChange={setMessage}
        error={isTried && isEmpty ? t('contact.messageRequired') : null}
      />
      <Screenshots {...screenshots} />
      <VisuallyHidden as="label" aria-hidden="true">
        {/* A honeypot: only a bot that fills in every field finds this one. */}
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </VisuallyHidden>
      <FormError text={failure} />
      <Button type="submit" disabled={busy}>
        {t('contact.send')}
      </Button>
    </FormPage>
  );
}
