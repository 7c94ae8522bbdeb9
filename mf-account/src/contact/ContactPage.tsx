import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { TopBar } from '@scoreline/shared-lib/page';
import { EmptyState } from '@scoreline/shared-lib/ui';
import { useState } from 'react';

import { TextLink } from '../form/TextLink';
import { ContactForm } from './ContactForm';

/** The contact form, and the thanks after sending. */
export function ContactPage() {
  const { t } = useTranslation('account');
  const [isSent, setSent] = useState(false);
  if (!isSent) return <ContactForm onSent={() => setSent(true)} />;
  return (
    <>
      <TopBar>{null}</TopBar>
      <div role="status">
        <EmptyState
          page
          picture="check"
          title={t('contact.sent')}
          action={<TextLink to={paths.me}>{t('contact.done')}</TextLink>}
        />
      </div>
    </>
  );
}
