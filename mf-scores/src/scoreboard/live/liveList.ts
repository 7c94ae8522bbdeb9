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
  /** The day's list in the cache. */
  read: () => MatchList | undefined;
  write: (list: MatchList) => void;
  onGoals: (news: GoalNews[]) => void;
  /** Fetches the list of a day, to learn leagues this one does not know. Null if the request fails. */
  fetchDay: (startTime: string) => Promise<MatchList | null>;
  wait: (ms: number) => Promise<void>;
  mergeOptions: () => Omit<LiveMerge, 'tournaments'>;
}

/** Retry delays. A day's answer may be half a second old and lack a league whose first match has just appeared. */
const askAgainMs = [1_000, 3_000, 9_000];

const idsOf = (delta: LiveDelta): Set<number> =>
  new Set(delta.patches.flatMap((patch) => Object.keys(patch).map(Number)));

/** Keeps one day's list in sync with its sport's live topic. */
export class LiveList {
  #image: MatchesImage = {};
  #tournaments = new Map<number, Tournament>();
  #asked = new Set<number>();
  readonly #ports: LiveListPorts;

  constructor(ports: LiveListPorts) {
    this.#ports = ports;
  }

  /** The part of the image that the list contained when it was fetched. */
  begin(image: MatchesImage): void {
    this.#image = image;
  }

  /** Applies the newest image and the delta that led to it, or null for a whole image. */
  take(image: MatchesImage, delta: LiveDelta | null): void {
    const before = this.#image;
    const changed = delta && idsOf(delta);
    this.#image = image;
    this.#merge(changed);
    // A whole image or a resumed connection carries old changes, so nothing flashes.
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

  /** A newcomer that a merge did not add belongs to an unknown league. */
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
      // The next update of the match tries again.
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
