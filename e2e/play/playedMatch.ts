import type { Page } from '@playwright/test';

import { teamEvent, sendFeed } from './feed';
import { expect, liveChip, openScores, rows } from '../story';

export type Sport = 'football' | 'basketball';

interface Score {
  home: number;
  away: number;
}

const minuteMs = 60_000;

/** A match that a story plays: its events happen on the story's command, through the server's `FEED_FILE`. */
export class PlayedMatch {
  /** Unique, because stories run in parallel and a data folder serves many runs. */
  readonly id: string;
  readonly home: string;
  private readonly startTime = new Date(Date.now() - 12 * minuteMs);
  private score: Score = { home: 2, away: 1 };
  private redCards: Score = { home: 0, away: 0 };
  private happened = 0;

  constructor(private readonly sport: Sport) {
    this.id = `${sport}-${crypto.randomUUID()}`;
    this.home = `Story ${this.id.slice(-6)}`;
  }

  /** Adds the match to the list, live and with a first event. */
  async kickOff(): Promise<void> {
    const { id, sport } = this;
    const year = this.startTime.getUTCFullYear();
    const [league, season] = [`${sport}-stories`, `${sport}-stories-${year}`];
    const teams = [`${id}-home`, `${id}-away`];
    await sendFeed(
      { type: 'category', ref: `${sport}-tales`, sport, name: 'Tales', countryCode: null },
      {
        ...{ type: 'tournament', ref: league, categoryRef: `${sport}-tales`, sport },
        ...{ name: 'Story League', priority: 99, tieBreakers: ['points'], hasStandings: true },
      },
      teamEvent(`${id}-home`, sport, this.home, 'STO'),
      teamEvent(`${id}-away`, sport, `Rival ${id.slice(-6)}`, 'RIV'),
      {
        ...{ type: 'season', ref: season, tournamentRef: league, name: String(year) },
        ...{ startDate: `${year}-01-01`, endDate: `${year}-12-31`, current: true },
        stages: [{ ref: `${season}-r`, kind: 'regularSeason', name: 'Regular season', order: 1 }],
        teams: teams.map((teamRef) => ({ teamRef, groups: [] })),
      },
      {
        ...{ type: 'fixture', ref: id, sport, tournamentRef: league, seasonRef: season },
        ...{ stageRef: `${season}-r`, round: null, group: null, neutral: false },
        ...{ homeRef: teams[0], awayRef: teams[1], startTime: this.startTime.toISOString() },
        ...{ venue: null, referee: null },
      },
    );
    await this.minute(10);
    await this.scores('home', 10);
    await this.scores('away', 11);
  }

  /** A goal or a basket, with everything that a provider reports with it. */
  async scores(side: keyof Score, minute: number): Promise<void> {
    const points = this.sport === 'football' ? 1 : 2;
    this.score = { ...this.score, [side]: this.score[side] + points };
    this.happened += 1;
    await sendFeed(
      {
        ...{ type: 'incident', ref: `${this.id}-${this.happened}`, matchRef: this.id, side },
        ...{ kind: this.sport === 'football' ? 'goal' : 'score', period: 1, added: null },
        ...{
          minute: Math.floor(minute),
          second: minute * 60,
          playerRef: null,
          otherPlayerRef: null,
          score: this.score,
        },
        removed: false,
      },
      this.state(minute),
      this.statistics(minute),
    );
  }

  /** A minute of play without a goal. */
  async minute(minute: number): Promise<void> {
    const values = Array.from({ length: minute }, (_, at) => (at % 2 ? 30 : -20) + minute);
    const momentum = { type: 'momentum', matchRef: this.id, values };
    const isFootball = this.sport === 'football';
    await sendFeed(this.state(minute), this.statistics(minute), ...(isFootball ? [momentum] : []));
  }

  /** Dismisses players of a side. `count` is the total so far. */
  async sendsOff(side: keyof Score, count: number, minute: number): Promise<void> {
    this.redCards = { ...this.redCards, [side]: count };
    await sendFeed(this.state(minute));
  }

  /** Ends the match, which removes it from live lists. */
  async end(): Promise<void> {
    await sendFeed({ ...this.state(48), status: 'finished', clock: null });
  }

  private state(minute: number) {
    const clock =
      this.sport === 'football' ? { minute } : { seconds: Math.max(0, 12 - minute) * 60 };
    return {
      ...{ type: 'state', matchRef: this.id, status: 'live', score: this.score },
      ...{ periods: [this.score], redCards: this.redCards, attendance: null },
      clock: { period: 1, ...clock, running: true, at: new Date().toISOString() },
    };
  }

  private statistics(minute: number) {
    const key = this.sport === 'football' ? 'shots' : 'rebounds';
    const rows = [{ key, home: minute + this.happened, away: minute }];
    return { type: 'statistics', matchRef: this.id, period: 0, rows };
  }

  /** Its row in the list of live matches. */
  row = (page: Page) => rows(page).filter({ hasText: this.home });

  async openInList(page: Page): Promise<void> {
    await openScores(page, `/en?sport=${this.sport}`);
    await liveChip(page).click();
    await expect(this.row(page)).toBeVisible();
  }
}
