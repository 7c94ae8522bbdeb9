import { createHash } from 'node:crypto';
import { firstItem } from '@scoreline/shared-lib/contract/lists';

import { blockOfAddress } from '../../../wire/gateway/request/network';

/** One provider with two domains. */
const gmail = new Set(['gmail.com', 'googlemail.com']);

/** A mail address without the parts that its owner can vary: capitals, tags and dots. */
export function plainMail(email: string): string {
  const at = email.lastIndexOf('@');
  const host = email.slice(at + 1).toLowerCase();
  const local = firstItem(email.slice(0, at).toLowerCase().split('+'));
  const name = local.replaceAll('.', '');
  return `${name}@${gmail.has(host) ? 'gmail.com' : host}`;
}

/** Hashed with the promotion's id, so that marks can't be joined across promotions. */
const mark = (promotionId: number, what: string, value: string): Buffer =>
  createHash('sha256').update(`${promotionId}:${what}:${value}`).digest();

export const mailMark = (promotionId: number, email: string) =>
  mark(promotionId, 'mail', plainMail(email));
export const deviceMark = (promotionId: number, deviceId: string) =>
  mark(promotionId, 'device', deviceId);
export const householdMark = (promotionId: number, address: string) =>
  mark(promotionId, 'household', blockOfAddress(address));
