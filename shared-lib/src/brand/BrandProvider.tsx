import { createContext, useContext, type ReactNode } from 'react';

import type { BrandConfig } from '../contract';

const BrandContext = createContext<BrandConfig | null>(null);

/** Provides the brand configuration for `useBrand`. */
export function BrandProvider(props: { brand: BrandConfig; children: ReactNode }) {
  return <BrandContext value={props.brand}>{props.children}</BrandContext>;
}

/**
 * Configuration of the brand this page was served for.
 * @throws outside a `BrandProvider`
 */
export function useBrand(): BrandConfig {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandProvider above it.');
  return brand;
}
