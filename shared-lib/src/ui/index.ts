export { contrast, largeText, readableOn } from './base/contrast';
export {
  chosenInForcedColours,
  focusRing,
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

export { ConfirmDialog, Dialog } from './Dialog';
export { EmptyState } from './EmptyState';
export { ErrorState } from './ErrorState';
export { Flag, flagAddress } from './Flag';
export { Icon } from './Icon';
export { IconButton } from './IconButton';
export type { IconName } from './iconPaths';
export { later, type LaterPart } from './Later';
export { announce, showToast, toastMs } from './notices';
export { OfflineBar } from './OfflineBar';
export { BuildRegion } from './BuildRegion';
export { RollingScore } from './RollingScore';
export { SegmentedControl } from './SegmentedControl';
export { Sheet } from './Sheet';
export { Skeleton, SkeletonRows } from './Skeleton';
export { ThemeRoot } from './ThemeRoot';
export { ToastHost, useToast } from './ToastHost';
export { Hairline, UpdatingBar } from './UpdatingBar';
export { useEscape } from './useEscape';
export { VisuallyHidden } from './VisuallyHidden';
export { WayOut } from './WayOut';
