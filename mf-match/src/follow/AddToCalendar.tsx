import type { CalendarSubject } from '@scoreline/shared-lib/contract/calendarAddress';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { IconButton, later, Sheet } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

const CalendarLinks = later(
  async () => (await import('@scoreline/shared-lib/page/CalendarLinks')).CalendarLinks,
);

/** Opens a sheet with the calendar of a team or league. */
export function AddToCalendar({ subject }: { subject: CalendarSubject }) {
  const { t } = useTranslation(['match', 'shared']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="calendar" label={t('calendar.add')} onClick={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('calendar.add')}
        closeLabel={t('shared:actions.close')}
      >
        <About>{t('calendar.about')}</About>
        <CalendarLinks
          subject={subject}
          texts={{
            hideResults: t('calendar.hideResults'),
            open: t('calendar.open'),
            address: t('calendar.address'),
            copy: t('share.copy'),
            copied: t('share.copied'),
          }}
        />
      </Sheet>
    </>
  );
}

const About = styled.p`
  padding-block: 8px;
  line-height: 1.45;
  color: var(--text-muted);
`;
