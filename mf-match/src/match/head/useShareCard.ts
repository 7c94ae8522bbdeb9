import { useBrand } from '@scoreline/shared-lib/brand';
import { withSpoilers } from '@scoreline/shared-lib/contract';

/** Address of the match's picture, which the page server draws: with its score, or without where that is kept back. */
export function useShareCard(eventId: number): (isKeptBack: boolean) => string {
  const { basePath } = useBrand();
  const card = `${location.origin}${basePath}share/match/${eventId}.png`;
  return (isKeptBack) => withSpoilers(card, isKeptBack);
}
