const second = 1_000;
const daySeconds = 86_400;

const two = (value: number): string => String(value).padStart(2, '0');

/** Whole days and the rest as `04:05:06`, or null if no time is left. */
export function timeLeft(milliseconds: number): { days: number; clock: string } | null {
  if (milliseconds <= 0) return null;
  const all = Math.ceil(milliseconds / second);
  const rest = all % daySeconds;
  const [hours, minutes] = [Math.floor(rest / 3600), Math.floor((rest % 3600) / 60)];
  return {
    days: Math.floor(all / daySeconds),
    clock: [hours, minutes, rest % 60].map(two).join(':'),
  };
}
