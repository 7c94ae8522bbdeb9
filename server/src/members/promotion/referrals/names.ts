import { firstItem } from '@scoreline/shared-lib/contract/lists';

interface Named {
  email: string | null;
  third_party_name: string;
}

const upper = (word: string) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1);
const isWord = (part: string | undefined): part is string =>
  part !== undefined && /^\p{L}{2,}$/u.test(part);

/** "Ana Martín" as "Ana M.". */
function shortened(words: readonly string[]): string {
  const [first = '', ...others] = words;
  const last = others.at(-1);
  return last ? `${first} ${firstItem([...last]).toLocaleUpperCase('en')}.` : first;
}

/** A member's name as others see it: "Ana M.", or the first two letters of the address without a name; empty without a member. */
export function shortName(member: Named | null | undefined): string {
  if (!member) return '';
  const words = member.third_party_name.trim().split(/\s+/).filter(Boolean);
  if (words.length > 0) return shortened(words);
  const local = member.email?.split('@')[0]?.split('+')[0] ?? '';
  const [first, ...rest] = local.split(/[._-]+/);
  const last = rest.at(-1);
  if (isWord(first) && isWord(last)) return shortened([upper(first), last]);
  return local ? `${upper(local.slice(0, 2))}…` : '';
}
