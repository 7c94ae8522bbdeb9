/**
 * Parts of pages. Each remote that uses them carries its own: they hold nothing there may be only one of, and the first
 * page pays for none of them. They name shared-lib's other parts as a remote does, so that those stay shared.
 */
export { Answer, useShownAnswer } from './Answer';
export { BettingOff } from './BettingOff';
export { ButtonLink } from './ButtonLink';
export { Choice } from './Choice';
export { chosenCard } from './chosenCard';
export { Columns, PageColumn, NarrowPage, Stack } from './Columns';
export { FillingNote } from './FillingNote';
export { helpLine } from './helpLine';
export { forgetInvite, type Invite, rememberedInvite, rememberInvite } from './invite';
export { LoadingBlock, type LoadingState } from './LoadingBlock';
export { FormMarks, OutcomeMark } from './OutcomeMark';
export { lineText, pickText } from './pickText';
export { PeriodRows, periodsOf, usePeriodNames } from './PeriodRows';
export { Price } from './Price';
export { RankedLine } from './RankedLine';
export { RedCards } from './RedCards';
export { rowStates } from './rowStates';
export { Section } from './Section';
export { outcomeColours, ShareBar } from './ShareBar';
export { Shirt } from './Shirt';
export { Switch } from './Switch';
export { Table, TableFrame } from './Table';
export { showChosen } from './showChosen';
export { TabPanel, Tabs, type TabItem } from './Tabs';
export { TopBar } from './TopBar';
export { useBookName } from './useBookName';
export { useDay } from './useDay';
export { useListDay } from './useListDay';
export { useMemberAnswer } from './useMemberAnswer';
export { darkPage, tabletPage, useMedia, widePage } from './useMedia';
export { type ViewerLocale, useViewerLocale } from './useViewerLocale';
export { useReason } from './useReason';
export { useShownMatch } from './useShownMatch';
export { useTimeLabel, useTimeLabelAt } from './useTimeLabel';
export { useVipPicks } from './useVipPicks';
export { VipOffer } from './VipOffer';
export { Waiting } from './Waiting';
export { wholePercents } from './wholePercents';
export { useDocumentTitle } from './useDocumentTitle';
