import type { ReleaseAct, ReleaseLogRow } from '@scoreline/shared-lib/contract';
import { type Access, ask } from './ask';

/** The whole log, oldest entry first. */
export async function allRows(access: Access): Promise<ReleaseLogRow[]> {
  const rows: ReleaseLogRow[] = [];
  for (;;) {
    const next = await ask<ReleaseLogRow[]>(access, 'GET', `/registry/log?after=${rows.length}`);
    rows.push(...next);
    if (next.length < 1_000) return rows;
  }
}

/** One entry as a line: time, team, action, old and new build, track, commit, approval and reason. */
export function lineOf({ entry }: ReleaseLogRow): string {
  const { at, kind, team, commit, track, seq, remote, old, ...rest } = JSON.parse(
    entry,
  ) as ReleaseAct;
  const { new: next, percent, reason, approval } = rest;
  const parts = [
    ...[at, team, kind, remote],
    ...[old || next ? `${old ?? 'none'} → ${next ?? 'none'}` : undefined],
    ...[percent === undefined ? undefined : `${percent} %`, track && [track, seq].join(' ').trim()],
    ...[commit && `commit ${commit}`, approval && `approved by ${approval}`, reason],
  ];
  return parts.filter(Boolean).join('  ');
}
