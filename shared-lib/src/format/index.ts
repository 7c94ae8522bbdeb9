/** Here and not only in the contract: a remote has a copy of its own of that, which no language's data reaches. */
export { formatLongDate, formatMoney, learnLanguage, regionIn } from '../contract';
export { tickClock, type Ticked } from './clock';
export {
  dateFormat,
  formatKickOff,
  formatMatchDate,
  formatMatchStart,
  formatMoment,
  setRegionHours,
  setTimeFormat,
} from './dateFormats';
export {
  addDays,
  browserTimeZone,
  dayOf,
  daysBetween,
  formatDay,
  formatRelative,
  localTimeZone,
  relativeDay,
  setTimeZone,
  startOfDay,
  untilNextDay,
  type Day,
} from './days';
export { matchTimeLabel, type LabelOptions, type Translate } from './matchTimeLabel';
export { formatChance, formatNumber, formatPercent, numberFormat } from './numbers';
export { formatOdds, oddsFormats, unknownPrice, type OddsFormat } from './odds';
