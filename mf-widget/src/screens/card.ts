import type { WidgetOptions, WidgetSettings } from '@scoreline/shared-lib/contract';
import { createContext, useContext } from 'react';

import type { WidgetSource } from '../page/source';
import type { Language } from '../page/texts';

/** Context of every part of a widget. */
export interface Card {
  options: WidgetOptions;
  source: WidgetSource;
  language: Language;
  settings: WidgetSettings;
  /** Prices are requested by the embedder and allowed at the visitor's location. */
  showsOdds: boolean;
  isSeen: boolean;
  /** Reports a click on a link. False keeps the browser from following it. */
  select(detail: Selected): boolean;
}

/** Detail of `scoreline:select`. */
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
