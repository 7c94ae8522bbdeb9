import { Button } from '@scoreline/shared-lib/ui';

/** Stands where a remote should be: says so, and tries again without a reload of the page. */
export function RemoteCard({ remote, onRetry }: { remote: string; onRetry(): void }) {
  return (
    <section role="alert" data-remote={remote}>
      <p>Something went wrong, please try again</p>
      <Button onClick={onRetry}>Retry</Button>
    </section>
  );
}
