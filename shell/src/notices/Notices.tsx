import { useConsentQuestion } from '../consent/useConsentQuestion';
import { useInstallOffer } from '../install/InstallButton';
import { useLanguageOffer } from '../language/useLanguageOffer';
import { useUpdateOffer } from '../updates/useUpdateOffer';
import { Notice } from './Notice';

/** The page's open questions, one at a time, the most urgent first. */
export function Notices({ offeredLanguage }: { offeredLanguage: string | null }) {
  const consent = useConsentQuestion();
  const language = useLanguageOffer(offeredLanguage);
  const update = useUpdateOffer();
  const install = useInstallOffer();
  const first = consent ?? language ?? update ?? install;
  return first && <Notice {...first} />;
}
