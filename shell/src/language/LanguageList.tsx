import { useBrand } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import {
  type LanguageEntry,
  languages,
  readStoredLanguage,
  useLocale,
  useTranslation,
} from '@scoreline/shared-lib/i18n';
import { focusRing, fontSize, Icon, plainButton, space, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { chooseLanguage } from './chooseLanguage';
import readers from './readers.json';

type Choice = Pick<LanguageEntry, 'code' | 'name'> & { tag: string | undefined };

const readBy: Record<string, string[]> = readers;
// English is the source of all translations.
const isRead = ({ code }: LanguageEntry) => code === 'en' || (readBy[code] ?? []).length > 0;

/** Every language by its own name, those not yet read by a native speaker below; a choice opens the home page in it. */
export function LanguageList() {
  const { t } = useTranslation('shell');
  const unread = languages.filter((language) => !isRead(language));
  const system: Choice = { code: 'system', name: t('language.system'), tag: undefined };
  return (
    <>
      <Choices choices={[system, ...languages.filter(isRead)]} />
      {unread.length > 0 && <UnreadHeading />}
      <Choices choices={unread} />
    </>
  );
}

/** Explains that the languages below are unreviewed, and where to report a wrong word. */
function UnreadHeading() {
  const { t } = useTranslation('shell');
  const { name } = useLocale();
  return (
    <Heading>
      <h2>{t('language.unread')}</h2>
      <Link to={`${paths.contactUs}?about=${encodeURIComponent(name)}`}>
        {t('language.report')}
      </Link>
    </Heading>
  );
}

function Choices({ choices }: { choices: readonly Choice[] }) {
  const brand = useBrand();
  const chosen = readStoredLanguage() ?? 'system';
  return (
    <List>
      {choices.map(({ code, name, tag }) => (
        <li key={code}>
          <Choose
            type="button"
            lang={tag}
            aria-current={code === chosen || undefined}
            onClick={() => chooseLanguage(brand, code, '/')}
          >
            <bdi>{name}</bdi>
            {code === chosen && <Icon name="check" />}
          </Choose>
        </li>
      ))}
    </List>
  );
}

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space(4)};
  margin-block-start: ${space(4)};
  padding-inline: ${space(4)};
  font-size: ${fontSize[13]};

  h2 {
    color: var(--text-muted);
    font-size: inherit;
    font-weight: 500;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${target};
    color: var(--accent);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choose = styled.button`
  ${plainButton}
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  min-block-size: ${target};
  padding-inline: ${space(4)};
  border-block-end: 1px solid var(--line);
  text-align: start;
`;
