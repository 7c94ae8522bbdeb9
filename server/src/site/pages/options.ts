import type { AppEnv, BrandConfig, OperationPath } from '@scoreline/shared-lib/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Releases } from '@scoreline/platform-server';
import type { Brand } from './brand';

/** The id in a page's address is unknown, so the page doesn't exist. */
export class NotKnown extends Error {}

/** A page's call of an operation. An unchanged answer is the same object. */
export interface Question {
  /** The cached answer if it is fresh, else undefined. */
  cached(): unknown;
  /** Rejects if the operation fails, with `NotKnown` for an unknown id. */
  answer(): Promise<unknown>;
  /** The subjects of the cached answer, `match:17`; empty without one. */
  subjects(): readonly string[];
}

export interface PageOptions {
  brands: readonly Brand[];
  /** The brand for unknown host names. */
  defaultBrand: Brand;
  env: AppEnv;
  /** The server's public URL behind a proxy; default: the request's own host. */
  publicUrl?: string | undefined;
  /** The CDN's base URL, to which `/builds/…` is appended. */
  buildsBase?: string | undefined;
  demoData: boolean;
  /** The browser's configuration of sign-in, web push and VIP. */
  members?: Pick<BrandConfig, 'signIn' | 'vapidPublicKey' | 'vip'>;
  /** Origins of developers' builds, for example `localhost`; none by default. */
  devRemotes?: readonly string[] | undefined;
  /** PEM, SPKI. */
  rsaPublicKey: string;
  releases: Releases;
  /** Called for each page with a released build of the shell, before it is sent. */
  handedOut?(
    request: FastifyRequest,
    reply: FastifyReply,
    page: { brand: string; shell: string },
  ): Promise<void>;
  /** Calls an operation in this process. */
  question(path: OperationPath, request: unknown): Question;
  now(): Date;
}
