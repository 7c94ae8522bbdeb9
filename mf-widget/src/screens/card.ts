import type { WidgetOptions, WidgetSettings } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

import type { WidgetSource } from '../page/source';
import type { Language } from '../page/texts';

/** What every part of a widget knows. */
export interface Card {
  options: WidgetOptions;
  source: WidgetSource;
  language: Language;
  settings: WidgetSettings;
  /** Prices are wanted, and allowed where the visitor is. */
  showsOdds: boolean;
  isSeen: boolean;
  /** A link was used; false keeps the browser from following it. */
  select(detail: Selected): boolean;
}

/** What `scoreline:select` carries. */
export interface Selected {
  href: string;
  match: number | null;
}

export const CardContext = createContext<Card | null>(null);
export const CardProvider = CardContext.Provider;

export function useCard(): Card {
  const card = useContext(CardContext);
  if (!card) throw new Error('A part of a widget stands outside of one.');
  return card;
}
