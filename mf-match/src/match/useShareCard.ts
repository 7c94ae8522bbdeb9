import { useBrand } from '@scoreline/shared-lib/brand';

/** Address of the match's picture with its score, which the page server draws. */
export function useShareCard(eventId: number): string {
  const { basePath } = useBrand();
  return `${basePath}share/match/${eventId}.png`;
}
