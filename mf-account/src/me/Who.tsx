import { useBrand } from '@scoreline/shared-lib/brand';
import { paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink } from '@scoreline/shared-lib/page';
import { useSession } from '@scoreline/shared-lib/session';
import { fontSize, Icon, oneLine, space } from '@scoreline/shared-lib/ui';
import styled from 'styled-components';

/** The signed-in member, or the benefits of signing in. */
export function Who() {
  const { t } = useTranslation('account');
  const { isLogin, thirdPartyName, communicationEmail } = useSession();
  const { name: brand } = useBrand();
  const name = thirdPartyName || communicationEmail;
  if (!isLogin)
    return (
      <Card>
        <Avatar>
          <Icon name="profile" size={28} />
        </Avatar>
        <div>
          <Words>{t('me.visitor')}</Words>
          <Note>{t('me.visitorNote')}</Note>
        </div>
        <LogIn to={paths.login}>{t('me.login')}</LogIn>
      </Card>
    );
  return (
    <Card>
      <Avatar aria-hidden="true">{[...name][0]?.toUpperCase() ?? brand.charAt(0)}</Avatar>
      <div>
        <Title>
          <bdi>{name || t('me.member')}</bdi>
        </Title>
        <Note>
          {thirdPartyName && communicationEmail ? <bdi>{communicationEmail}</bdi> : t('me.synced')}
        </Note>
      </div>
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(4)};
  background: var(--surface-raised);
  border-block-end: 1px solid var(--line);

  > div {
    flex: 1 1 180px;
    min-inline-size: 0;
  }
  @media (min-width: 768px) {
    border: 1px solid var(--line);
    border-radius: 12px;
  }
`;

const Avatar = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: 50%;
  font-size: ${fontSize[22]};
  font-weight: 700;
  color: var(--accent);
  background: var(--accent-12);
`;

const Title = styled.p`
  ${oneLine}
  font-size: ${fontSize[17]};
  font-weight: 700;

  /* Truncates at the text's end, which differs from the line's in right-to-left pages. */
  bdi {
    ${oneLine}
    display: inline-block;
    max-inline-size: 100%;
    vertical-align: bottom;
  }
`;

/** A sentence may wrap, unlike a name. */
const Words = styled(Title)`
  white-space: normal;
`;

const Note = styled.p`
  font-size: ${fontSize[13]};
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

const LogIn = styled(ButtonLink)`
  flex: 1 1 auto;
  max-inline-size: 100%;

  @media (min-width: 480px) {
    flex: none;
  }
`;
