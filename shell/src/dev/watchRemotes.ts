import type { TelemetryEvent } from '@scoreline/shared-lib/contract';

import { onNote } from '../telemetry/journal';

/** How one build has fared on this page. */
export interface BuildCourse {
  /** How long it took to load, in milliseconds; undefined where it has not been loaded. */
  loadMs?: number;
  /** Failures to load, on screen and in its scripts. */
  errors: number;
}

/** Counts what the telemetry notes, a build each, and says when that changes. */
export function watchRemotes(changed: () => void) {
  const courses = new Map<string, BuildCourse>();
  onNote((event: TelemetryEvent) => {
    if (event.kind === 'vital') return;
    const course = courses.get(event.build) ?? { errors: 0 };
    courses.set(event.build, course);
    if (event.kind === 'load') course.loadMs = event.ms;
    else course.errors += 1;
    changed();
  });
  return (build: string): BuildCourse => courses.get(build) ?? { errors: 0 };
}
