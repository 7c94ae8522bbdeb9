import type { MergePatch } from '@scoreline/shared-lib/contract';

/** The writer's store of images, and its output of deltas. */
export interface Published {
  image(topic: string): object | null;
  replace(topic: string, image: object): void;
  append(topic: string, patch: MergePatch, image: object): void;
  /** Whether anyone listens to a match, here or at another instance. */
  wanted(matchId: number): boolean;
  /** The same for any topic, by name. */
  isWanted(topic: string): boolean;
  missing(topic: string): void;
}
