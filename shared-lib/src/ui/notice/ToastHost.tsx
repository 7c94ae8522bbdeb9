import { useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';

import { fontSize, layer, motion, radius, space } from '../base/scale';
import { announce, noNotices, noticesNow, onNotices, showToast } from './notices';
import { VisuallyHidden } from '../VisuallyHidden';

/** Renders toasts and the page's only polite live region. Mount it once per page. */
export function ToastHost() {
  const { toast, spoken } = useSyncExternalStore(onNotices, noticesNow, noNotices);
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
      {toast && (
        <Frame key={toast.id} aria-hidden="true">
          <Face>{toast.text}</Face>
        </Frame>
      )}
    </>
  );
}

/** `toast(text)` shows a text and announces it to screen readers, `announce(text)` only announces it. */
export const useToast = () => notifier;
const notifier = { toast: showToast, announce };

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Frame = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset-inline: ${space(4)};
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Face = styled.div`
  max-inline-size: 480px;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.chip};
  font-size: ${fontSize[13]};
  font-weight: 500;
  color: var(--surface);
  background: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 24%);
  animation: ${appear} ${motion.calm};
`;
