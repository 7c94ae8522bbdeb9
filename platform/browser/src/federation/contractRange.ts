const parts = (version: string) => version.split('.').map(Number) as [number, number, number];

/** Whether `version` is in a caret range (`^1.2.0`), the only kind a remote may declare. */
export function fitsContract(range: string, version: string): boolean {
  const [wantedMajor, wantedMinor, wantedPatch] = parts(range.replace(/^\^/, ''));
  const [major, minor, patch] = parts(version);
  if (major !== wantedMajor) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
