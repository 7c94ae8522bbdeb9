import { member, open, type OperationContract, visitor } from './operationContract';
import * as gifs from './gifs';
import * as promotion from './promotion';

/** Operations of invitations and the prize draw, by path below `/api/`. */
export const promotionOperations = {
  'promotion/current': {
    ...visitor,
    request: promotion.promotionCurrentRequestSchema,
    response: promotion.promotionCurrentSchema,
  },
  'promotion/overview': {
    ...open,
    request: promotion.promotionDetailRequestSchema,
    response: promotion.promotionOverviewSchema,
  },
  /** The newest winners; public. */
  'promotion/roll': {
    ...open,
    request: promotion.promotionRequestSchema,
    response: promotion.promotionWinnersSchema,
  },
  'promotion/detail': {
    ...visitor,
    request: promotion.promotionDetailRequestSchema,
    response: promotion.promotionDetailSchema,
  },
  'promotion/standing': {
    ...member,
    request: promotion.promotionRequestSchema,
    response: promotion.promotionStandingSchema,
  },
  'promotion/invite': {
    ...visitor,
    request: promotion.promotionInviteRequestSchema,
    response: promotion.promotionInviteSchema,
  },
  'promotion/draw': {
    ...member,
    request: promotion.drawRequestSchema,
    response: promotion.drawSchema,
  },
  'promotion/records': {
    ...member,
    request: promotion.promotionListRequestSchema,
    response: promotion.promotionRecordsSchema,
  },
  'promotion/winners': {
    ...visitor,
    request: promotion.promotionListRequestSchema,
    response: promotion.promotionWinnersSchema,
  },
  'promotion/claim': {
    ...member,
    request: promotion.claimRequestSchema,
    response: promotion.claimSchema,
  },
  'promotion/gifs': {
    ...visitor,
    request: gifs.gifsRequestSchema,
    response: gifs.gifsSchema,
  },
} as const satisfies Record<string, OperationContract>;
