import { useBrand } from '@scoreline/shared-lib/brand';
import { pathTo } from '@scoreline/shared-lib/contract';
import type { ReactNode } from 'react';

/** A link without a language in its path: the server knows which one the visitor prefers. */
export function DocumentLink({ path, children }: { path: string; children: ReactNode }) {
  return <a href={pathTo(useBrand(), null, path)}>{children}</a>;
}
