import { layer, media, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { useConsentQuestion } from '../consent/useConsentQuestion';
import { useInstallOffer } from '../install/InstallButton';
import { useLanguageOffer } from '../language/useLanguageOffer';
import { useUpdateOffer } from '../updates/useUpdateOffer';
import { Notice, type NoticeContent } from './Notice';

/** The page's open questions: consent, which must not delay the others, and the most urgent of the others. */
export function Notices({ offeredLanguage }: { offeredLanguage: string | null }) {
  const consent = useConsentQuestion();
  const language = useLanguageOffer(offeredLanguage);
  const update = useUpdateOffer();
  const install = useInstallOffer();
  const open = [language ?? update ?? install, consent].filter(
    (notice): notice is NoticeContent => notice !== null,
  );
  if (open.length === 0) return null;
  return (
    <Foot>
      {open.map((notice) => (
        <Notice key={notice.text} {...notice} />
      ))}
    </Foot>
  );
}

const Foot = styled.div`
  position: fixed;
  z-index: ${layer.bar};
  inset-block-end: calc(var(--frame-bottom) + ${space(3)});
  inset-inline: calc(var(--frame-start) + ${space(3)}) ${space(3)};
  display: grid;
  gap: ${space(3)};

  ${media.tablet} {
    inset-inline: auto ${space(4)};
    max-inline-size: 420px;
  }
`;
