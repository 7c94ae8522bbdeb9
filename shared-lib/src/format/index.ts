export { categoryName } from '../contract/categoryName';
export { tickClock, type Ticked } from './clock';
export { dateFormat, formatKickOff, formatMatchDate, setTimeFormat } from './dateFormats';
export {
  addDays,
  dayOf,
  daysBetween,
  formatDay,
  formatRelative,
  localTimeZone,
  relativeDay,
  startOfDay,
  untilNextDay,
  type Day,
} from './days';
export { matchTimeLabel, type LabelPlace, type Translate } from './matchTimeLabel';
export { formatNumber, formatPercent, numberFormat } from './numbers';
export { formatOdds, oddsFormats, unknownPrice, type OddsFormat } from './odds';
