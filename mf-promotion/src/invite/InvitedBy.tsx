import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, Section } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';

import { Note, Parts, Text } from '../page/texts';
import { useInvite } from './useInvite';

interface InvitedByProps {
  promotionId: number;
  code: string;
  /** The signed-in member's own code. */
  ownCode: string | undefined;
}

/** Name of the inviter and the button to accept. A member reads what the link does instead. */
export function InvitedBy({ promotionId, code, ownCode }: InvitedByProps) {
  const { t } = useTranslation('promotion');
  const { isLogin } = useSession();
  const invite = useInvite(promotionId, code);
  if (ownCode === code) return <Section title={t('invite.own')}>{null}</Section>;
  if (invite === 'unknown')
    return (
      <Section>
        <Parts>
          <Text>{t('invite.unknown')}</Text>
          {!isLogin && <ButtonLink to={paths.login}>{t('join.button')}</ButtonLink>}
        </Parts>
      </Section>
    );
  const title = invite?.inviter ? t('invite.by', { name: invite.inviter }) : t('invite.bySomebody');
  return (
    <Section title={title}>
      <Parts>
        <Note>{t(isLogin ? 'invite.member' : 'invite.byNote')}</Note>
        {!isLogin && <ButtonLink to={paths.login}>{t('invite.accept')}</ButtonLink>}
      </Parts>
    </Section>
  );
}
