import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

import { type PromotionFile, promotionFileSchema } from './promotionFile';

/** Every fault of a file, one per line, in a message for operators. */
export class FileFaults extends Error {
  constructor(readonly faults: string[]) {
    super(faults.join('\n'));
  }
}

type Path = readonly PropertyKey[];

/** The line of a path's node, or of its nearest existing ancestor. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

const nameOf = (path: Path): string =>
  path.reduce<string>(
    (name, part) =>
      typeof part === 'number' ? `${name}[${part + 1}]` : `${name}${name && '.'}${String(part)}`,
    '',
  );

const messageOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length > 0 ? `${nameOf(path)}: ${message}` : message;

type Known<T extends { brandNumber: number | undefined }> = T & { brandNumber: number };

/** Reads a promotion's file (YAML or JSON) and resolves its brands to their numbers. Throws every fault with its line. */
export function readPromotion(
  text: string,
  { name, brands }: { name: string; brands: ReadonlyMap<string, number> },
): PromotionFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (line: number, fault: string) => `${name}:${line}: ${fault}`;
  if (document.errors.length > 0)
    throw new FileFaults(
      document.errors.map(({ pos, message }) => at(lines.linePos(pos[0]).line, message)),
    );
  const result = promotionFileSchema.safeParse(document.toJS());
  if (!result.success) {
    const faults = result.error.issues.map((issue) => ({
      line: lineOf(document, lines, issue.path),
      message: messageOf(issue),
    }));
    faults.sort((a, b) => a.line - b.line);
    throw new FileFaults(faults.map(({ line, message }) => at(line, message)));
  }
  const { regions, ...rest } = result.data;
  const numbered = regions.map((region) => ({ ...region, brandNumber: brands.get(region.brand) }));
  const isKnown = (region: (typeof numbered)[number]): region is Known<typeof region> =>
    region.brandNumber !== undefined;
  const faults = numbered.flatMap((region, index) => {
    const path = ['regions', index, 'brand'];
    const fault = `${nameOf(path)}: “${region.brand}” is none of ${[...brands.keys()].join(', ')}`;
    return isKnown(region) ? [] : [at(lineOf(document, lines, path), fault)];
  });
  if (faults.length > 0) throw new FileFaults(faults);
  return { ...rest, regions: numbered.filter(isKnown) };
}
