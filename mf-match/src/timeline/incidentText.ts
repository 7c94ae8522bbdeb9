import { type Incident, varDecisions } from '@scoreline/shared-lib/contract';

/** Names an incident: a review by its decision, a cancelled goal by its reason if the provider sends one. */
export function incidentText({ kind, detail }: Incident, t: (key: string) => string): string {
  const isDecision = (varDecisions as readonly string[]).includes(detail ?? '');
  const decided = isDecision ? t(`timeline.decisions.${detail}`) : detail;
  if (kind === 'goalCancelled')
    return [t(`timeline.kinds.${kind}`), decided].filter(Boolean).join(': ');
  if (kind === 'var' || kind === 'other') return decided ?? t('timeline.kinds.var');
  return t(`timeline.kinds.${kind}`);
}
