import type { LeasedWork } from '../../../store/jobs/lease';
import { createUnconfirmed } from './unconfirmed';

interface WriterTermsOptions {
  role: (writer: boolean) => Promise<void>;
  /** Whoever writes now reads these matches again. */
  handOver: (ids: number[]) => void;
  onError: (error: unknown) => void;
}

/**
 * The terms of a lease, which rise. What is of a lower one than the highest that was heard of is out of date, so that a
 * writer that lost the lease unaware does no harm.
 */
export function createWriterTerms({ role, handOver, onError }: WriterTermsOptions) {
  const unconfirmed = createUnconfirmed();
  let newest = 0;
  /** While this server numbers the topics. */
  let own: number | null = null;

  /** Another server numbers the topics: its lease says so, or a frame of it, which may come first. */
  async function stepDown(): Promise<void> {
    if (own === null) return;
    own = null;
    await role(false);
    // Frames of a term that was over have reached nobody.
    const ids = unconfirmed.all();
    if (ids.length > 0) handOver(ids);
    unconfirmed.forget(ids);
  }

  const work: LeasedWork = {
    async begin(term) {
      own = newest = term;
      await role(true);
    },
    renewed: () => unconfirmed.confirm(),
    end: stepDown,
  };

  return {
    work,
    own: () => own,
    /** Hears of a message's term; false where it is out of date. */
    admit(term: number): boolean {
      if (term < newest) return false;
      newest = term;
      if (own !== null && term > own) stepDown().catch(onError);
      return true;
    },
    /** Changes that were taken in this term, until it is certain that it was not over. */
    remember: unconfirmed.add,
  };
}
