import { useBrand } from '@scoreline/shared-lib/brand';
import { type BrandConfig, formatLongDate, paths } from '@scoreline/shared-lib/contract';
import { useLocale, useTranslation } from '@scoreline/shared-lib/i18n';
import { currentAppShell, phonePlatform } from '@scoreline/shared-lib/native';
import { LoadingBlock } from '@scoreline/shared-lib/page';
import { useExcludedUntil } from '@scoreline/shared-lib/settings';
import { fontSize, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

import { DocumentLink } from '../page/DocumentLink';
import { InstallButton } from '../install/InstallButton';
import { type DocumentName, documentsChangedOn, useDocument } from './documentTexts';

/** Fills the placeholders that documents may use; any other `{{name}}` is a mistake in the text and renders empty. */
function fill(text: string, { name, trademark, supportEmail }: BrandConfig): string {
  const values: Record<string, string> = { brand: name, trademark, email: supportEmail };
  return text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
}

/** Privacy, terms and the pages about the app, in the page's language. */
export function DocumentPage({ name }: { name: DocumentName }) {
  const brand = useBrand();
  const { code } = useLocale();
  const text = useDocument(name, code);
  const offersVip = useExcludedUntil() === null && brand.vip;
  if (text === null || text === -1) return <LoadingBlock state={text ?? true} />;
  return (
    <Article>
      <h1>{fill(text.title, brand)}</h1>
      {(name === 'privacy' || name === 'terms') && <ChangedOn />}
      {text.sections
        .filter(({ vip }) => !vip || (name === 'trial' ? offersVip : brand.vip))
        .map(({ heading, text: words }) => (
          <section key={heading}>
            <h2>{fill(heading, brand)}</h2>
            <p>{fill(words, brand)}</p>
          </section>
        ))}
      {name === 'trial' && offersVip && <VipLink />}
      {name === 'app' && <InstallButton />}
      {name === 'app' && <AppLinks />}
      {name === 'appUpgrade' && <StoreLink />}
    </Article>
  );
}

function ChangedOn() {
  const { tag } = useLocale();
  const { t } = useTranslation('shell');
  const date = formatLongDate(new Date(documentsChangedOn), tag, 'UTC');
  return <small>{t('documents.updated', { date })}</small>;
}

/** To the VIP centre; the server picks the visitor's language. */
function VipLink() {
  const { t } = useTranslation('shell');
  return <DocumentLink path={paths.vipCentre}>{t('documents.vip')}</DocumentLink>;
}

/** Links to the app stores, and on a phone a link into the app. */
function AppLinks() {
  const { appUrlScheme, storeLinks } = useBrand();
  const { t } = useTranslation('shell');
  const platform = phonePlatform(navigator.userAgent);
  const isPublished = platform !== null && storeLinks[platform] !== '';
  return (
    <Links>
      {isPublished && !currentAppShell() && (
        <a href={`${appUrlScheme}://`}>{t('documents.openApp')}</a>
      )}
      {storeLinks.ios && <a href={storeLinks.ios}>App Store</a>}
      {storeLinks.android && <a href={storeLinks.android}>Google Play</a>}
    </Links>
  );
}

/** The store this app came from; browsers have none. */
function StoreLink() {
  const { storeLinks } = useBrand();
  const { t } = useTranslation('shell');
  const shell = currentAppShell();
  const address = shell && storeLinks[shell.platform];
  return address ? <a href={address}>{t('documents.store')}</a> : null;
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};

  &:empty {
    display: none;
  }
`;

const Article = styled.article`
  display: grid;
  gap: ${space(5)};
  line-height: 1.6;

  h1 {
    font-size: ${fontSize[22]};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 {
    margin-block-end: ${space(1)};
    font-size: ${fontSize[17]};
  }
  small {
    color: var(--text-muted);
  }
  a {
    color: var(--accent);
    text-decoration: underline;
  }
`;
