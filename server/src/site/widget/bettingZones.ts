const zonesOf = (region: string): string[] => {
  const locale = new Intl.Locale('und', { region }) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?(): string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

const known = new Map<string, string[]>();

/**
 * The time zones of regions, with which a widget checks its visitor's region. Answers in a CDN are the same for everyone,
 * and no address is needed.
 */
export function bettingZones(regions: readonly string[]): '*' | string[] {
  if (regions.includes('*')) return '*';
  return regions.flatMap((region) => {
    const zones = known.get(region) ?? zonesOf(region);
    known.set(region, zones);
    return zones;
  });
}
