import { useBrand } from '@scoreline/shared-lib/brand';
import { isClosed, paths } from '@scoreline/shared-lib/contract';
import { localTimeZone } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { helpLine } from '@scoreline/shared-lib/page';
import { focusRing, fontSize, space, target } from '@scoreline/shared-lib/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { DocumentLink } from '../page/DocumentLink';

const documents = [
  ['privacy', paths.privacy],
  ['terms', paths.terms],
  ['app', paths.app],
  ['trial', paths.trial],
  ['widget', paths.widget],
] as const;

interface FooterProps {
  /** Whether the page's address has no language, so that links must go through the server. */
  isDocument: boolean;
}

/** The footer of every page: age and help, documents, language. */
export function Footer({ isDocument }: FooterProps) {
  const brand = useBrand();
  const { t } = useTranslation('shell');
  const help = helpLine(brand.key, localTimeZone());
  const shown = documents.filter(([, path]) => !isClosed(brand.key, path, null));
  return (
    <Foot aria-label={t('footer.label')}>
      <p>
        {t('footer.adult')}{' '}
        <a href={help.url} target="_blank" rel="noopener noreferrer">
          {t('footer.help', { name: help.name })}
        </a>
      </p>
      <Links>
        {shown.map(([name, path]) => (
          <li key={name}>
            <DocumentLink path={path}>{t(`footer.${name}`, { brand: brand.name })}</DocumentLink>
          </li>
        ))}
        <li>
          <Link to={paths.language} reloadDocument={isDocument}>
            {t('footer.language')}
          </Link>
        </li>
      </Links>
    </Foot>
  );
}

const Foot = styled.footer`
  padding: ${space(6)} ${space(4)};
  border-block-start: 1px solid var(--line);
  font-size: ${fontSize[13]};
  text-align: center;
  color: var(--text-muted);

  a {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    min-block-size: ${target};
    text-decoration: underline;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space(5)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
