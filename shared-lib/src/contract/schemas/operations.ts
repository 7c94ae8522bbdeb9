import { patronOperations } from './member/patronOperations';
import { promotionOperations } from './promotionOperations';
import { sportsOperations } from './sport/sportsOperations';

/** Every encrypted operation by its path below `/api/`; client types and server validation share this list. */
export const operations = { ...sportsOperations, ...patronOperations, ...promotionOperations };
