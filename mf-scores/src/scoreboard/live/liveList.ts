import type {
  MatchesImage,
  MatchList,
  MatchSummary,
  Tournament,
} from '@scoreline/shared-lib/contract';
import type { LiveDelta } from '@scoreline/shared-lib/live';

import { detectGoals, type GoalNews } from '../../goal/detectGoals';
import { mergeLive, newcomers, type LiveMerge } from './mergeLive';

export interface LiveListPorts {
  /** The day's list as the cache has it now. */
  read: () => MatchList | undefined;
  write: (list: MatchList) => void;
  onGoals: (news: GoalNews[]) => void;
  /** The list of a day afresh, for leagues this one does not know yet; null where it cannot be had. */
  fetchDay: (startTime: string) => Promise<MatchList | null>;
  wait: (ms: number) => Promise<void>;
  mergeOptions: () => Omit<LiveMerge, 'tournaments'>;
}

/** A day's answer may be half a second old, and not have a league yet whose first match has just come. */
const askAgainMs = [1_000, 3_000, 9_000];

const idsOf = (delta: LiveDelta): Set<number> =>
  new Set(delta.patches.flatMap((patch) => Object.keys(patch).map(Number)));

/** Keeps one day's list in step with its sport's live topic. */
export class LiveList {
  #image: MatchesImage = {};
  #tournaments = new Map<number, Tournament>();
  #asked = new Set<number>();
  readonly #ports: LiveListPorts;

  constructor(ports: LiveListPorts) {
    this.#ports = ports;
  }

  /** What the list had of the image when it was read. */
  begin(image: MatchesImage): void {
    this.#image = image;
  }

  /** Takes the newest image and the delta that led to it, null for a whole image. */
  take(image: MatchesImage, delta: LiveDelta | null): void {
    const before = this.#image;
    const changed = delta && idsOf(delta);
    this.#image = image;
    this.#merge(changed);
    // What a whole image or a resumed connection tells is old: no news, so nothing flashes.
    if (!changed || delta.catchUp) return;
    const news = [...changed].flatMap((id) => detectGoals(before[id], image[id]));
    if (news.length > 0) this.#ports.onGoals(news);
  }

  #merge(changed: ReadonlySet<number> | null): void {
    const list = this.#ports.read();
    if (!list) return;
    const merge = { ...this.#ports.mergeOptions(), tournaments: this.#tournaments };
    const next = mergeLive(list, this.#image, changed, merge);
    if (next !== list) this.#ports.write(next);
    this.#learnLeagues(next, changed, merge);
  }

  /** A newcomer still missing after a merge stands in a league nobody has told us of. */
  #learnLeagues(list: MatchList, changed: ReadonlySet<number> | null, merge: LiveMerge): void {
    for (const match of newcomers(list, this.#image, changed, merge)) {
      if (this.#asked.has(match.tournamentId)) continue;
      this.#asked.add(match.tournamentId);
      void this.#learnLeague(match);
    }
  }

  async #learnLeague({ tournamentId, startTime }: MatchSummary): Promise<void> {
    for (const pauseMs of [0, ...askAgainMs]) {
      if (pauseMs > 0) await this.#ports.wait(pauseMs);
      if (!this.#ports.read()) return;
      const day = await this.#ports.fetchDay(startTime);
      // The next news of the match asks again.
      if (!day) return void this.#asked.delete(tournamentId);
      this.#learned(day);
      if (this.#tournaments.has(tournamentId)) return;
    }
  }

  #learned({ leagues }: MatchList): void {
    for (const { tournament } of leagues)
      this.#tournaments.set(tournament.tournamentId, tournament);
    this.#merge(null);
  }
}
