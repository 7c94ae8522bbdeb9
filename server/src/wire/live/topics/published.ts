import type { MergePatch } from '@scoreline/shared-lib/contract';

/** Where the writer's images are kept and its deltas go. */
export interface Published {
  image(topic: string): object | null;
  replace(topic: string, image: object): void;
  append(topic: string, patch: MergePatch, image: object): void;
  /** Whether anybody listens to a match, here or at another instance. */
  wanted(matchId: number): boolean;
  /** The same of any topic, by its name. */
  isWanted(topic: string): boolean;
  missing(topic: string): void;
}
