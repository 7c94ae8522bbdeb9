import { areSpoilersOff } from '@scoreline/shared-lib/contract';
import { useParams, useSearchParams } from 'react-router-dom';

/** Whether the address is a match's own and keeps its score back, as a link that was shared without it does. */
export function useKeptBack(matchId: number): boolean {
  const [query] = useSearchParams();
  return Number(useParams().eventId) === matchId && areSpoilersOff(query);
}
