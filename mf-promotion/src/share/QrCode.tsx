import { Skeleton } from '@scoreline/shared-lib/ui';
import { useEffect, useState } from 'react';

const size = '220px';

/**
 * A text as a QR code, black on white in every theme, because cameras need that contrast. The generator loads with the page that
 * shows it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ path: string; modules: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./qrPath').then(({ qrPath }) => {
      if (!isGone) setDrawing(qrPath(text));
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  if (!drawing) return <Skeleton width={size} height={size} />;
  const { path, modules } = drawing;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ inlineSize: `min(100%, ${size})`, borderRadius: 8 }}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
