const numbers = (version: string) => version.replace('^', '').split('.').map(Number);

/**
 * Whether a version is in a caret range, the only kind of range for shares and contracts.
 * @example fitsCaret('^1.2.0', '1.3.1') // true
 */
export function fitsCaret(range: string, version: string): boolean {
  const wanted = numbers(range);
  const given = numbers(version);
  // Below 1.0.0 a new minor version is a breaking change.
  const fixed = wanted[0] === 0 ? 2 : 1;
  for (const index of [0, 1, 2]) {
    const [want = 0, have = 0] = [wanted[index], given[index]];
    if (have !== want) return index >= fixed && have > want;
  }
  return true;
}
