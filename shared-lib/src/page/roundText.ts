const numbered = /^(?:round|matchday) (\d+)$|^(\d+)\. round$/;
const ofTeams = /^(?:round of|last) (\d+)$/;

/** Numbers of teams whose round has a name of its own in most languages: octavos de final, Achtelfinale. */
const named = ['64', '32', '16'];

/** What sources call the rounds of a knock-out, less hyphens and plurals. */
const knockOuts: Record<string, string> = {
  final: 'final',
  semifinal: 'semifinal',
  quarterfinal: 'quarterfinal',
  matchforthirdplace: 'third',
  thirdplace: 'third',
};

/**
 * A round's name in words of its reader: `say` has the texts `rounds.number`, `rounds.of`, `rounds.last16` and one of each knock-out. A round
 * that nobody knows stays as its source writes it.
 */
export function roundText(
  name: string,
  say: (key: string, values?: { number: string }) => string,
): string {
  const plain = name.trim().toLowerCase();
  const [, round, other] = numbered.exec(plain) ?? [];
  const number = round ?? other;
  if (number) return say('rounds.number', { number });
  const [, teams] = ofTeams.exec(plain) ?? [];
  if (teams)
    return say(named.includes(teams) ? `rounds.last${teams}` : 'rounds.of', { number: teams });
  const key = knockOuts[plain.replace(/[^a-z]/g, '').replace(/s$/, '')];
  return key ? say(`rounds.${key}`) : name;
}
