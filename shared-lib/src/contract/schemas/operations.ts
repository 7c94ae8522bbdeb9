import { patronOperations } from './patronOperations';
import { promotionOperations } from './promotionOperations';
import { sportsOperations } from './sportsOperations';

/** Every encrypted operation by its path below `/api/`: the one list that client types and server validation share. */
export const operations = { ...sportsOperations, ...patronOperations, ...promotionOperations };
