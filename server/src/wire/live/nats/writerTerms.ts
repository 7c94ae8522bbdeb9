import type { LeasedWork } from '../../../store/jobs/lease';
import { createUnconfirmed } from './unconfirmed';

interface WriterTermsOptions {
  role: (writer: boolean) => Promise<void>;
  /** Passes these matches to the current writer, which reads them again. */
  handOver: (ids: number[]) => void;
  onError: (error: unknown) => void;
}

/**
 * The terms of a lease, which only rise. Messages of a lower term than the highest seen are outdated, so that a writer that
 * lost the lease without noticing does no harm.
 */
export function createWriterTerms({ role, handOver, onError }: WriterTermsOptions) {
  const unconfirmed = createUnconfirmed();
  let newest = 0;
  /** This server's term while it is the writer. */
  let own: number | null = null;

  /** Another server is the writer: the lease reports it, or one of its frames, which may arrive first. */
  async function stepDown(): Promise<void> {
    if (own === null) return;
    own = null;
    await role(false);
    // Nobody accepted the frames of the ended term.
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
    /** Records a message's term; false if it is outdated. */
    admit(term: number): boolean {
      if (term < newest) return false;
      newest = term;
      if (own !== null && term > own) stepDown().catch(onError);
      return true;
    },
    /** Changes accepted in this term, until it is certain that the term was valid. */
    remember: unconfirmed.add,
  };
}
