import { useTranslation } from '@scoreline/shared-lib/i18n';

const numbered = /^(?:round|matchday) (\d+)$|^(\d+)\. round$/;
const ofTeams = /^(?:round of|last) (\d+)$/;

/** What sources call the rounds of a knock-out, less hyphens and plurals. */
const knockOuts: Record<string, string> = {
  final: 'final',
  semifinal: 'semifinal',
  quarterfinal: 'quarterfinal',
  matchforthirdplace: 'third',
  thirdplace: 'third',
};

/** A round's name in the page's language; one that nobody knows stays as its source writes it. */
export function useRoundName(): (name: string) => string {
  const { t } = useTranslation('match');
  return (name) => {
    const plain = name.trim().toLowerCase();
    const [, round, other] = numbered.exec(plain) ?? [];
    if (round ?? other) return t('rounds.number', { number: round ?? other });
    const [, teams] = ofTeams.exec(plain) ?? [];
    if (teams) return t('rounds.of', { number: teams });
    const key = knockOuts[plain.replace(/[^a-z]/g, '').replace(/s$/, '')];
    return key ? t(`rounds.${key}`) : name;
  };
}
