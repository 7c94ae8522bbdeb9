import { foldText } from '@scoreline/shared-lib/contract';
import { itemAt, lastItem } from '@scoreline/shared-lib/contract/lists';

/** A name with the search words marked, ignoring accents and case. */
export function Highlight({ text, sought }: { text: string; sought: string }) {
  const ranges = rangesOf(text, sought);
  if (ranges.length === 0) return <>{text}</>;
  const parts = ranges.flatMap(([from, to], at) => {
    const before = text.slice(ranges[at - 1]?.[1] ?? 0, from);
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(lastItem(ranges)[1])}
    </>
  );
}

/** Ranges of the first match of each search word, as indexes of the text. An accented letter counts as one and `ß` as two. */
export function rangesOf(text: string, sought: string): [from: number, to: number][] {
  const letters = [...text];
  const folded = letters.map(foldText);
  const starts = letters.map((_, at) => letters.slice(0, at).join('').length);
  const whole = folded.join('');
  const found = sought
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const folded = foldText(word);
      const at = folded === '' ? -1 : whole.indexOf(folded);
      return at < 0 ? [] : [[at, at + folded.length] as const];
    });
  const letterAt = (index: number) => {
    let sum = 0;
    return folded.findIndex((part) => (sum += part.length) > index);
  };
  const ranges = found.map(([from, to]): [number, number] => {
    const [first, last] = [letterAt(from), letterAt(to - 1)];
    return [itemAt(starts, first), itemAt(starts, last) + itemAt(letters, last).length];
  });
  return ranges
    .sort((a, b) => a[0] - b[0])
    .filter(([from], at, all) => at === 0 || from >= itemAt(all, at - 1)[1]);
}
