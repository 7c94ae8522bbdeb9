/** Locale keys of the reasons that feeds send in English. */
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

/** The reason for an absence, translated if it is a known one. */
export function reasonText(reason: string, t: (key: string) => string): string {
  const key = keys[reason.toLowerCase()];
  return key ? t(`lineups.reasons.${key}`) : reason;
}
