import type { OperationContext } from '../../wire/gateway/operation';
import { BizError } from '../../wire/gateway/bizError';
import { writeMail, type NewMail } from '../mail/outbox';
import type { ThirdParty } from '../sign-in/thirdParty';
import type { WidgetClients } from '../widget/clients';
import type { MemberKey } from '../two-step/memberKey';
import type { AccountLimits } from './limits';

export interface AccountDeps {
  limits: AccountLimits;
  /** Notifies the mailer that mail is waiting. */
  wakeMailer: () => void;
  thirdParty: ThirdParty;
  /** Encrypts the secrets of authenticator apps. */
  memberKey: MemberKey;
  brandName: (brandNumber: number) => string;
  /** New members are counted for these clients. */
  widgetClients: Pick<WidgetClients, 'find'>;
}

/** The device id. Throws without one, because sessions belong to a device. */
export function deviceOf({ deviceId }: OperationContext): string {
  if (!deviceId) throw new BizError('invalidInput');
  return deviceId;
}

export const mailTo = (
  context: OperationContext,
  kind: NewMail['kind'],
  email: string,
  data: Record<string, unknown> = {},
): Promise<void> =>
  writeMail(context.db, {
    kind,
    email,
    language: context.language ?? 'en',
    brandNumber: context.brandNumber ?? 1,
    data,
    now: context.now(),
  });
