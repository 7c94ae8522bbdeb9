import type { ReactNode } from 'react';

/** A sentence instead of a screen. */
export function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="note">
      <p style={{ margin: 0 }}>{text}</p>
      {children}
    </div>
  );
}
