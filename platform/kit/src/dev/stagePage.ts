import {
  type Boot,
  type BrandConfig,
  isLanguage,
  languageOf,
  type Release,
} from '@scoreline/shared-lib/contract';

/** A placeholder brand, whose server answers only pages and build files. */
export const stageBrand = (origin: string): BrandConfig => ({
  key: 'stage',
  mid: 0,
  name: 'Stage',
  trademark: 'Stage',
  basePath: '/',
  siteUrl: origin,
  apiUrl: origin,
  socketUrl: `${origin.replace(/^http/, 'ws')}/live`,
  defaultLanguage: 'en',
  styleProvider: 'scoreline',
  supportEmail: 'stage@scoreline.example',
  appUrlScheme: 'stage',
  appLoginLink: 'stage://login',
  storeLinks: { ios: '', android: '' },
  widgetClientId: 'stage',
  tagManagerId: '',
  redirectUrls: {},
  rsaPublicKey: '',
  primarySport: 'football',
  env: 'test',
  debug: true,
  demoData: false,
});

/** The page's content security policy; `origins` are allowed besides its own. */
export const stagePolicy = (nonce: string, origins: readonly string[] = []): string =>
  [
    `default-src 'none'`,
    `script-src ${[`'self'`, ...origins].join(' ')}`,
    `style-src ${[`'nonce-${nonce}'`, `'self'`, ...origins].join(' ')}`,
    `img-src 'self' data:`,
    `connect-src ${[`'self'`, ...origins].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');

/** The `html` tag for the address's language, by default the brand's. */
function htmlTag(pathname: string, { defaultLanguage }: BrandConfig): string {
  const [, first = ''] = pathname.split('/');
  const { code, dir } = languageOf(isLanguage(first) ? first : defaultLanguage);
  return `<html lang="${code}" dir="${dir}">`;
}

interface StagePage {
  boot: Boot;
  release: Release;
  /** Path of the page's address. */
  pathname: string;
  nonce: string;
  styles: string;
}

/** The page as the page server writes it, reduced to the parts a build needs to start. */
export function stagePage({ boot, release, pathname, nonce, styles }: StagePage): string {
  const { shell } = release;
  const scripts = shell.initial.map((path) => {
    const integrity = shell.files.find((file) => file.path === path)?.integrity;
    return `<script defer src="${shell.base}${path}" integrity="${integrity}" nonce="${nonce}" crossorigin></script>`;
  });
  const json = JSON.stringify(boot).replace(/</g, '\\u003c');
  return `<!doctype html>${htmlTag(pathname, boot.brand)}<head><meta charset="utf-8">${scripts.join('')}<title>Stage</title><style nonce="${nonce}">${styles}</style></head><body><div id="root"></div><script type="application/json" id="boot">${json}</script></body></html>`;
}
