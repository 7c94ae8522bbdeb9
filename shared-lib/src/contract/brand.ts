import type { Sport } from './sport';

export type BrandKey = string;
export type SignInMethod = 'email' | 'google' | 'facebook' | 'apple';
export type AppEnv = 'prod' | 'test' | 'preview';

/** What the page server writes into every page of a brand; one file a brand on the server's side. */
export interface BrandConfig {
  key: BrandKey;
  /** The brand's number, sent as the `mid` header. */
  mid: number;
  name: string;
  trademark: string;
  /** `/` or `/livescore/`: begins and ends with a slash. */
  basePath: string;
  siteUrl: string;
  apiUrl: string;
  socketUrl: string;
  defaultLanguage: string;
  /** Which set of theme tokens the page carries. */
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
  /** True while the feed is the simulator: the screen then says "Demo data". */
  demoData: boolean;
  /** The ways to sign in that are configured, in the order in which they are offered; e-mail alone unless told. */
  signIn?: SignInMethod[];
  /** True where VIP can be bought; without it nothing mentions VIP but its own page. */
  vip?: boolean;
  /** Public key of web push; absent where notifications are not offered. */
  vapidPublicKey?: string;
}
