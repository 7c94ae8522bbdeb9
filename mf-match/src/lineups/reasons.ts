/** Keys of the reasons that feeds give in English, by their words. */
const keys: Record<string, string> = {
  'knee injury': 'knee',
  'hamstring injury': 'hamstring',
  'ankle injury': 'ankle',
  'muscle injury': 'muscle',
  'groin injury': 'groin',
  'personal reasons': 'personal',
  injury: 'injury',
  injured: 'injury',
  illness: 'illness',
  suspended: 'suspended',
};

/** Why somebody is missing, in the page's language where the reason is a known one. */
export function reasonText(reason: string, t: (key: string) => string): string {
  const key = keys[reason.toLowerCase()];
  return key ? t(`lineups.reasons.${key}`) : reason;
}
