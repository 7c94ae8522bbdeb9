import { callOperation, notLogin, type ApiError, type AppStore, type CallAnswer } from '../api';
import { bizCodes } from '../contract';
import type { FollowChange, Followed, FollowKind } from '../following';
import { followingClaimed, followingSettled } from '../following';
import { translateShared } from '../i18n';
import { syncLock, withLock } from '../session';
import { settingsClaimed, settingsSettled, type SettingChange } from '../settings';
import { showToast } from '../ui/notices';

/** Changes a call carries at most; the contract's number. */
const changesPerCall = 200;

/** `later`: the network or the server did not answer, what is unsent stays. */
export type SyncOutcome = 'done' | 'later' | 'signedOut';

interface Channel<C, A> {
  unsent: () => C[];
  send: (changes: C[]) => Promise<CallAnswer<A>>;
  list: () => Promise<CallAnswer<A>>;
  settle: (answer: A, sent: string[]) => void;
  /** The server will never take this change. */
  drop: (id: string) => void;
}

class Interrupted extends Error {
  constructor(readonly failure: ApiError) {
    super(failure.message);
  }
}

function orStop<A>(answer: CallAnswer<A>): A {
  if (answer.error) throw new Interrupted(answer.error);
  return answer.data;
}

/** Sends changes in order; where the server refuses some for good, the others still arrive. False where any was refused. */
async function sendAll<C extends { id: string }, A>(
  channel: Channel<C, A>,
  changes: C[],
): Promise<boolean> {
  const answer = await channel.send(changes);
  if (answer.error?.kind !== 'business') {
    channel.settle(
      orStop(answer),
      changes.map(({ id }) => id),
    );
    return true;
  }
  if (changes.length === 1) {
    if (answer.error.bizCode === bizCodes.tooManyFollowed)
      showToast(translateShared('biz.tooManyFollowed'));
    channel.drop(changes[0]!.id);
    return false;
  }
  const half = Math.ceil(changes.length / 2);
  const first = await sendAll(channel, changes.slice(0, half));
  return (await sendAll(channel, changes.slice(half))) && first;
}

async function run<C extends { id: string }, A>(channel: Channel<C, A>): Promise<void> {
  let isTold = false;
  for (let changes = channel.unsent(); changes.length > 0; changes = channel.unsent())
    isTold = await sendAll(channel, changes.slice(0, changesPerCall));
  // What was refused is not left standing on the device.
  if (!isTold) channel.settle(orStop(await channel.list()), []);
}

type Entry = Followed & { kind: FollowKind };

function following(store: AppStore, kinds: FollowKind[], calls: FollowingCalls) {
  const state = () => store.getState().following;
  const settle = (entries: Entry[], sent: string[]) =>
    void store.dispatch(followingSettled({ kinds, entries, sent }));
  return {
    unsent: () => state().log.filter(({ kind }) => kinds.includes(kind)),
    ...calls,
    settle,
    drop: (id) => void store.dispatch(followingSettled({ kinds: [], entries: [], sent: [id] })),
  } satisfies Channel<FollowChange, Entry[]>;
}

type FollowingCalls = Pick<Channel<FollowChange, Entry[]>, 'send' | 'list'>;

async function entriesOf<K extends string>(
  call: Promise<CallAnswer<Record<K, Entry[]>>>,
  name: K,
): Promise<CallAnswer<Entry[]>> {
  const { data, error } = await call;
  return error ? { error } : { data: data[name] };
}

const favourites = (store: AppStore) =>
  following(store, ['team', 'league', 'player'], {
    send: (changes) =>
      entriesOf(
        store.dispatch(
          callOperation('patron/frontend/favourites/change', { changes: changes as never }),
        ),
        'favourites',
      ),
    list: () =>
      entriesOf(store.dispatch(callOperation('patron/frontend/favourites/list', {})), 'favourites'),
  });

const subscriptions = (store: AppStore) =>
  following(store, ['match'], {
    send: (changes) =>
      entriesOf(
        store.dispatch(
          callOperation('patron/frontend/subscriptions/change', { changes: changes as never }),
        ),
        'subscriptions',
      ),
    list: () =>
      entriesOf(
        store.dispatch(callOperation('patron/frontend/subscriptions/list', {})),
        'subscriptions',
      ),
  });

const settings = (store: AppStore) =>
  ({
    unsent: () => store.getState().settings.log,
    send: (changes) =>
      store.dispatch(callOperation('patron/frontend/settings/change', { changes })),
    list: () => store.dispatch(callOperation('patron/frontend/settings/get', {})),
    settle: (answer, sent) =>
      void store.dispatch(settingsSettled({ settings: answer.settings, sent })),
    drop: (id) => void store.dispatch(settingsSettled({ settings: {}, sent: [id] })),
  }) satisfies Channel<
    SettingChange,
    { settings: Parameters<typeof settingsSettled>[0]['settings'] }
  >;

/** An answer that comes after somebody else signed in is nobody's. */
const whileSignedIn = <C, A>(channel: Channel<C, A>, isStill: () => boolean): Channel<C, A> => ({
  ...channel,
  settle: (answer, sent) => {
    if (!isStill()) throw new Interrupted(notLogin);
    channel.settle(answer, sent);
  },
});

async function syncNow(store: AppStore): Promise<SyncOutcome> {
  const { isLogin, userId } = store.getState().session;
  if (!isLogin || userId === null) return 'signedOut';
  store.dispatch(followingClaimed(userId));
  store.dispatch(settingsClaimed(userId));
  const isStill = () => store.getState().session.userId === userId;
  try {
    await run(whileSignedIn(favourites(store), isStill));
    await run(whileSignedIn(subscriptions(store), isStill));
    await run(whileSignedIn(settings(store), isStill));
    return 'done';
  } catch (reason) {
    if (!(reason instanceof Interrupted)) throw reason;
    return reason.failure.kind === 'notLogin' ? 'signedOut' : 'later';
  }
}

/**
 * Brings this device and the signed-in account together: what the account does not know is sent in order, then what it
 * has is taken over. One tab at a time; done again it changes nothing.
 */
export const syncAccount = (store: AppStore): Promise<SyncOutcome> =>
  withLock(syncLock, () => syncNow(store));
