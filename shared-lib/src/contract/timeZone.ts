const known = new Set<string>();

/** Whether this browser or server knows the zone. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  try {
    if (!/^[\w+/-]{1,64}$/.test(name)) return false;
    new Intl.DateTimeFormat('en', { timeZone: name });
    known.add(name);
    return true;
  } catch {
    return false;
  }
}
