export { contrast, largeText, readableOn } from './base/contrast';
export {
  chosenInForcedColours,
  focusRing,
  hiddenScrollbar,
  inputOverAll,
  oneLine,
  plainButton,
  tabularDigits,
} from './base/mixins';
export {
  fontSize,
  fontWeight,
  layer,
  media,
  motion,
  radius,
  rem,
  space,
  target,
} from './base/scale';
export { Button, type ButtonKind } from './Button';
export { Chip } from './Chip';
export { Crest } from './crest/Crest';

export { ConfirmDialog, Dialog } from './layer/Dialog';
export { EmptyState } from './loading/EmptyState';
export { ErrorState } from './loading/ErrorState';
export { Flag, flagAddress } from './icon/Flag';
export { Icon } from './icon/Icon';
export { IconButton } from './icon/IconButton';
export type { IconName } from './icon/iconPaths';
export { later, type LaterPart } from './loading/Later';
export { announce, showToast, toastMs } from './notice/notices';
export { OfflineBar } from './notice/OfflineBar';
export { BuildRegion } from './loading/BuildRegion';
export { RollingScore } from './RollingScore';
export { SegmentedControl } from './SegmentedControl';
export { Sheet } from './layer/Sheet';
export { Skeleton, SkeletonRows } from './loading/Skeleton';
export { ThemeRoot } from './ThemeRoot';
export { ToastHost, useToast } from './notice/ToastHost';
export { Hairline, UpdatingBar } from './notice/UpdatingBar';
export { useOnline } from './loading/useOnline';
export { useEscape } from './layer/useEscape';
export { VisuallyHidden } from './VisuallyHidden';
export { WayOut } from './loading/WayOut';
