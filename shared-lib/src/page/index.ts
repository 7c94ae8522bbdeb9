/**
 * Page components. Each remote bundles its own copy: they hold no state that must be shared, and the first page does not load
 * them. They import shared-lib's other parts by package name, as a remote does, so that those stay shared.
 */
export { Answer, useShownAnswer } from './answer/Answer';
export { BettingOff } from './betting/BettingOff';
export { ButtonLink } from './ButtonLink';
export { Choice } from './choice/Choice';
export { chosenCard } from './choice/chosenCard';
export { Columns, PageColumn, NarrowPage, Stack } from './Columns';
export { FillingNote } from './answer/FillingNote';
export { helpLine } from './betting/helpLine';
export { forgetInvite, type Invite, rememberedInvite, rememberInvite } from './invite';
export { LoadingBlock, type LoadingState } from './answer/LoadingBlock';
export { FollowButton } from './FollowButton';
export { FormMarks, OutcomeMark } from './match/OutcomeMark';
export { lineText, pickText } from './betting/pickText';
export { PeriodRows, periodsOf, usePeriodNames } from './match/PeriodRows';
export { Price } from './betting/Price';
export { RankedLine } from './figures/RankedLine';
export { RedCards } from './match/RedCards';
export { rowStates } from './rowStates';
export { Section } from './Section';
export { outcomeColours, ShareBar } from './figures/ShareBar';
export { Shirt } from './match/Shirt';
export { Switch } from './choice/Switch';
export { Table, TableFrame } from './figures/Table';
export { showChosen } from './choice/showChosen';
export { StorageNote } from './StorageNote';
export { TabPanel, Tabs, type TabItem } from './choice/Tabs';
export { TextLink } from './TextLink';
export { TopBar } from './TopBar';
export { useBookName } from './betting/useBookName';
export { useDay } from './day/useDay';
export { useListDay } from './day/useListDay';
export { useMemberAnswer } from './answer/useMemberAnswer';
export { darkPage, tabletPage, useMedia, widePage } from './useMedia';
export { type ViewerLocale, useViewerLocale } from './day/useViewerLocale';
export { useReason } from './betting/useReason';
export { useShownMatch } from './match/useShownMatch';
export { useTimeLabel, useTimeLabelAt } from './day/useTimeLabel';
export { useMoment } from './useMoment';
export { useVipPicks } from './betting/useVipPicks';
export { VipOffer } from './betting/VipOffer';
export { Waiting } from './answer/Waiting';
export { wholePercents } from './figures/wholePercents';
export { useDocumentTitle } from './useDocumentTitle';
