import type { Sport } from './sport';

export type BrandKey = string;
export type SignInMethod = 'email' | 'google' | 'facebook' | 'apple';
export type AppEnv = 'prod' | 'test' | 'preview';

/** A brand's configuration, which the page server writes into every page. The server has one file per brand. */
export interface BrandConfig {
  key: BrandKey;
  /** The brand's number, sent as the `mid` header. */
  mid: number;
  name: string;
  trademark: string;
  /** `/` or `/livescore/`: starts and ends with a slash. */
  basePath: string;
  siteUrl: string;
  apiUrl: string;
  socketUrl: string;
  defaultLanguage: string;
  /** Name of the theme token set. */
  styleProvider: string;
  supportEmail: string;
  appUrlScheme: string;
  appLoginLink: string;
  storeLinks: { ios: string; android: string };
  widgetClientId: string;
  tagManagerId: string;
  redirectUrls: Record<string, string>;
  rsaPublicKey: string;
  primarySport: Sport;
  env: AppEnv;
  debug: boolean;
  /** True while the feed is the simulator; screens then say "Demo data". */
  demoData: boolean;
  /** Configured sign-in methods in display order; by default only e-mail. */
  signIn?: SignInMethod[];
  /** True if VIP can be bought. Otherwise only VIP's own page mentions it. */
  vip?: boolean;
  /** Public key of web push; absent if the brand offers no notifications. */
  vapidPublicKey?: string;
}
