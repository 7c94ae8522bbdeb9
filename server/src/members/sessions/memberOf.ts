import type { OperationContext } from '../../wire/gateway/operation';

export const memberOf = ({ userId }: Pick<OperationContext, 'userId'>): number => {
  if (userId === null) throw new Error('An operation of members without one.');
  return userId;
};
