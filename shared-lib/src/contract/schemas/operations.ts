import { patronOperations } from './member/patronOperations';
import { promotionOperations } from './promotionOperations';
import { sportsOperations } from './sport/sportsOperations';

/** Every encrypted operation by its path below `/api/`: the one list that client types and server validation share. */
export const operations = { ...sportsOperations, ...patronOperations, ...promotionOperations };
