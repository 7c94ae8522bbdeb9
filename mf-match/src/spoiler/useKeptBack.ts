import { areSpoilersOff } from '@scoreline/shared-lib/contract';
import { useParams, useSearchParams } from 'react-router-dom';

/** Whether the address is that of this match and hides its score, as a link shared without the score does. */
export function useKeptBack(matchId: number): boolean {
  const [query] = useSearchParams();
  return Number(useParams().eventId) === matchId && areSpoilersOff(query);
}
