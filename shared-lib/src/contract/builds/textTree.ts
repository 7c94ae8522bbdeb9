import type { FileDescriptor } from '../release';

/** SHA-256 of a text in UTF-8, in base64url. */
export type Sha256 = (text: string) => Promise<string>;

/** A language's file with its Merkle proof: the sibling hashes up to the root, `<` for a left sibling, `>` for a right one. */
export interface TextProof {
  language: string;
  path: string;
  integrity: string;
  proof: string[];
}

interface WithTexts {
  /** Locale file by language. */
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

// Leaves and pairs start with different words, so that a pair cannot pass for a leaf.
const leafHash = ({ language, path, integrity }: TextLeaf, digest: Sha256) =>
  digest(`text ${JSON.stringify([language, path, integrity])}`);
const pairHash = (left: string, right: string, digest: Sha256) => digest(`pair ${left} ${right}`);

/** All levels of the hash tree, leaves first; a node without a sibling moves up unchanged. */
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

/** Root of the hash tree over a build's texts. */
export const textsRoot = async (listed: WithTexts, digest: Sha256) =>
  rootOf(await levelsOver(textLeaves(listed), digest), digest);

/** Proof for a language's texts, or for the English ones if the build lacks that language; null if it lacks both. */
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

/** Whether a proof leads to `root`. */
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
