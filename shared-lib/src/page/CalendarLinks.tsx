import { useBrand } from '@scoreline/shared-lib/brand';
import {
  calendarAddress,
  type CalendarSubject,
} from '@scoreline/shared-lib/contract/calendarAddress';
import { useLocale } from '@scoreline/shared-lib/i18n';
import { useSetting } from '@scoreline/shared-lib/settings';
import { Button, focusRing, radius, space, target } from '@scoreline/shared-lib/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { Switch } from './choice/Switch';

interface CalendarLinksProps {
  subject: CalendarSubject;
  texts: {
    hideResults: string;
    /** Opens the calendar app. */
    open: string;
    /** Accessible name of the address. */
    address: string;
    copy: string;
    copied: string;
  };
}

/** The address of a calendar: to open, to copy, and with or without results. */
export function CalendarLinks({ subject, texts }: CalendarLinksProps) {
  const { basePath } = useBrand();
  const { code: language } = useLocale();
  const [isSpoilerFree] = useSetting('spoilerFree');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const spoilerFree = chosen ?? isSpoilerFree;
  const path = basePath + calendarAddress(subject, { language, spoilerFree });
  const address = location.origin + path;
  // Absent on pages without TLS; there the field can be selected.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard?.writeText(address).then(
      () => setCopied(address),
      () => setCopied(null),
    );
  return (
    <Box>
      <Switch checked={spoilerFree} onChange={setChosen}>
        {texts.hideResults}
      </Switch>
      <OpenLink href={address.replace(/^https?:/, 'webcal:')}>{texts.open}</OpenLink>
      <Address
        readOnly
        dir="ltr"
        value={address}
        aria-label={texts.address}
        onFocus={(event) => event.currentTarget.select()}
      />
      {clipboard && (
        <Button kind="secondary" icon="share" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      )}
      <Status role="status">{copied === address ? texts.copied : ''}</Status>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const OpenLink = styled.a`
  display: grid;
  place-items: center;
  min-block-size: ${target};
  padding-inline: ${space(4)};
  border-radius: ${radius.chip};
  font-weight: 500;
  text-align: center;
  color: var(--on-accent);
  background: var(--accent);
  ${focusRing}
`;

const Address = styled.input`
  min-inline-size: 0;
  min-block-size: ${target};
  padding-inline: ${space(3)};
  border: 1px solid var(--line);
  border-radius: ${radius.card};
  font: inherit;
  color: var(--text-muted);
  background: var(--surface);
`;

const Status = styled.p`
  min-block-size: 1.5em;
  text-align: center;
  color: var(--text-muted);
`;
