import { useBrand } from '@scoreline/shared-lib/brand';
import { pathTo } from '@scoreline/shared-lib/contract';
import type { ReactNode } from 'react';

import { openDocument } from '../federation/facades/Link';

/** A link by a path without language: the server knows which one the visitor prefers. */
export function DocumentLink({ path, children }: { path: string; children: ReactNode }) {
  const href = pathTo(useBrand(), null, path);
  return (
    <a href={href} onClick={(event) => openDocument(event, href, { pathname: path })}>
      {children}
    </a>
  );
}
