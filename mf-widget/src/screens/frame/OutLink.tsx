import { pathTo, widgetChannel } from '@scoreline/shared-lib/contract';
import type { ReactNode } from 'react';

import { tell } from '../../page/tell';
import { useCard, type Card } from '../card';

/** Address of a page of the site, with the channel that its visits are attributed to. */
export function addressOf(
  { source, settings, language }: Pick<Card, 'source' | 'settings' | 'language'>,
  path: string,
): string {
  const query = new URLSearchParams({ from: widgetChannel(source.clientId) });
  return `${source.site}${pathTo(settings, language.code, path)}?${query.toString()}`;
}

interface Props {
  path: string;
  match?: number;
  className?: string;
  children: ReactNode;
}

/** A link to the site that opens in a new tab. The page can prevent it by `scoreline:select`. */
export function OutLink({ path, match, className, children }: Props) {
  const card = useCard();
  const href = addressOf(card, path);
  const follow = (event: { preventDefault(): void }) => {
    const { clientId, type } = card.options;
    tell(card.source, { clientId, type, kind: 'click' });
    if (!card.select({ href, match: match ?? null })) event.preventDefault();
  };
  return (
    <a href={href} className={className} target="_blank" rel="noopener" onClick={follow}>
      {children}
    </a>
  );
}
