const zonesOf = (region: string): string[] => {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

const known = new Map<string, string[]>();

/**
 * The time zones of regions, by which a widget knows whether its visitor is in one: an answer that a CDN keeps is the same
 * for everybody, and nobody's address is asked.
 */
export function bettingZones(regions: readonly string[]): '*' | string[] {
  if (regions.includes('*')) return '*';
  return regions.flatMap((region) => {
    const zones = known.get(region) ?? zonesOf(region);
    known.set(region, zones);
    return zones;
  });
}
