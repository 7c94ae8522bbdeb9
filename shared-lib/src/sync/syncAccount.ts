import { callOperation, notLogin, type ApiError, type AppStore, type CallAnswer } from '../api';
import { bizCodes, type OperationResponse } from '../contract';
import { firstItem } from '../contract/lists';
import { type FollowChange, type Followed, followingReplaced, type FollowKind } from '../following';
import { claimFollowing, settleFollowing, type Settlement } from '../following/settle';
import { translateShared } from '../i18n';
import { syncLock, withLock } from '../session';
import { exclusionReceived, type SettingChange, settingsReplaced } from '../settings';
import { claimSettings, settleSettings, type SettingsSettlement } from '../settings/settle';
import { showToast } from '../ui/notice/notices';

/** Maximum number of changes sent per call; the contract allows more. */
const changesPerCall = 200;

/** `later`: the network or the server did not answer; unsent changes stay. */
export type SyncOutcome = 'done' | 'later' | 'signedOut';

interface Channel<C, A> {
  unsent: () => C[];
  send: (changes: C[]) => Promise<CallAnswer<A>>;
  list: () => Promise<CallAnswer<A>>;
  settle: (answer: A, sent: string[]) => void;
  /** Drops a change that the server refuses permanently. */
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

/**
 * Sends changes in order. If the server refuses some permanently, it bisects them so that the others still arrive. Returns false
 * if the last one was refused, because then no answer has the current state.
 */
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
    channel.drop(firstItem(changes).id);
    return false;
  }
  const half = Math.ceil(changes.length / 2);
  await sendAll(channel, changes.slice(0, half));
  return sendAll(channel, changes.slice(half));
}

async function run<C extends { id: string }, A>(channel: Channel<C, A>): Promise<void> {
  let isAnnounced = false;
  for (let changes = channel.unsent(); changes.length > 0; changes = channel.unsent())
    isAnnounced = await sendAll(channel, changes.slice(0, changesPerCall));
  // Reloads the account's state to undo refused changes on the device.
  if (!isAnnounced) channel.settle(orStop(await channel.list()), []);
}

type Entry = Followed & { kind: FollowKind };

type Change<K extends FollowKind> = FollowChange & { kind: K };

function following<K extends FollowKind>(store: AppStore, kinds: K[], calls: FollowingCalls<K>) {
  const isOfKind = (change: FollowChange): change is Change<K> =>
    kinds.some((kind) => kind === change.kind);
  const state = () => store.getState().following;
  const settled = (settlement: Settlement) =>
    void store.dispatch(followingReplaced(settleFollowing(state(), settlement)));
  return {
    unsent: () => state().log.filter(isOfKind),
    ...calls,
    settle: (entries, sent) => settled({ kinds, entries, sent }),
    drop: (id) => settled({ kinds: [], entries: [], sent: [id] }),
  } satisfies Channel<Change<K>, Entry[]>;
}

type FollowingCalls<K extends FollowKind> = Pick<Channel<Change<K>, Entry[]>, 'send' | 'list'>;

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
        store.dispatch(callOperation('patron/frontend/favourites/change', { changes })),
        'favourites',
      ),
    list: () =>
      entriesOf(store.dispatch(callOperation('patron/frontend/favourites/list', {})), 'favourites'),
  });

const subscriptions = (store: AppStore) =>
  following(store, ['match'], {
    send: (changes) =>
      entriesOf(
        store.dispatch(callOperation('patron/frontend/subscriptions/change', { changes })),
        'subscriptions',
      ),
    list: () =>
      entriesOf(
        store.dispatch(callOperation('patron/frontend/subscriptions/list', {})),
        'subscriptions',
      ),
  });

function settings(store: AppStore, userId: number) {
  const state = () => store.getState().settings;
  const settled = (settlement: SettingsSettlement) =>
    void store.dispatch(settingsReplaced(settleSettings(state(), settlement)));
  return {
    unsent: () => state().log,
    send: (changes) =>
      store.dispatch(callOperation('patron/frontend/settings/change', { changes })),
    list: () => store.dispatch(callOperation('patron/frontend/settings/get', {})),
    settle: ({ settings: stated, excludedUntil: until }, sent) => {
      settled({ settings: stated, sent });
      if (until !== undefined) store.dispatch(exclusionReceived({ userId, until }));
    },
    drop: (id) => settled({ settings: {}, sent: [id] }),
  } satisfies Channel<SettingChange, OperationResponse<'patron/frontend/settings/get'>>;
}

/** Discards an answer that arrives after someone else signed in. */
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
  // A sign-in takes over the items followed and the settings chosen before.
  store.dispatch(followingReplaced(claimFollowing(store.getState().following, userId)));
  store.dispatch(settingsReplaced(claimSettings(store.getState().settings, userId)));
  const isStill = () => store.getState().session.userId === userId;
  try {
    await run(whileSignedIn(favourites(store), isStill));
    await run(whileSignedIn(subscriptions(store), isStill));
    await run(whileSignedIn(settings(store, userId), isStill));
    return 'done';
  } catch (reason) {
    if (!(reason instanceof Interrupted)) throw reason;
    return reason.failure.kind === 'notLogin' ? 'signedOut' : 'later';
  }
}

/**
 * Syncs this device with the signed-in account: sends unsent changes in order, then applies the account's state. Runs in one tab
 * at a time and is idempotent.
 */
export const syncAccount = (store: AppStore): Promise<SyncOutcome> =>
  withLock(syncLock, () => syncNow(store));
