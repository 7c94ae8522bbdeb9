import { createAppStore } from '../api';
import { signedIn } from '../session';
import { createFakeApi, testBoot, testEnvironment } from '../testing';
import { TestAccounts } from './testAccounts';

export const team = (targetId: number) =>
  ({ targetId, sport: 'football', name: `team ${targetId}`, slug: `${targetId}` }) as const;
export const match = (targetId: number) =>
  ({ ...team(targetId), startTime: new Date().toISOString() }) as const;
export const member = (userId: number) =>
  signedIn({
    accessToken: `token ${userId}`,
    userId,
    communicationEmail: '',
    thirdPartyName: '',
    registerLoginType: 'password',
    inviteCode: '',
    firstLogin: false,
  });

/** Accounts behind a network that can be cut before or after the server has processed a call. */
export async function openDevices() {
  const accounts = new Map<string, TestAccounts>();
  let cut: 'before' | 'after' | null = null;
  let cutFrom = 0;
  const accountOf = (key: string): TestAccounts => {
    const account = accounts.get(key) ?? new TestAccounts();
    accounts.set(key, account);
    return account;
  };
  const fake = await createFakeApi((path, request) => accountOf(token).answer(path, request));
  let token = '';
  const network: typeof fetch = async (...call) => {
    if (String(call[0]).endsWith('/device')) return fake.fetch(...call);
    const isCut = cut !== null && fake.calls.length >= cutFrom;
    if (isCut && cut === 'before') throw new TypeError('cut');
    const answer = await fake.fetch(...call);
    if (isCut) throw new TypeError('cut');
    return answer;
  };
  const open = () =>
    createAppStore({
      boot: testBoot(),
      environment: testEnvironment({ ...fake, fetch: network }),
    });
  return {
    fake,
    open,
    /** Signs in on an open page, by default a newly loaded one. */
    as: (userId: number, store = open()) => {
      token = `user ${userId}`;
      store.dispatch(member(userId));
      return store;
    },
    account: (userId: number) => accountOf(`user ${userId}`),
    cut: (where: typeof cut, after = 0) => {
      cut = where;
      cutFrom = fake.calls.length + after;
    },
  };
}

export const idsOf = (list: readonly { targetId: number }[]) =>
  list.map(({ targetId }) => targetId).sort();

export const inOrder = (list: { targetId: number }[]): number[] =>
  list.map(({ targetId }) => targetId);
