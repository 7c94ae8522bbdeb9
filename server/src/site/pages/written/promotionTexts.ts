import type { WrittenForm } from '@scoreline/shared-lib/contract';

import { type BuildReader, remoteText, remoteTexts } from '../buildTexts';
import type { Answered } from '../firstData';

const promotionForms: readonly (WrittenForm | undefined)[] = ['promotion', 'promotionTerms'];

/** The promotion's texts from the remote, by key, `pot.title`; not read for other pages. */
export async function promotionTexts(
  answers: readonly Answered[],
  ...[read, remote, language]: [BuildReader, Parameters<typeof remoteTexts>[1], string]
): Promise<ReadonlyMap<string, string>> {
  if (!answers.some(({ declared }) => promotionForms.includes(declared.written?.as)))
    return new Map();
  const [pot, terms, free] = await Promise.all([
    remoteTexts(read, remote, language, 'pot'),
    remoteTexts(read, remote, language, 'terms'),
    remoteText(read, remote, language, 'free', {}),
  ]);
  const named = (group: string, texts: ReadonlyMap<string, string>) =>
    [...texts].map(([name, text]): [string, string] => [`${group}.${name}`, text]);
  return new Map([...named('pot', pot), ...named('terms', terms), ['free', free ?? '']]);
}
