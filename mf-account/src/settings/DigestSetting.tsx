import { localTimeZone } from '@scoreline/shared-lib/format';
import { useTranslation } from '@scoreline/shared-lib/i18n';
import { Choice } from '@scoreline/shared-lib/page';
import { showToast } from '@scoreline/shared-lib/ui';
import { api, operation } from '@scoreline/shared-lib/api';
import type { DigestChoice, OperationRequest } from '@scoreline/shared-lib/contract';

import { Line } from './SettingGroup';

const off = 'off';
const ways = ['push', 'mail'] as const;

/** Whether and how the member gets the morning digest, in the time zone of the page. */
export function DigestSetting() {
  const { t } = useTranslation(['account', 'shared']);
  const asked = useDigestChoiceQuery({});
  const [choose, { data: chosen, isLoading }] = useChooseDigestMutation();
  const data = chosen ?? asked.data;
  if (!data) return null;
  const change = async (value: string) => {
    const way = ways.find((each) => each === value) ?? null;
    const answer = await choose({ way, timeZone: localTimeZone() });
    if (answer.error) showToast(t('shared:errors.network'));
  };
  const options = [off, ...ways].map((value) => ({ value, label: t(`digest.${value}`) }));
  return (
    <Line label={t('digest.title')}>
      <Choice
        label={t('digest.title')}
        options={options}
        value={data.way ?? off}
        onChange={(value) => isLoading || void change(value)}
      />
    </Line>
  );
}

type Wish = OperationRequest<'patron/frontend/digest/set'>;

const digestApi = api.injectEndpoints({
  endpoints: (build) => ({
    digestChoice: build.query<DigestChoice, object>({
      ...operation('patron/frontend/digest/get'),
      keepUnusedDataFor: 0,
    }),
    chooseDigest: build.mutation<DigestChoice, Wish>(operation('patron/frontend/digest/set')),
  }),
});

const { useDigestChoiceQuery, useChooseDigestMutation } = digestApi;
