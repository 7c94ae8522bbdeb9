import { api, operation } from '@scoreline/shared-lib/api';
import { useCanLogIn } from '@scoreline/shared-lib/brand';
import { type CalendarKey, type NewCalendarKey, paths } from '@scoreline/shared-lib/contract';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { ButtonLink, useDay } from '@scoreline/shared-lib/page';
import { CalendarLinks } from '@scoreline/shared-lib/page/CalendarLinks';
import { useSession } from '@scoreline/shared-lib/session';
import { Button, ConfirmDialog, showToast, space } from '@scoreline/shared-lib/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { SettingGroup } from './SettingGroup';

/** The private calendar with the matches of the member's favourites. */
export function CalendarSettings() {
  const { t } = useTranslation('account');
  const { isLogin } = useSession();
  if (!useCanLogIn()) return null;
  return (
    <SettingGroup id="calendar" title={t('calendar.title')}>
      <Box>
        <p>{t('calendar.about')}</p>
        {isLogin ? (
          <OfMember />
        ) : (
          <>
            <p>{t('me.visitorNote')}</p>
            <ButtonLink to={paths.login}>{t('me.login')}</ButtonLink>
          </>
        )}
      </Box>
    </SettingGroup>
  );
}

type Asked = 'replace' | 'revoke';

function OfMember() {
  const { t } = useTranslation(['account', 'shared']);
  const day = useDay();
  const asked = useCalendarKeyQuery({});
  const [create, creation] = useCreateCalendarKeyMutation();
  const [revoke, revocation] = useRevokeCalendarKeyMutation();
  const [question, setQuestion] = useState<Asked | null>(null);
  const [made, setMade] = useState<NewCalendarKey | null>(null);
  const [isRevoked, setRevoked] = useState(false);
  if (!asked.data) return null;
  const createdAt = isRevoked ? null : (made ?? asked.data).createdAt;
  const isBusy = creation.isLoading || revocation.isLoading;
  const failed = (error: { message?: string }) =>
    showToast(error.message ?? t('shared:errors.network'));

  async function createNew() {
    const answer = await create({});
    if (!answer.data) return failed(answer.error);
    setMade(answer.data);
    setRevoked(false);
  }
  async function end() {
    const answer = await revoke({});
    if (answer.error) return failed(answer.error);
    setMade(null);
    setRevoked(true);
  }
  const answer = (action: () => Promise<void>) => {
    setQuestion(null);
    void action();
  };

  if (createdAt === null)
    return (
      <Button disabled={isBusy} onClick={() => void createNew()}>
        {t('calendar.create')}
      </Button>
    );
  return (
    <>
      <p>{t('calendar.created', { date: day(createdAt) })}</p>
      {made && !isRevoked && <NewAddress keyText={made.key} />}
      <Actions>
        <Button kind="secondary" disabled={isBusy} onClick={() => setQuestion('replace')}>
          {t('calendar.replace')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={() => setQuestion('revoke')}>
          {t('calendar.revoke')}
        </Button>
      </Actions>
      <ConfirmDialog
        open={question !== null}
        danger
        title={t(question === 'revoke' ? 'calendar.revokeQuestion' : 'calendar.replaceQuestion')}
        confirmLabel={t(question === 'revoke' ? 'calendar.revoke' : 'calendar.replace')}
        cancelLabel={t('shared:actions.cancel')}
        onConfirm={() => answer(question === 'revoke' ? end : createNew)}
        onCancel={() => setQuestion(null)}
      />
    </>
  );
}

function NewAddress({ keyText }: { keyText: string }): ReactNode {
  const { t } = useTranslation('account');
  return (
    <>
      <p role="status">{t('calendar.once')}</p>
      <CalendarLinks
        subject={{ key: keyText }}
        texts={{
          hideResults: t('calendar.hideResults'),
          open: t('calendar.open'),
          address: t('calendar.address'),
          copy: t('calendar.copy'),
          copied: t('me.copied'),
        }}
      />
    </>
  );
}

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    calendarKey: build.query<CalendarKey, object>({
      ...operation('patron/frontend/calendar/get'),
      keepUnusedDataFor: 0,
    }),
    createCalendarKey: build.mutation<NewCalendarKey, object>(
      operation('patron/frontend/calendar/create'),
    ),
    revokeCalendarKey: build.mutation<CalendarKey, object>(
      operation('patron/frontend/calendar/revoke'),
    ),
  }),
});

const { useCalendarKeyQuery, useCreateCalendarKeyMutation, useRevokeCalendarKeyMutation } =
  calendarApi;

const Box = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: stretch;
  line-height: 1.45;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > * {
    flex: 1;
  }
`;
