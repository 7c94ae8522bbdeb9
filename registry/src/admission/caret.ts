const numbers = (version: string) => version.replace('^', '').split('.').map(Number);

/** Whether a version is in a caret range: the only ranges shares and contracts are stated in. */
export function fitsCaret(range: string, version: string): boolean {
  const wanted = numbers(range);
  const given = numbers(version);
  // Below 1.0.0 the minor number is the one that breaks.
  const fixed = wanted[0] === 0 ? 2 : 1;
  for (const index of [0, 1, 2]) {
    const [want = 0, have = 0] = [wanted[index], given[index]];
    if (have !== want) return index >= fixed && have > want;
  }
  return true;
}
