/** Exported here as well: a remote bundles its own copy of the contract, which has no language data. */
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
