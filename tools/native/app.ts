import type { Options, Platform } from './options';

export interface Message {
  v: unknown;
  id: number;
  action: string;
  payload?: { path?: string; query?: Record<string, string>; from?: string; silent?: boolean };
}

/** How the app treats requests: it answers, fails, or stays silent. */
export type Manner = 'answers' | 'refuses' | 'is silent';

/** A page in an app. Selectors are CSS; elements are waited for, and a method rejects when none comes. */
export interface AppPage {
  url(): Promise<string>;
  gone(selector: string): Promise<void>;
  visible(selector: string): Promise<void>;
  attribute(selector: string, name: string): Promise<string>;
  click(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
}

/** An app around the pages, and everything that it received. */
export interface App {
  platform: Platform;
  /** Set before the first page is opened. */
  manner: Manner;
  deviceId(): string;
  /** Messages over the bridge in order. `isText` if a message arrived as a string. */
  asked(): { message: Message; isText: boolean }[];
  /** Requests of the pages, with header names in lower case. */
  requests(): { url: string; headers: Readonly<Record<string, string>> }[];
  /** Fails all further requests for these addresses. */
  block(address: RegExp): Promise<void>;
  open(address: URL): Promise<AppPage>;
  close(): Promise<void>;
}

/** Where apps run: an emulation in Chromium, or a real shell. */
export interface AppHost {
  play(options: Pick<Options, 'version'>, platform: Platform): Promise<App>;
  close(): Promise<void>;
}

/** How long an element, a message or a request may take: 3 s for the app, the rest for a busy machine. */
export const patienceMs = 30_000;
