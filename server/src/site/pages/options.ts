import type { AppEnv, BrandConfig, OperationPath } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Releases } from '../releases/releases';
import type { Brand } from './brand';

/** The id of a page's address is nobody's: the page does not exist. */
export class NotKnown extends Error {}

/** What a page asks of an operation. As long as the answer is the same it is the same object. */
export interface Question {
  /** The answer where it is kept and still counts, else undefined. */
  cached(): unknown;
  /** Rejects when the operation fails, with `NotKnown` where it was asked for what does not exist. */
  answer(): Promise<unknown>;
  /** What the kept answer is about, `match:17`; nothing where none is kept. */
  subjects(): readonly string[];
}

/** What the page server is given. */
export interface PageOptions {
  brands: readonly Brand[];
  /** Shown for host names no brand claims. */
  defaultBrand: Brand;
  env: AppEnv;
  /** Where the visitor sees this server, when a proxy stands before it; else the request's own host. */
  publicUrl?: string | undefined;
  /** A CDN with the builds' files: what stands before `/builds/…` there. */
  buildsBase?: string | undefined;
  demoData: boolean;
  /** What the browser is told of signing in, web push and VIP. */
  members?: Pick<BrandConfig, 'signIn' | 'vapidPublicKey' | 'vip'>;
  /** Where builds of developers may come from: `localhost`, origins; nowhere without it. */
  devRemotes?: readonly string[] | undefined;
  /** PEM, SPKI. */
  rsaPublicKey: string;
  releases: Releases;
  /** Told of each page that goes to a visitor with a released build of the shell, before it is sent. */
  handedOut?(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { brand: string; shell: string },
  ): Promise<void>;
  /** Asks an operation in this process. */
  question(path: OperationPath, request: unknown): Question;
  now(): Date;
}
