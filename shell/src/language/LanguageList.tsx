import { useBrand } from '@scoreline/shared-lib/brand';
import { languages, readStoredLanguage, useTranslation } from '@scoreline/shared-lib/i18n';
import { focusRing, Icon, plainButton, space, target } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { chooseLanguage } from './chooseLanguage';

/** Every language by its own name; a choice opens the home page in it. */
export function LanguageList() {
  const brand = useBrand();
  const { t } = useTranslation('shell');
  const chosen = readStoredLanguage() ?? 'system';
  const choices = [{ code: 'system', name: t('language.system'), tag: undefined }, ...languages];
  return (
    <List>
      {choices.map(({ code, name, tag }) => (
        <li key={code}>
          <Choice
            type="button"
            lang={tag}
            aria-current={code === chosen || undefined}
            onClick={() => chooseLanguage(brand, code, '/')}
          >
            <bdi>{name}</bdi>
            {code === chosen && <Icon name="check" />}
          </Choice>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
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
