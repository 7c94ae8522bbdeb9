import type { Side } from './goals';

/** As long as the demo's feed states. Motion that starts automatically must not last longer. */
const clipSeconds = 5;
/** The fraction of a goal's time after which the ball is in the net. */
const shotShare = 0.6;

const base = `
:root{color-scheme:light dark;--ground:#f5f7f9;--raised:#fff;--line:#dbe1e7;--text:#10161d;--muted:#55616d;--grass:#dcefe2;--chalk:#5a8a6a;--note:#fff4d6;--on-note:#4a3500}
@media (prefers-color-scheme:dark){:root{--ground:#0b0f14;--raised:#141b24;--line:#2a3440;--text:#e9eef3;--muted:#9aa7b4;--grass:#12301f;--chalk:#5f9c78;--note:#3a2e0c;--on-note:#ffe6a3}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-inline-size:640px;margin:32px auto;padding:24px;background:var(--raised);border:1px solid var(--line);border-radius:12px}
@media (max-width:720px){main{margin:0;padding:16px;border:0;border-radius:0;min-block-size:100vh}}
.top{display:flex;gap:16px;align-items:center;justify-content:space-between;margin:0 0 16px}a{padding-block:8px;color:inherit}
:focus-visible{outline:2px solid currentColor;outline-offset:2px}.note{margin:0;padding:4px 12px;border-radius:8px;background:var(--note);color:var(--on-note);font-weight:500}
h1{display:grid;grid-template-columns:1fr auto 1fr;gap:16px;align-items:center;margin:0 0 16px;font-size:18px;line-height:1.3}
h1>:first-child{justify-self:end}.score{position:relative;font-size:28px;font-variant-numeric:tabular-nums;white-space:nowrap}
.step{position:absolute;inset:0;background:var(--raised);text-align:center}
svg{display:block;inline-size:100%;block-size:auto;border-radius:8px;background:var(--grass)}[dir=rtl] svg{transform:scaleX(-1)}
.chalk{fill:none;stroke:var(--chalk);stroke-width:2}.ball{fill:#fff;stroke:#10161d;stroke-width:2}
ol{margin:16px 0 0;padding:0;list-style:none;display:grid;gap:8px}
li{display:grid;grid-template-columns:3.5em 1fr auto;gap:12px;align-items:baseline;padding-block:4px;border-block-end:1px solid var(--line)}
li:last-child{border:0}li bdi{justify-self:start}li span{justify-self:start;color:var(--muted);font-variant-numeric:tabular-nums}li small{color:var(--muted)}
.away bdi{justify-self:end}`;

/** The x of each goal line and the curve of the ball's path to it, in units of the drawing. */
const goalLines: Record<Side, number> = { home: 276, away: -276 };
const bends = [-58, 44, -30, 62];

const round = (value: number) => Number(value.toFixed(2));
const at = (share: number, x: number, y: number) =>
  `${round(share * 100)}%{transform:translate(${x}px,${y}px)}`;

/** The ball's path from the centre into the net and back, goal by goal. */
function ballFrames(sides: readonly Side[]): string {
  const slot = 1 / sides.length;
  return sides
    .map((side, index) => {
      const begins = index * slot;
      const line = goalLines[side];
      const bend = bends[index % bends.length] ?? 0;
      return (
        at(begins, 0, 0) +
        at(begins + (slot * shotShare) / 2, line / 2, bend) +
        at(begins + slot * shotShare, line, bend / 4) +
        at(begins + slot * 0.98, line, bend / 4)
      );
    })
    .join('');
}

/**
 * The page's styles, with a replay of its goals in order. Each score covers the one before when its goal falls, so without
 * motion the last score is visible.
 */
export function clipStyles(sides: readonly Side[]): string {
  const slot = clipSeconds / sides.length;
  const delays = sides.map((_, index) => {
    const seconds = round(slot * (index + shotShare));
    return `.at-${index + 1}{animation-delay:${seconds}s}`;
  });
  return `${base}
@keyframes appear{from{visibility:hidden}}
@keyframes ball{${ballFrames(sides)}}
@media (prefers-reduced-motion:no-preference){.ball{animation:ball ${clipSeconds}s ease-in-out}.goal{animation:appear .01s both}${delays.join('')}}`;
}
