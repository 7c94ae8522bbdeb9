import type { FileDescriptor } from '../release';

/** SHA-256 of a text in UTF-8, in base64url. */
export type Sha256 = (text: string) => Promise<string>;

/** A language's file, and the hashes beside its way to the root of the build's texts: `<` before it, `>` after it. */
export interface TextProof {
  language: string;
  path: string;
  integrity: string;
  proof: string[];
}

interface WithTexts {
  /** Locale file of each language. */
  locales: Record<string, string>;
  files: readonly FileDescriptor[];
}

type TextLeaf = Omit<TextProof, 'proof'>;

function textLeaves({ locales, files }: WithTexts): TextLeaf[] {
  const integrities = new Map(files.map(({ path, integrity }) => [path, integrity]));
  return Object.keys(locales)
    .sort()
    .map((language) => {
      const path = locales[language] ?? '';
      return { language, path, integrity: integrities.get(path) ?? '' };
    });
}

// Leaves and pairs begin with another word, so that no pair can pass for a leaf.
const leafHash = ({ language, path, integrity }: TextLeaf, digest: Sha256) =>
  digest(`text ${JSON.stringify([language, path, integrity])}`);
const pairHash = (left: string, right: string, digest: Sha256) => digest(`pair ${left} ${right}`);

/** Every level of the hash tree, the leaves first; one without a partner moves up as it is. */
async function levelsOver(leaves: TextLeaf[], digest: Sha256): Promise<string[][]> {
  let level = await Promise.all(leaves.map((leaf) => leafHash(leaf, digest)));
  const levels = [level];
  while (level.length > 1) {
    const pairs = level.flatMap((left, at) => (at % 2 === 0 ? [[left, level[at + 1]]] : []));
    level = await Promise.all(
      pairs.map(async ([left = '', right]) =>
        right === undefined ? left : pairHash(left, right, digest),
      ),
    );
    levels.push(level);
  }
  return levels;
}

const rootOf = async (levels: string[][], digest: Sha256) =>
  levels.at(-1)?.[0] ?? digest('no texts');

/** The root of the hash tree over a build's texts. */
export const textsRoot = async (listed: WithTexts, digest: Sha256) =>
  rootOf(await levelsOver(textLeaves(listed), digest), digest);

/** The proof for a language's texts, or for the English ones where it has none; null for a build without either. */
export async function textProofOf(
  listed: WithTexts,
  language: string,
  digest: Sha256,
): Promise<TextProof | null> {
  const leaves = textLeaves(listed);
  const indexOf = (wanted: string) => leaves.findIndex((leaf) => leaf.language === wanted);
  const found = indexOf(language) >= 0 ? indexOf(language) : indexOf('en');
  const leaf = leaves[found];
  if (!leaf) return null;
  const levels = await levelsOver(leaves, digest);
  const proof = levels.flatMap((level, height) => {
    const at = found >> height;
    const beside = level[at ^ 1];
    return beside === undefined ? [] : [`${at % 2 === 1 ? '<' : '>'}${beside}`];
  });
  return { ...leaf, proof };
}

/** Whether a proof leads to the root. */
export async function isProved({ proof, ...leaf }: TextProof, root: string, digest: Sha256) {
  let hash = await leafHash(leaf, digest);
  for (const step of proof) {
    const beside = step.slice(1);
    hash = await (step.startsWith('<')
      ? pairHash(beside, hash, digest)
      : pairHash(hash, beside, digest));
  }
  return hash === root;
}
