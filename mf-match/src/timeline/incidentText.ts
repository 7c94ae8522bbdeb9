import { type Incident, varDecisions } from '@scoreline/shared-lib/contract';

/** What an incident is called: a review by what was decided, a cancelled goal with its reason where that is known. */
export function incidentText({ kind, detail }: Incident, t: (key: string) => string): string {
  const isDecision = (varDecisions as readonly string[]).includes(detail ?? '');
  const decided = isDecision ? t(`timeline.decisions.${detail}`) : detail;
  if (kind === 'goalCancelled')
    return [t(`timeline.kinds.${kind}`), decided].filter(Boolean).join(': ');
  if (kind === 'var' || kind === 'other') return decided ?? t('timeline.kinds.var');
  return t(`timeline.kinds.${kind}`);
}
