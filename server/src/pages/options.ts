import type { AppEnv, OperationPath } from '@scoreline/shared-lib/contract';

import type { Releases } from '../releases/releases';
import type { Brand } from './brand';

/** What the page server is given. */
export interface PageOptions {
  brands: readonly Brand[];
  /** Shown for host names no brand claims. */
  defaultBrand: Brand;
  env: AppEnv;
  /** Where the visitor sees this server, when a proxy stands before it; else the request's own host. */
  publicUrl?: string | undefined;
  demoData: boolean;
  /** PEM, SPKI. */
  rsaPublicKey: string;
  releases: Releases;
  /** Runs an operation in this process; rejects when it fails. */
  ask(path: OperationPath, request: unknown): Promise<unknown>;
  now(): Date;
}
