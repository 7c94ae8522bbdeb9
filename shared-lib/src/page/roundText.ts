const numbered = /^(?:round|matchday) (\d+)$|^(\d+)\. round$/;
const ofTeams = /^(?:round of|last) (\d+)$/;

/** Team counts whose round has its own name in most languages: octavos de final, Achtelfinale. */
const named = ['64', '32', '16'];

/** Source names of knock-out rounds, without hyphens and plurals. */
const knockOuts: Record<string, string> = {
  final: 'final',
  semifinal: 'semifinal',
  quarterfinal: 'quarterfinal',
  matchforthirdplace: 'third',
  thirdplace: 'third',
};

/**
 * A round's name in the reader's language: `say` translates `rounds.number`, `rounds.of`, `rounds.last16` and one key per
 * knock-out. An unknown round keeps its source's name.
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
